import type { ListQuery, Page, ReportSummary, ServerTask } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { pageOf } from '../../platform/database/lists/index.ts';
import { listReports } from './reports.repository.ts';

const names: Record<ReportSummary['category'], ServerTask['name']> = {
  backup: 'Database Backup',
  restore: 'Background Task',
  migration: 'Background Task',
  bulk_import: 'Bulk Recipe Import',
};

const statuses: Record<ReportSummary['status'], ServerTask['status']> = {
  'in-progress': 'running',
  success: 'finished',
  partial: 'finished',
  failure: 'failed',
};

/** Reports as tasks: what older clients ask for. */
export const listServerTasks = async (db: GroupDatabase, query: ListQuery): Promise<Page<ServerTask>> => {
  const reports = await listReports(db);
  const tasks = reports.map(({ groupId, category, name, status, timestamp }, index) => ({
    id: reports.length - index,
    groupId,
    name: names[category],
    createdAt: timestamp,
    status: statuses[status],
    log: name,
  }));
  return pageOf(query, {
    path: '/groups/server-tasks',
    count: async () => tasks.length,
    rows: async ({ limit = tasks.length, offset }) => tasks.slice(offset, offset + limit),
  });
};
