import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { startReport } from '../../reports/index.ts';
import { type Restore, restoreJob, restoreKey } from './restore.jobs.ts';

/**
 * Begins to bring in the recipes of an archive in the background; answers the id of the report.
 * @param chosen the recipes to bring in; all of them, as new ones, where nobody has chosen
 */
export const startRestore = async (
  { db, platform, words, member, language }: MemberContext,
  archive: Uint8Array | Readable,
  chosen?: Restore['chosen'],
): Promise<string> => {
  const at = platform.clock.now();
  const title = words('restore.report');
  const id = randomUUID();
  const archiveKey = restoreKey(db.groupId, id);
  await platform.files.write(archiveKey, archive);
  try {
    await db.change(async (db) => {
      await startReport(db, { id, category: 'restore', name: title, at });
      const payload = { userId: member.id, language, chosen };
      await addJobs(db, restoreJob, [{ subject: id, title, payload }], at);
    });
  } catch (error) {
    await platform.files.remove(archiveKey);
    throw error;
  }
  return id;
};
