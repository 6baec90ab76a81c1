import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

interface LockRule {
  /** Wrong passwords after which an account is locked. */
  mostAttempts: number;
  /** Locks that began before then have run out. */
  since: string;
}

/** When the lock of each of these accounts that is locked began. */
export const findLocks = async (
  { read, dialect }: InstanceDatabase,
  userIds: string[],
  { mostAttempts, since }: LockRule,
): Promise<Map<string, string>> => {
  const rows = await read
    .selectFrom('passwordAttempts')
    .where(dialect.isOneOf('userId', userIds))
    .where('wrong', '>=', mostAttempts)
    .where('at', '>', since)
    .groupBy('userId')
    .select(['userId', ({ fn }) => fn.max('at').as('at')])
    .execute();
  return new Map(rows.map(({ userId, at }) => [userId ?? '', at]));
};

/** Forgets the wrong passwords of locked accounts. @param until those of later locks stay @returns how many people that lets in */
export const removeLocks = (instance: InstanceDatabase, mostAttempts: number, until: string): Promise<number> =>
  instance.change(async (transaction) => {
    const removed = await transaction
      .deleteFrom('passwordAttempts')
      .where('at', '<=', until)
      .where('wrong', '>=', mostAttempts)
      .returning('userId')
      .execute();
    return new Set(removed.flatMap(({ userId }) => userId ?? [])).size;
  });
