import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { RunningJob } from './job.ts';

/** Milliseconds for which a process has a job before others may take it; it renews the lease while it works. */
export const leaseTime = 20_000;

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseTime).toISOString();

/** Kinds of which fewer run now, in all processes together, than may at once. */
const kindsWithRoom = async (
  transaction: Transaction<Schema>,
  atOnce: Record<string, number>,
  now: string,
): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('jobs')
    .where('leasedUntil', '>', now)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('running')])
    .execute();
  const running = new Map(rows.map(({ kind, running }) => [kind, Number(running)]));
  return Object.keys(atOnce).filter((kind) => (running.get(kind) ?? 0) < (atOnce[kind] ?? 0));
};

/**
 * The oldest job that may run now, taken for this process. Claims of all processes take turns, so no two get the same job
 * or two jobs of one lane.
 * @param atOnce how many of each kind may run at once
 */
export const claimJob = (
  instance: InstanceDatabase,
  atOnce: Record<string, number>,
  now: Date,
): Promise<RunningJob | undefined> =>
  instance.change(async (transaction) => {
    await instance.dialect.takeTurns(transaction);
    const at = now.toISOString();
    const kinds = await kindsWithRoom(transaction, atOnce, at);
    if (kinds.length === 0) return undefined;
    const job = await transaction
      .selectFrom('jobs')
      .where('stoppedAt', 'is', null)
      .where('dueAt', '<=', at)
      .where('kind', 'in', kinds)
      .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('jobConcurrencyKeys')
              .whereRef('jobConcurrencyKeys.concurrencyKey', '=', 'jobs.concurrencyKey')
              .where('freeAt', '>', at)
              .select('concurrencyKey'),
          ),
        ),
      )
      .select(['id', 'groupId', 'kind', 'subject', 'title', 'concurrencyKey', 'payload', 'attempts'])
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (!job) return undefined;

    const lease = randomUUID();
    const { attempts, payload, ...more } = job;
    await transaction
      .updateTable('jobs')
      .set({ leasedBy: lease, leasedUntil: leaseEnd(now), attempts: attempts + 1 })
      .where('id', '=', job.id)
      .execute();
    await transaction.deleteFrom('jobConcurrencyKeys').where('freeAt', '<=', at).execute();
    if (job.concurrencyKey !== null) await holdKey(transaction, job.concurrencyKey, leaseEnd(now));
    return { ...more, payload: JSON.parse(payload), attempt: attempts + 1, lease };
  });

const holdKey = (transaction: Transaction<Schema>, concurrencyKey: string, freeAt: string) =>
  transaction
    .insertInto('jobConcurrencyKeys')
    .values({ concurrencyKey, freeAt })
    .onConflict((conflict) => conflict.column('concurrencyKey').doUpdateSet({ freeAt }))
    .execute();

/** When the earliest job is due that nobody has; null when there is none. */
export const nextDue = async (instance: InstanceDatabase): Promise<Date | null> => {
  const row = await instance.read
    .selectFrom('jobs')
    .where('stoppedAt', 'is', null)
    .select(({ fn }) => fn.min('dueAt').as('dueAt'))
    .executeTakeFirst();
  return row?.dueAt ? new Date(row.dueAt) : null;
};

/** False when the job is no longer this run's. */
export const renewLease = (
  instance: InstanceDatabase,
  { id, lease, concurrencyKey }: RunningJob,
  now: Date,
): Promise<boolean> =>
  instance.change(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ leasedUntil: leaseEnd(now) })
      .where('id', '=', id)
      .where('leasedBy', '=', lease)
      .executeTakeFirstOrThrow();
    const isOurs = numUpdatedRows > 0n;
    if (isOurs && concurrencyKey !== null) await holdKey(transaction, concurrencyKey, leaseEnd(now));
    return isOurs;
  });

export type Ending =
  | { how: 'done' }
  /** As if it had never begun. */
  | { how: 'given-back' }
  | { how: 'later'; at: Date; forWholeLane: boolean };

/** Ends a run; what the job is no longer this run's is left alone. Its lane is free again from then on. */
export const endRun = (
  instance: InstanceDatabase,
  { id, lease, concurrencyKey, attempt }: RunningJob,
  ending: Ending,
  keyFreeAt: Date,
): Promise<void> =>
  instance.change(async (transaction) => {
    if (ending.how === 'done') {
      await transaction.deleteFrom('jobs').where('id', '=', id).where('leasedBy', '=', lease).execute();
    } else {
      await transaction
        .updateTable('jobs')
        .set({
          leasedBy: null,
          leasedUntil: null,
          ...(ending.how === 'later' ? { dueAt: ending.at.toISOString() } : { attempts: attempt - 1 }),
        })
        .where('id', '=', id)
        .where('leasedBy', '=', lease)
        .execute();
    }
    if (concurrencyKey !== null) await holdKey(transaction, concurrencyKey, keyFreeAt.toISOString());
  });
