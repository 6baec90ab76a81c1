import type { z } from 'zod';
import type { GroupDatabase, GroupTransaction } from '../database/index.ts';

/** A kind of work for the background, and what each job of it has to know. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

/** Work to be done later by whichever process is free. */
export interface NewJob<Payload> {
  /** Drawn unless given. */
  id?: string;
  /** What it is a part of, such as a report. */
  subject?: string;
  /** How people are told of it. */
  title?: string;
  /** Of the jobs with the same key one runs at a time. */
  concurrencyKey?: string;
  payload: Payload;
  /** At once unless given. */
  dueAt?: Date;
}

/** A job that this process runs now, under a lease that others see. */
export interface RunningJob<Payload = unknown> {
  id: string;
  /** Of the job's group. */
  db: GroupDatabase;
  kind: string;
  subject: string | null;
  title: string;
  concurrencyKey: string | null;
  payload: Payload;
  /** 1 for the first time; a run that was cut short by a shutdown does not count. */
  attempt: number;
  /** Known to this run alone. */
  lease: string;
}

/** What is done with the jobs of one kind. */
export interface JobDefinition<Payload = unknown> {
  kind: JobKind<Payload>;
  /** In all processes together. */
  atOnce: number;
  /** Milliseconds for which the job's concurrency key rests afterwards. */
  pause?: number;
  /**
   * Runs a job, more than once if the first time was cut short: what it brings has to be saved by `complete`, `setAside` or
   * `savePart`. A job that has neither been completed nor set aside afterwards counts as done.
   * @param signal aborted when the server stops and when the job was cancelled: what was done so far is then not to be saved
   * @throws TryLaterError
   */
  run(job: RunningJob<Payload>, signal: AbortSignal): Promise<void>;
  /**
   * In place of `run` once a job has failed too often in ways that nobody foresaw, has ended the process, or has a payload
   * that cannot be read, which is undefined then.
   */
  giveUp?(job: RunningJob<Payload | undefined>): Promise<void>;
}

/** Declares what is done with the jobs of one kind. */
export const defineJob = <Payload>(definition: JobDefinition<Payload>): JobDefinition => definition;

/** The job was cancelled, or is another process's by now: whatever this run did must not be saved. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

/** What stands in the way may be gone by then. */
export class TryLaterError extends Error {
  override readonly name = 'TryLaterError';

  /** Whether the other jobs with its concurrency key have to wait as long. */
  readonly forWholeKey: boolean;
  /** Code of what stands in the way, for whoever waits. */
  readonly problem: string | null;

  constructor(
    readonly at: Date,
    {
      forWholeKey = false,
      problem = null,
      ...options
    }: ErrorOptions & { forWholeKey?: boolean; problem?: string | null } = {},
  ) {
    super('try later', options);
    this.forWholeKey = forWholeKey;
    this.problem = problem;
  }
}

type Work = (db: GroupTransaction) => Promise<unknown>;

const nothing = async (): Promise<void> => undefined;

/**
 * The one transaction in which a job ends together with what it brought: either both are saved or neither.
 * @throws JobLostError
 */
export const complete = (job: RunningJob, work: Work = nothing): Promise<void> =>
  job.db.change(async (db) => {
    const { numDeletedRows } = await db
      .remove('jobs')
      .where('id', '=', job.id)
      .where('leasedBy', '=', job.lease)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new JobLostError();
    await work(db);
  });

/**
 * As `complete` for a job that cannot succeed as things are: it runs again when somebody asks for that.
 * @throws JobLostError
 */
export const setAside = (job: RunningJob, now: Date, work: Work = nothing): Promise<void> =>
  job.db.change(async (db) => {
    const { numUpdatedRows } = await db
      .update('jobs')
      .set({ stoppedAt: now.toISOString(), leasedBy: null, leasedUntil: null })
      .where('id', '=', job.id)
      .where('leasedBy', '=', job.lease)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new JobLostError();
    await work(db);
  });

/**
 * A transaction of a job that goes on afterwards. Whoever runs the job again has to find in it what is done already.
 * @throws JobLostError
 */
export const savePart = (job: RunningJob, work: Work = nothing): Promise<void> =>
  job.db.change(async (db) => {
    const { numUpdatedRows } = await db
      .update('jobs')
      .set({ leasedBy: job.lease })
      .where('id', '=', job.id)
      .where('leasedBy', '=', job.lease)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new JobLostError();
    await work(db);
  });
