import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

export const askDatabase = ({ read }: InstanceDatabase): Promise<unknown> =>
  read.selectFrom('instanceState').select('revision').executeTakeFirstOrThrow();

/** Jobs that are tried no more until somebody wants them to be. */
export const countStopped = async ({ read }: InstanceDatabase): Promise<number> => {
  const { total } = await read
    .selectFrom('jobs')
    // Every moment comes after the empty text: an index finds what is not null by a comparison alone.
    .where('stoppedAt', '>', '')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** A job that has failed so often is likely to fail again. */
const manyAttempts = 3;

/** @param since what was due before then and has not begun is late */
export const readJobState = async ({ read }: InstanceDatabase, { now, since }: { now: Date; since: Date }) => {
  const at = now.toISOString();
  const rows = await read
    .selectFrom('jobs')
    .where('stoppedAt', 'is', null)
    .select(['dueAt', 'leasedUntil', 'attempts'])
    .execute();
  const isRunning = ({ leasedUntil }: (typeof rows)[number]) => leasedUntil !== null && leasedUntil > at;
  return {
    waiting: rows.length,
    running: rows.filter(isRunning).length,
    late: rows.filter((row) => !isRunning(row) && row.dueAt < since.toISOString()).length,
    failing: rows.filter((row) => !isRunning(row) && row.attempts >= manyAttempts).length,
  };
};
