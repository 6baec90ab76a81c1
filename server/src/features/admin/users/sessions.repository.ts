import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

/** Tokens of an older version are refused, whichever device has them. */
export const endSessions = (db: GroupDatabase, userId: string): Promise<unknown> =>
  db.change(async (db) => {
    await db
      .update('users')
      .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    await db.record('user.updated', { id: userId, fields: ['sessions'] });
  });

/** When each of these people was last seen, on any device that is logged in. */
export const findLastSeen = async (
  { read, dialect }: InstanceDatabase,
  userIds: string[],
): Promise<Map<string, string>> => {
  const rows = await read
    .selectFrom('users')
    .innerJoin('openSessions', (join) =>
      join.onRef('openSessions.groupId', '=', 'users.groupId').onRef('openSessions.userId', '=', 'users.id'),
    )
    .where(dialect.isOneOf('users.id', userIds))
    .groupBy('users.id')
    .select(['users.id', ({ fn }) => fn.max('openSessions.seenAt').as('seenAt')])
    .execute();
  return new Map(rows.map(({ id, seenAt }) => [id, seenAt]));
};
