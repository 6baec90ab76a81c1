import type { QueuedJob } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { jobsSignal } from '../../../platform/jobs/index.ts';
import { movesUnderWay } from './moves-under-way.repository.ts';

/** As many as somebody looks through. */
const mostJobs = 200;

const open = ({ read }: InstanceDatabase, isStopped: boolean) =>
  read
    .selectFrom('jobs')
    .leftJoin('groups', 'groups.id', 'jobs.groupId')
    // Every moment comes after the empty text: an index finds what is not null by a comparison alone.
    .where(({ eb }) => (isStopped ? eb('jobs.stoppedAt', '>', '') : eb('jobs.stoppedAt', 'is', null)))
    .select([
      'jobs.id',
      'jobs.kind',
      'jobs.title',
      'jobs.subject',
      'jobs.dueAt',
      'jobs.attempts',
      'jobs.problem',
      'jobs.leasedUntil',
      'jobs.stoppedAt',
      'groups.name as group',
    ])
    .orderBy('jobs.dueAt')
    .limit(mostJobs);

/** What waits, runs or has stopped, that which is due first at the top. */
export const listJobs = async (instance: InstanceDatabase, now: Date): Promise<QueuedJob[]> => {
  const rows = [...(await open(instance, false).execute()), ...(await open(instance, true).execute())];
  const isRunning = ({ leasedUntil }: { leasedUntil: string | null }) =>
    leasedUntil !== null && leasedUntil > now.toISOString();
  const moves = await movesUnderWay(
    instance,
    rows.filter(isRunning).flatMap(({ subject }) => subject ?? []),
  );
  return rows.map(({ subject, leasedUntil, stoppedAt, ...row }) => ({
    ...row,
    progress: (isRunning({ leasedUntil }) && moves.get(subject ?? '')) || null,
    state: stoppedAt !== null ? 'stopped' : isRunning({ leasedUntil }) ? 'running' : 'waiting',
    canCancel: subject === null,
  }));
};

export const countJobs = async ({ read }: InstanceDatabase): Promise<number> => {
  const { total } = await read
    .selectFrom('jobs')
    .where('stoppedAt', 'is', null)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

const wakeRunners = async (instance: InstanceDatabase): Promise<void> => {
  instance.signals.tell(jobsSignal, '');
  await instance.tellOthers(jobsSignal);
};

/** Whether there was such a job that does not run already. */
export const runJobSoon = async (instance: InstanceDatabase, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await instance.change((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ stoppedAt: null, attempts: 0, problem: null, dueAt: now.toISOString() })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now.toISOString())]))
      .executeTakeFirstOrThrow(),
  );
  await wakeRunners(instance);
  return numUpdatedRows > 0n;
};

/** Whether there was such a job that is part of nothing else. Who does it at this moment can save nothing of it. */
export const removeJob = async (instance: InstanceDatabase, id: string): Promise<boolean> => {
  const { numDeletedRows } = await instance.change((transaction) =>
    transaction.deleteFrom('jobs').where('id', '=', id).where('subject', 'is', null).executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
};
