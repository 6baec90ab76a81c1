import type { Readable } from 'node:stream';
import { restoreKey } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { startReport } from '../../reports/index.ts';
import { type RestoreJob, restoreKind } from './restore.jobs.ts';

/**
 * Begins to bring in the recipes of an archive in the background; answers the id of the report.
 * @param chosen the recipes to bring in; all of them, as new ones, where nobody has chosen
 */
export const startRestore = async (
  { db, platform, words, member, language }: MemberContext,
  archive: Uint8Array | Readable,
  chosen?: RestoreJob['chosen'],
): Promise<string> => {
  const at = platform.clock.now();
  const title = words('restore.report');
  const reportId = await db.change((db) => startReport(db, { category: 'restore', name: title, at }));
  await platform.files.write(restoreKey(db.groupId, reportId), archive);
  const payload: RestoreJob = { reportId, userId: member.id, language, ...(chosen && { chosen }) };
  await db.change((db) => addJobs(db, [{ kind: restoreKind, subject: reportId, title, payload }], at));
  return reportId;
};
