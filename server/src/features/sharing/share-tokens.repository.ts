import type { ShareToken } from '@larder/contract';
import type { GroupDatabase, GroupTransaction, RowOf } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { ShareTokens } from './sharing.tables.ts';

const working = (db: GroupDatabase, now: Date) =>
  db
    .from('shareTokens')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'shareTokens.userId').onRef('users.groupId', '=', 'shareTokens.groupId'),
    )
    .where('shareTokens.expiresAt', '>', now.toISOString())
    .select(['shareTokens.id', 'shareTokens.recipeId', 'shareTokens.groupId', 'users.id as userId'])
    .select(['users.fullName as createdBy', 'shareTokens.expiresAt', 'shareTokens.createdAt']);

export const listTokens = (db: GroupDatabase, recipeId: string | undefined, now: Date): Promise<ShareToken[]> => {
  const tokens = working(db, now)
    .orderBy('shareTokens.expiresAt', 'desc')
    .orderBy('shareTokens.createdAt', 'desc')
    .orderBy('shareTokens.id');
  return (recipeId === undefined ? tokens : tokens.where('shareTokens.recipeId', '=', recipeId)).execute();
};

export const findToken = (db: GroupDatabase, tokenId: string, now: Date): Promise<ShareToken | undefined> =>
  working(db, now).where('shareTokens.id', '=', tokenId).executeTakeFirst();

/** Whichever group it is of: whoever opens a link knows nothing else. */
export const findGroupOfToken = async ({ read }: InstanceDatabase, tokenId: string): Promise<string | undefined> =>
  (await read.selectFrom('shareTokens').where('id', '=', tokenId).select('groupId').executeTakeFirst())?.groupId;

export const insertToken = (db: GroupTransaction, token: Omit<RowOf<ShareTokens>, 'groupId'>) =>
  db.insert('shareTokens', token).execute();

export const deleteToken = (db: GroupTransaction, tokenId: string) =>
  db.remove('shareTokens').where('id', '=', tokenId).execute();

export const deleteExpired = (db: GroupTransaction, now: Date) =>
  db.remove('shareTokens').where('expiresAt', '<=', now.toISOString()).execute();
