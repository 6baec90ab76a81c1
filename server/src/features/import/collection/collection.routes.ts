import { contract } from '@larder/contract';
import { restoreKey } from '../../../platform/files/index.ts';
import { implement, type MemberContext, type Route } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { startReport } from '../../reports/index.ts';
import { openCollection } from '../recipe-archive.ts';
import { type RestoreJob, restoreKind } from './restore.jobs.ts';

/** Begins to bring back the recipes of an archive; answers the id of the report. What is no archive is refused at once. */
const startRestore = async (
  { db, platform, words, member, language }: MemberContext,
  archive: Buffer,
): Promise<string> => {
  (await openCollection(archive)).close();
  const at = platform.clock.now();
  const reportId = await db.change((db) => startReport(db, { category: 'restore', name: words('restore.report'), at }));
  await platform.files.write(restoreKey(db.groupId, reportId), archive);
  const payload: RestoreJob = { reportId, userId: member.id, language };
  await db.change((db) =>
    addJobs(db, [{ kind: restoreKind, subject: reportId, title: words('restore.report'), payload }], at),
  );
  return reportId;
};

export const collectionRoutes: Route[] = implement(contract.recipeCollections, {
  restore: async ({ files }, context) => ({ reportId: await startRestore(context, files.archive.bytes) }),
});
