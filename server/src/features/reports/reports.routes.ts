import { contract } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { cancelJobs, hasOpenJobs, hurryJob, removeJobs, restartJobs } from '../../platform/jobs/index.ts';
import { listServerTasks } from './list-server-tasks.ts';
import {
  deleteReport,
  getReport,
  hasReport,
  listReports,
  removeEntries,
  skipFailedEntry,
  updateStatus,
} from './reports.repository.ts';
import { addEntries, endReportWhenDone } from './write-report.ts';

const changeReport = (db: GroupDatabase, id: string, work: (db: GroupTransaction) => Promise<void>) =>
  db.change(async (db) => {
    if (!(await hasReport(db, id))) throw new AppError('report.not-found');
    await work(db);
  });

export const reportRoutes: Route[] = implement(contract.reports, {
  serverTasks: ({ query }, { db }) => listServerTasks(db, query),
  list: ({ query }, { db }) => listReports(db, query.reportType),
  get: ({ params }, { db, platform }) => getReport(db, params.itemId, platform.clock.now()),
  remove: async ({ params }, { db, words }) => {
    await changeReport(db, params.itemId, async (db) => {
      const isUnderWay = await hasOpenJobs(db, params.itemId);
      await removeJobs(db, params.itemId);
      if (isUnderWay) await endReportWhenDone(db, params.itemId);
      await deleteReport(db, params.itemId);
    });
    return { message: words('report.deleted'), error: false };
  },
  cancel: async ({ params }, { db, words, platform }) => {
    const now = platform.clock.now();
    await changeReport(db, params.itemId, async (db) => {
      const cancelled = await cancelJobs(db, { subject: params.itemId }, now);
      const message = words('report.cancelled');
      const entries = cancelled.map(({ id, title }) => ({
        id,
        success: false,
        message,
        source: title,
        code: 'cancelled',
      }));
      await addEntries(db, params.itemId, entries, now);
      await endReportWhenDone(db, params.itemId);
    });
    return getReport(db, params.itemId, now);
  },
  retry: async ({ params }, { db, platform }) => {
    const now = platform.clock.now();
    await changeReport(db, params.itemId, async (db) => {
      const restarted = await restartJobs(db, { subject: params.itemId }, now);
      if (restarted.length === 0) return;
      await removeEntries(db, restarted);
      await updateStatus(db, params.itemId, 'in-progress');
    });
    return getReport(db, params.itemId, now);
  },
  retryEntry: async ({ params: { itemId, entryId } }, { db, platform }) => {
    const now = platform.clock.now();
    const job = { subject: itemId, id: entryId };
    await changeReport(db, itemId, async (db) => {
      if (await hurryJob(db, job, now)) return;
      const restarted = await restartJobs(db, job, now);
      if (restarted.length === 0) throw new AppError('report.no-entry');
      await removeEntries(db, restarted);
      await updateStatus(db, itemId, 'in-progress');
    });
    return getReport(db, itemId, now);
  },
  skipEntry: async ({ params: { itemId, entryId } }, { db, words, platform }) => {
    const now = platform.clock.now();
    await changeReport(db, itemId, async (db) => {
      const [cancelled] = await cancelJobs(db, { subject: itemId, id: entryId }, now);
      if (!cancelled) {
        if (!(await skipFailedEntry(db, itemId, entryId))) throw new AppError('report.no-entry');
        return;
      }
      const message = words('report.skipped');
      const entry = { id: cancelled.id, success: false, message, source: cancelled.title, code: 'skipped' };
      await addEntries(db, itemId, [entry], now);
      await endReportWhenDone(db, itemId);
    });
    return getReport(db, itemId, now);
  },
});
