import type { SharedKind, ShareLink } from '@larder/contract';
import { sql } from 'kysely';
import type { GroupDatabase, GroupTransaction, RowOf } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { ShareTokens } from './sharing.tables.ts';

/** What a link opens: of a week, the item is its first day. */
export interface Shared {
  kind: SharedKind;
  item: string;
}

const columns = { recipe: 'recipeId', cookbook: 'cookbookId', list: 'listId', week: 'firstDay' } as const;
const columnNames = Object.values(columns);

type ItemColumns = Pick<RowOf<ShareTokens>, (typeof columns)[SharedKind]>;

const nothing: ItemColumns = { recipeId: null, cookbookId: null, listId: null, firstDay: null };

export const columnsOf = ({ kind, item }: Shared): ItemColumns => ({ ...nothing, [columns[kind]]: item });

/** What a row of the table is about. */
export const sharedBy = (row: ItemColumns): Shared => {
  const { recipeId, cookbookId, listId, firstDay } = row;
  if (recipeId !== null) return { kind: 'recipe', item: recipeId };
  if (cookbookId !== null) return { kind: 'cookbook', item: cookbookId };
  return listId === null ? { kind: 'week', item: firstDay ?? '' } : { kind: 'list', item: listId };
};

/** Whoever made a link to a recipe that its owner keeps to themselves since then can't open it either. */
const mayBeOpened = sql<boolean>`not exists (select 1 from recipes where recipes.id = "shareTokens"."recipeId"
  and recipes.private = 1 and coalesce(recipes."userId", '') <> coalesce("shareTokens"."userId", ''))`;

const working = (db: GroupDatabase, now: Date) =>
  db
    .from('shareTokens')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'shareTokens.userId').onRef('users.groupId', '=', 'shareTokens.groupId'),
    )
    .where('shareTokens.expiresAt', '>', now.toISOString())
    .where(mayBeOpened)
    .select(['shareTokens.id', 'shareTokens.expiresAt', 'shareTokens.createdAt', 'mayTick'])
    .select(columnNames.map((name) => `shareTokens.${name}` as const))
    .select(['users.id as userId', 'users.fullName as createdBy']);

type Row = Awaited<ReturnType<ReturnType<typeof working>['executeTakeFirstOrThrow']>>;

const toLink = (row: Row): ShareLink => {
  const { id, mayTick, userId, createdBy, expiresAt, createdAt } = row;
  return { id, ...sharedBy(row), mayTick: mayTick === 1, userId, createdBy, expiresAt, createdAt };
};

/** @param item of all that are of the kind unless said */
export const listLinks = async (
  db: GroupDatabase,
  { kind, item }: { kind: SharedKind; item: string | undefined },
  now: Date,
): Promise<ShareLink[]> => {
  const column = `shareTokens.${columns[kind]}` as const;
  const links = working(db, now)
    .orderBy('shareTokens.expiresAt', 'desc')
    .orderBy('shareTokens.createdAt', 'desc')
    .orderBy('shareTokens.id');
  const wanted = item === undefined ? links.where(column, 'is not', null) : links.where(column, '=', item);
  return (await wanted.execute()).map(toLink);
};

export const findLink = async (db: GroupDatabase, tokenId: string, now: Date): Promise<ShareLink | undefined> => {
  const row = await working(db, now).where('shareTokens.id', '=', tokenId).executeTakeFirst();
  return row && toLink(row);
};

/** Whichever group it is of, and who made it: whoever opens a link knows nothing else. */
export const findOrigin = ({ read }: InstanceDatabase, tokenId: string) =>
  read.selectFrom('shareTokens').where('id', '=', tokenId).select(['groupId', 'userId']).executeTakeFirst();

export const insertToken = (db: GroupTransaction, token: Omit<RowOf<ShareTokens>, 'groupId'>) =>
  db.insert('shareTokens', token).execute();

export const deleteToken = (db: GroupTransaction, tokenId: string) =>
  db.remove('shareTokens').where('id', '=', tokenId).execute();

export const deleteExpired = (db: GroupTransaction, now: Date) =>
  db.remove('shareTokens').where('expiresAt', '<=', now.toISOString()).execute();
