import type { GroupDatabase } from '../../../platform/database/index.ts';

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
