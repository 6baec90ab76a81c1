import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { GroupDatabase } from '../database/index.ts';
import { leaseTime } from './claims.repository.ts';
import { jobsSignal } from './group-jobs.repository.ts';
import type { JobDefinition, RunningJob } from './job.ts';
import { endHere, insertRunning, renewHere } from './jobs-here.repository.ts';

interface Work {
  definition: JobDefinition;
  subject: string;
  title: string;
  payload: unknown;
}

/**
 * Runs a job in this process while a reply waits for it. One that fails, or is cut short by a power cut, is run again as any other job:
 * then it throws, and what it was to bring comes later.
 */
export const runHere = async (
  db: GroupDatabase,
  { definition, subject, title, payload }: Work,
  clock: Clock,
): Promise<void> => {
  const job: RunningJob = {
    id: randomUUID(),
    db: db.asServer(),
    kind: definition.kind.name,
    subject,
    title,
    concurrencyKey: null,
    payload,
    attempt: 1,
    lease: randomUUID(),
  };
  const leasedUntil = () => new Date(clock.now().getTime() + leaseTime).toISOString();
  await db.change((db) => insertRunning(db, job, clock.now().toISOString(), leasedUntil()));
  const renewing = setInterval(() => {
    renewHere(db, job, leasedUntil()).catch(() => undefined);
  }, leaseTime / 4);
  try {
    await definition.run(job, new AbortController().signal);
  } catch (error) {
    await db.change(async (db) => {
      await endHere(db, job);
      await db.signal(jobsSignal);
    });
    throw error;
  } finally {
    clearInterval(renewing);
  }
};
