import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

export interface SeenSession {
  id: string;
  groupId: string;
  userId: string;
  tokenVersion: number;
  deviceText: string;
  expiresAt: string;
  seenAt: string;
}

/** Notes that a session was used. That is no news for anybody's screen, so no revision rises. */
export const saveSeen = (instance: InstanceDatabase, { seenAt, ...session }: SeenSession): Promise<unknown> =>
  instance.change((transaction) =>
    transaction
      .insertInto('openSessions')
      .values({ ...session, createdAt: seenAt, seenAt })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          seenAt,
          tokenVersion: session.tokenVersion,
          expiresAt: session.expiresAt,
          deviceText: session.deviceText,
        }),
      )
      .execute(),
  );

/** Those that still let somebody in. */
export const listSessions = (db: GroupDatabase, userId: string, now: Date) =>
  db
    .from('openSessions')
    .innerJoin('users', 'users.id', 'openSessions.userId')
    .select([
      'openSessions.id',
      'openSessions.deviceText',
      'openSessions.createdAt',
      'openSessions.seenAt',
      'openSessions.expiresAt',
    ])
    .whereRef('openSessions.tokenVersion', '=', 'users.tokenVersion')
    .where('openSessions.userId', '=', userId)
    .where('openSessions.expiresAt', '>', now.toISOString())
    .orderBy('openSessions.seenAt', 'desc')
    .orderBy('openSessions.id')
    .execute();

export const findSession = (db: GroupDatabase, userId: string, id: string) =>
  db
    .from('openSessions')
    .select(['id', 'expiresAt'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** When it was first seen. */
export const findSessionStart = async ({ read }: InstanceDatabase, id: string): Promise<string | undefined> =>
  (await read.selectFrom('openSessions').select('createdAt').where('id', '=', id).executeTakeFirst())?.createdAt;

export const removeSession = (db: GroupDatabase, id: string): Promise<unknown> =>
  db.change((db) => db.remove('openSessions').where('id', '=', id).execute());

/** Ends every session of a member, those that are not in the list too. @returns the version that new ones have to be of */
export const endSessionsOf = (db: GroupDatabase, userId: string): Promise<number> =>
  db.change(async (db) => {
    await db.remove('openSessions').where('userId', '=', userId).execute();
    const { tokenVersion } = await db
      .update('users')
      .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
      .where('id', '=', userId)
      .returning('tokenVersion')
      .executeTakeFirstOrThrow();
    await db.record('user.updated', { id: userId, fields: ['sessions'] });
    return tokenVersion;
  });
