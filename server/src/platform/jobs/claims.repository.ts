import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Schema } from '../database/index.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { RunningJob } from './job.ts';

/** Milliseconds for which a process has a job before others may take it; it renews the lease while it works. */
export const leaseTime = 20_000;

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseTime).toISOString();

/** Kinds of which fewer run now, in all processes together, than may at once. */
const kindsWithRoom = async (
  transaction: Transaction<Schema>,
  atOnce: Map<string, number>,
  now: string,
): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('jobs')
    .where('leasedUntil', '>', now)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('running')])
    .execute();
  const running = new Map(rows.map(({ kind, running }) => [kind, Number(running)]));
  return [...atOnce].flatMap(([kind, most]) => ((running.get(kind) ?? 0) < most ? [kind] : []));
};

/**
 * The oldest job that may run now, taken for this process. Claims of all processes take turns, so no two get the same job
 * or two jobs with one concurrency key.
 * @param atOnce how many of each kind may run at once
 */
export const claimJob = (
  instance: InstanceDatabase,
  atOnce: Map<string, number>,
  clock: Clock,
): Promise<RunningJob | undefined> =>
  instance.change(async (transaction) => {
    const now = clock.now();
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
      .select(['id', 'groupId', 'userId', 'kind', 'subject', 'title', 'concurrencyKey', 'payload', 'attempts'])
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (!job) return undefined;

    const lease = randomUUID();
    const freeAt = leaseEnd(now);
    const { attempts, payload, groupId, userId, concurrencyKey, ...more } = job;
    await transaction
      .updateTable('jobs')
      .set({ leasedBy: lease, leasedUntil: freeAt, attempts: attempts + 1 })
      .where('id', '=', job.id)
      .execute();
    await transaction.deleteFrom('jobConcurrencyKeys').where('freeAt', '<=', at).execute();
    if (concurrencyKey !== null) {
      await transaction.insertInto('jobConcurrencyKeys').values({ concurrencyKey, heldBy: lease, freeAt }).execute();
    }
    const db = instance.group(groupId ?? '').actingAs({ userId, now: () => clock.now() });
    return { ...more, db, concurrencyKey, payload: JSON.parse(payload), attempt: attempts + 1, lease };
  });

/** When there may be something to do again, as far as the clock decides it: a job falls due, a lease ends or a key is free. */
export const nextMoment = async (instance: InstanceDatabase, now: Date): Promise<Date | null> => {
  const at = now.toISOString();
  const { due, leaseEnd, freeAt } = await instance.read
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('jobs')
        .where('stoppedAt', 'is', null)
        .where('dueAt', '>', at)
        .select(({ fn }) => fn.min('dueAt').as('at'))
        .as('due'),
      selectFrom('jobs')
        .where('leasedUntil', '>', at)
        .select(({ fn }) => fn.min('leasedUntil').as('at'))
        .as('leaseEnd'),
      selectFrom('jobConcurrencyKeys')
        .where('freeAt', '>', at)
        .select(({ fn }) => fn.min('freeAt').as('at'))
        .as('freeAt'),
    ])
    .executeTakeFirstOrThrow();
  const [first] = [due, leaseEnd, freeAt].filter((moment) => moment !== null).toSorted();
  return first ? new Date(first) : null;
};

/** False when the job is no longer this run's. */
export const renewLease = (instance: InstanceDatabase, { id, lease }: RunningJob, now: Date): Promise<boolean> =>
  instance.change(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ leasedUntil: leaseEnd(now) })
      .where('id', '=', id)
      .where('leasedBy', '=', lease)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('jobConcurrencyKeys')
      .set({ freeAt: leaseEnd(now) })
      .where('heldBy', '=', lease)
      .execute();
    return true;
  });

export type Ending =
  | { how: 'done' }
  /** As if it had never begun. */
  | { how: 'given-back' }
  | { how: 'later'; at: Date; forWholeKey: boolean; problem: string | null };

/** Ends a run; a job or a concurrency key that is no longer this run's is left alone. */
export const endRun = (
  instance: InstanceDatabase,
  { id, db, lease, attempt }: RunningJob,
  ending: Ending,
  keyFreeAt: Date,
): Promise<void> =>
  instance.change(async (transaction, enter) => {
    if (ending.how === 'done') {
      await transaction.deleteFrom('jobs').where('id', '=', id).where('leasedBy', '=', lease).execute();
    } else {
      const waiting = {
        leasedBy: null,
        leasedUntil: null,
        ...(ending.how === 'later'
          ? { dueAt: ending.at.toISOString(), problem: ending.problem }
          : { attempts: attempt - 1 }),
      };
      // The work of the whole server has no group whose revision could rise.
      const jobs = db.groupId === '' ? transaction.updateTable('jobs') : (await enter(db)).update('jobs');
      await jobs.set(waiting).where('id', '=', id).where('leasedBy', '=', lease).execute();
    }
    await transaction
      .updateTable('jobConcurrencyKeys')
      .set({ freeAt: keyFreeAt.toISOString() })
      .where('heldBy', '=', lease)
      .execute();
  });
