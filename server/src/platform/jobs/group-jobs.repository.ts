import { randomUUID } from 'node:crypto';
import type { GroupDatabase, GroupTransaction } from '../database/index.ts';
import type { JobKind, NewJob } from './job.ts';

/** Tells the runners of all processes that there is something new to do. */
export const jobsSignal = 'jobs';

/** They run once the transaction has been committed. */
export const addJobs = async <Payload>(
  db: GroupTransaction,
  { name }: JobKind<Payload>,
  jobs: NewJob<Payload>[],
  now: Date,
): Promise<void> => {
  const rows = jobs.map(({ id = randomUUID(), subject, title = '', concurrencyKey, payload, dueAt = now }) => ({
    id,
    kind: name,
    userId: db.userId,
    subject: subject ?? null,
    title,
    concurrencyKey: concurrencyKey ?? null,
    payload: JSON.stringify(payload),
    dueAt: dueAt.toISOString(),
    attempts: 0,
  }));
  await db.insertAll('jobs', rows);
  if (rows.length > 0) await db.signal(jobsSignal);
};

export interface OpenJob {
  id: string;
  title: string;
  isRunning: boolean;
  dueAt: string;
}

/** Jobs of a subject that wait or run, in the order in which they were added. */
export const listOpenJobs = async (db: GroupDatabase, subject: string, now: Date): Promise<OpenJob[]> => {
  const rows = await db
    .from('jobs')
    .where('subject', '=', subject)
    .where('stoppedAt', 'is', null)
    .select(['id', 'title', 'leasedUntil', 'dueAt'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, title, leasedUntil, dueAt }) => ({
    id,
    title,
    dueAt,
    isRunning: leasedUntil !== null && leasedUntil > now.toISOString(),
  }));
};

export const countOpenJobs = async (db: GroupDatabase): Promise<Map<string, number>> => {
  const rows = await db
    .from('jobs')
    .where('stoppedAt', 'is', null)
    .where('subject', 'is not', null)
    .groupBy('subject')
    .select(['subject', ({ fn }) => fn.countAll<number>().as('jobs')])
    .execute();
  return new Map(rows.map(({ subject, jobs }) => [subject ?? '', Number(jobs)]));
};

export const hasOpenJobs = async (db: GroupDatabase, subject: string): Promise<boolean> => {
  const row = await db
    .from('jobs')
    .where('subject', '=', subject)
    .where('stoppedAt', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Sets every job of a subject aside that has not ended; one that runs at this moment cannot save what it does. */
export const cancelJobs = async (
  db: GroupTransaction,
  subject: string,
  now: Date,
): Promise<{ id: string; title: string }[]> => {
  const open = await listOpenJobs(db, subject, now);
  await db
    .update('jobs')
    .set({ stoppedAt: now.toISOString(), leasedBy: null, leasedUntil: null })
    .where('subject', '=', subject)
    .where('stoppedAt', 'is', null)
    .execute();
  return open;
};

/** Lets the jobs of a subject that were set aside run again; answers their ids. */
export const restartJobs = async (db: GroupTransaction, subject: string, now: Date): Promise<string[]> => {
  const stopped = await db
    .from('jobs')
    .where('subject', '=', subject)
    .where('stoppedAt', 'is not', null)
    .select('id')
    .execute();
  await db
    .update('jobs')
    .set({ stoppedAt: null, attempts: 0, dueAt: now.toISOString() })
    .where('subject', '=', subject)
    .where('stoppedAt', 'is not', null)
    .execute();
  await db.signal(jobsSignal);
  return stopped.map(({ id }) => id);
};

export const removeJobs = async (db: GroupTransaction, subject: string): Promise<void> => {
  await db.remove('jobs').where('subject', '=', subject).execute();
};
