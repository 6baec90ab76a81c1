import { randomUUID } from 'node:crypto';
import type { ReportSummary } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { hasOpenJobs } from '../../platform/jobs/index.ts';
import { countOutcomes, insertEntries, insertReport, updateStatus } from './reports.repository.ts';

/** Begins a report; answers its id, which is also the subject of the jobs that belong to it. */
export const startReport = async (
  db: GroupTransaction,
  {
    id = randomUUID(),
    category,
    name,
    at,
  }: { id?: string; category: ReportSummary['category']; name: string; at: Date },
): Promise<string> => {
  await insertReport(db, { id, category, name, timestamp: at.toISOString() });
  return id;
};

export interface NewEntry {
  /** That of the job it tells of, so that another try takes its place. */
  id?: string;
  success: boolean;
  /** What happened, in words. */
  message: string;
  /** Why it did not succeed, in words. */
  reason?: string;
  /** What it was about, such as the address of a page. */
  source?: string;
  recipeId?: string;
  code?: string;
}

/** Tells in a report how single parts of the work went. */
export const addEntries = (db: GroupTransaction, reportId: string, entries: NewEntry[], at: Date): Promise<void> =>
  insertEntries(
    db,
    entries.map(({ id = randomUUID(), success, message, reason = '', source, recipeId, code }) => ({
      id,
      reportId,
      success,
      message,
      exception: reason,
      timestamp: at.toISOString(),
      source: source ?? null,
      recipeId: recipeId ?? null,
      code: code ?? null,
    })),
  );

/** Ends a report unless jobs of it are still to be done; what it tells in all follows from its entries. */
export const endReportWhenDone = async (db: GroupTransaction, reportId: string): Promise<void> => {
  if (await hasOpenJobs(db, reportId)) return;
  const status = statusOf(await countOutcomes(db, reportId));
  const category = await updateStatus(db, reportId, status);
  await db.record('report.finished', { id: reportId, status, category });
};

const statusOf = ({ succeeded, failed }: { succeeded: number; failed: number }): ReportSummary['status'] => {
  if (succeeded === 0) return 'failure';
  return failed === 0 ? 'success' : 'partial';
};
