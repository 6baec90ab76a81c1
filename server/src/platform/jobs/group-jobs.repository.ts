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
  /** How often it was tried, the present run included. */
  attempts: number;
  problem: string | null;
}

/** Jobs of a subject that wait or run, in the order in which they were added. */
export const listOpenJobs = async (db: GroupDatabase, subject: string, now: Date): Promise<OpenJob[]> => {
  const rows = await db
    .from('jobs')
    .where('subject', '=', subject)
    .where('stoppedAt', 'is', null)
    .select(['id', 'title', 'leasedUntil', 'dueAt', 'attempts', 'problem'])
    .orderBy('number')
    .execute();
  return rows.map(({ leasedUntil, ...row }) => ({
    ...row,
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

/** Whether a job runs that is a part of something, such as a report: people wait for it. */
export const isOneAwaited = async (db: GroupDatabase, now: Date): Promise<boolean> => {
  const row = await db
    .from('jobs')
    .where('subject', 'is not', null)
    .where('leasedUntil', '>', now.toISOString())
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The jobs of a subject, or one of them. */
interface Chosen {
  subject: string;
  id?: string | undefined;
}

/** Sets jobs aside that have not ended; one that runs at this moment cannot save what it does. */
export const cancelJobs = (
  db: GroupTransaction,
  { subject, id }: Chosen,
  now: Date,
): Promise<{ id: string; title: string }[]> =>
  db
    .update('jobs')
    .set({ stoppedAt: now.toISOString(), leasedBy: null, leasedUntil: null })
    .where('subject', '=', subject)
    .where('stoppedAt', 'is', null)
    .$if(id !== undefined, (jobs) => jobs.where('id', '=', id ?? ''))
    .returning(['id', 'title'])
    .execute();

/** Lets jobs that were set aside run again; answers their ids. */
export const restartJobs = async (db: GroupTransaction, { subject, id }: Chosen, now: Date): Promise<string[]> => {
  const restarted = await db
    .update('jobs')
    .set({ stoppedAt: null, attempts: 0, problem: null, dueAt: now.toISOString() })
    .where('subject', '=', subject)
    .where('stoppedAt', 'is not', null)
    .$if(id !== undefined, (jobs) => jobs.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  await db.signal(jobsSignal);
  return restarted.map(({ id }) => id);
};

/** Lets a job that waits for its next try run as soon as its concurrency key is free; tells whether it waits. */
export const hurryJob = async (
  db: GroupTransaction,
  { subject, id }: Required<Chosen>,
  now: Date,
): Promise<boolean> => {
  const hurried = await db
    .update('jobs')
    .set({ dueAt: now.toISOString() })
    .where('subject', '=', subject)
    .where('id', '=', id)
    .where('stoppedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db.signal(jobsSignal);
  return hurried !== undefined;
};

export const removeJobs = async (db: GroupTransaction, subject: string): Promise<void> => {
  await db.remove('jobs').where('subject', '=', subject).execute();
};

/** Those whose time has not come. */
export const removeWaitingJobs = async (db: GroupTransaction, subject: string, now: Date): Promise<void> => {
  await db.remove('jobs').where('subject', '=', subject).where('dueAt', '>', now.toISOString()).execute();
};
