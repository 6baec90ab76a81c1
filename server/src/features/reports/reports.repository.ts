import type { Report, ReportEntry, ReportSummary } from '@larder/contract';
import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { countOpenJobs, listOpenJobs } from '../../platform/jobs/index.ts';

type Category = ReportSummary['category'];
type Counts = ReportSummary['counts'];

const columns = ['id', 'groupId', 'category', 'name', 'status', 'timestamp'] as const;

/** Newest first; of one category, or all. */
export const listReports = async (db: GroupDatabase, category?: Category): Promise<ReportSummary[]> => {
  const rows = await db
    .from('reports')
    .$if(category !== undefined, (reports) => reports.where('category', '=', category ?? 'backup'))
    .select(columns)
    .orderBy('timestamp', 'desc')
    .orderBy('id')
    .execute();
  const counts = await countEntries(db);
  const open = await countOpenJobs(db);
  return rows.map((row) => ({
    ...row,
    counts: { ...(counts.get(row.id) ?? { succeeded: 0, failed: 0 }), remaining: open.get(row.id) ?? 0 },
  }));
};

const countEntries = async (db: GroupDatabase): Promise<Map<string, Omit<Counts, 'remaining'>>> => {
  const rows = await db
    .from('reportEntries')
    .groupBy('reportId')
    .select(['reportId', ({ fn }) => fn.countAll<number>().as('all'), ({ fn }) => fn.sum<number>('success').as('good')])
    .execute();
  return new Map(
    rows.map(({ reportId, all, good }) => [reportId, { succeeded: Number(good), failed: Number(all) - Number(good) }]),
  );
};

/** @throws AppError `report.not-found` */
export const getReport = async (db: GroupDatabase, id: string, now: Date): Promise<Report> => {
  const report = found(
    await db.from('reports').where('id', '=', id).select(columns).executeTakeFirst(),
    'report.not-found',
  );
  const entries = await listEntries(db, id);
  const remaining = await listOpenJobs(db, id, now);
  const succeeded = entries.filter(({ success }) => success).length;
  const counts = { succeeded, failed: entries.length - succeeded, remaining: remaining.length };
  return { ...report, counts, entries, remaining };
};

const listEntries = async (db: GroupDatabase, reportId: string): Promise<ReportEntry[]> => {
  const rows = await db
    .from('reportEntries')
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'reportEntries.recipeId').onRef('recipes.groupId', '=', 'reportEntries.groupId'),
    )
    .where('reportEntries.reportId', '=', reportId)
    .select([
      'reportEntries.id',
      'reportEntries.reportId',
      'reportEntries.timestamp',
      'reportEntries.success',
      'reportEntries.message',
      'reportEntries.exception',
      'reportEntries.source',
      'reportEntries.code',
      'recipes.slug as recipeSlug',
      'recipes.id as recipeId',
      'recipes.name as recipeName',
      'recipes.image as recipeImage',
    ])
    .orderBy('reportEntries.timestamp')
    .orderBy('reportEntries.source')
    .orderBy('reportEntries.id')
    .execute();
  return rows.map(({ recipeId, recipeName, recipeImage, ...row }) => ({
    ...row,
    success: row.success === 1,
    recipe:
      recipeId === null || recipeName === null || row.recipeSlug === null
        ? null
        : { id: recipeId, name: recipeName, slug: row.recipeSlug, image: recipeImage },
  }));
};

export const insertReport = (
  db: GroupTransaction,
  report: { id: string; category: Category; name: string; timestamp: string },
) => db.insert('reports', { ...report, status: 'in-progress' }).execute();

export interface EntryRow {
  id: string;
  reportId: string;
  success: boolean;
  message: string;
  exception: string;
  timestamp: string;
  source: string | null;
  recipeId: string | null;
  code: string | null;
}

export const insertEntries = async (db: GroupTransaction, entries: EntryRow[]): Promise<void> => {
  const rows = entries.map((entry) => ({ ...entry, success: flag(entry.success) }));
  await db.insertAll('reportEntries', rows);
};

export const removeEntries = (db: GroupTransaction, ids: string[]) =>
  db.remove('reportEntries').where(db.dialect.isOneOf('reportEntries.id', ids)).execute();

/** Forgets that some of it was cancelled, as it goes on. */
export const removeCancelled = (db: GroupTransaction, reportId: string) =>
  db.remove('reportEntries').where('reportId', '=', reportId).where('code', '=', 'cancelled').execute();

/** Keeps why it failed; tells whether there was such an entry. */
export const skipFailedEntry = async (db: GroupTransaction, reportId: string, id: string): Promise<boolean> => {
  const skipped = await db
    .update('reportEntries')
    .set({ code: 'skipped' })
    .where('reportId', '=', reportId)
    .where('id', '=', id)
    .where('success', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return skipped !== undefined;
};

export const countOutcomes = async (db: GroupDatabase, reportId: string): Promise<Omit<Counts, 'remaining'>> => {
  const row = await db
    .from('reportEntries')
    .where('reportId', '=', reportId)
    .select([({ fn }) => fn.countAll<number>().as('all'), ({ fn }) => fn.sum<number>('success').as('good')])
    .executeTakeFirstOrThrow();
  const succeeded = Number(row.good ?? 0);
  return { succeeded, failed: Number(row.all) - succeeded };
};

/** Answers what kind of report it is, where there is one. */
export const updateStatus = async (
  db: GroupTransaction,
  id: string,
  status: ReportSummary['status'],
): Promise<Category | undefined> => {
  const row = await db.update('reports').set({ status }).where('id', '=', id).returning('category').executeTakeFirst();
  return row?.category;
};

export const hasReport = async (db: GroupDatabase, id: string): Promise<boolean> =>
  (await db.from('reports').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;

/** Its entries go with it. */
export const deleteReport = (db: GroupTransaction, id: string) => db.remove('reports').where('id', '=', id).execute();
