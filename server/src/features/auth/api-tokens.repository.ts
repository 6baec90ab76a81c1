import type { GroupDatabase } from '../../platform/database/index.ts';

interface NewToken {
  userId: string;
  name: string;
  integrationId: string;
  tokenHash: string;
  createdAt: string;
}

/** @returns its id */
export const insertApiToken = (db: GroupDatabase, token: NewToken): Promise<number> =>
  db.change(async (db) => {
    const { id } = await db.insert('apiTokens', token).returning('id').executeTakeFirstOrThrow();
    await db.record('api-token.created', { id, name: token.name });
    return id;
  });

export const findApiToken = (db: GroupDatabase, id: number) =>
  db.from('apiTokens').select(['id', 'userId', 'name']).where('id', '=', id).executeTakeFirst();

export const removeApiToken = (db: GroupDatabase, { id, name }: { id: number; name: string }): Promise<unknown> =>
  db.change(async (db) => {
    await db.remove('apiTokens').where('id', '=', id).execute();
    await db.record('api-token.deleted', { id, name });
  });
