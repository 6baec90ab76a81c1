import { type BinItem, type BinnedKind, binLifeInDays, type ListQuery, type Page } from '@larder/contract';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, moment, text } from '../../platform/database/lists/index.ts';

const day = 24 * 3_600_000;

/** Throws away what has been in the bin for long enough. */
export const throwAwayJob = { name: 'throw-away-bin', payload: z.null() };

/** When something was deleted that is thrown away now. */
export const oldestInBin = (now: Date): string => new Date(now.getTime() - binLifeInDays * day).toISOString();

export const keptUntil = (deletedAt: string): string =>
  new Date(new Date(deletedAt).getTime() + binLifeInDays * day).toISOString();

const binFields: ListFields = {
  columns: { id: id('id'), kind: text('kind'), name: text('name'), deletedAt: moment('deletedAt') },
  relations: {},
};

export const listBin = (db: GroupDatabase, sent: ListQuery): Promise<Page<BinItem>> => {
  const query = sent.orderBy ? sent : { ...sent, orderBy: 'deletedAt', orderDirection: sent.orderDirection ?? 'desc' };
  return listPage(db, query, {
    path: '/groups/bin',
    table: 'bin',
    fields: binFields,
    read: async (items) => {
      const rows = await items
        .leftJoin('users', (join) =>
          join.onRef('users.id', '=', 'bin.userId').onRef('users.groupId', '=', 'bin.groupId'),
        )
        .select(['bin.id', 'bin.kind', 'bin.name', 'referenceCount as references', 'image', 'deletedAt'])
        .select('users.fullName as deletedBy')
        .execute();
      return rows.map((row) => ({ ...row, keptUntil: keptUntil(row.deletedAt) }));
    },
  });
};

export const countBin = async (db: GroupDatabase): Promise<Partial<Record<BinnedKind, number>>> => {
  const rows = await db
    .from('bin')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
};

/** Whether it lies in the bin: its files are still needed then. */
export const isInBin = async (db: GroupDatabase, itemId: string): Promise<boolean> =>
  (await db.asServer().from('bin').where('id', '=', itemId).select('id').executeTakeFirst()) !== undefined;

export const findInBin = (db: GroupDatabase, ids: string[]) =>
  db.from('bin').where(db.dialect.isOneOf('id', ids)).select(['id', 'kind', 'name', 'contents']).execute();

/** What lies in the bin of one kind, as `Contents`. */
export const findContents = async (db: GroupDatabase, kind: BinnedKind): Promise<string[]> => {
  const rows = await db.asServer().from('bin').where('kind', '=', kind).select('contents').execute();
  return rows.map(({ contents }) => contents);
};

export const insertIntoBin = (db: GroupTransaction, items: Omit<Insertable<Schema['bin']>, 'groupId'>[]) =>
  db.insertAll('bin', items);

export const writeContents = (db: GroupTransaction, itemId: string, contents: string) =>
  db.update('bin').set({ contents }).where('id', '=', itemId).execute();

type Taken = { id: string; kind: BinnedKind; contents: string };

export const removeFromBin = (db: GroupTransaction, ids: string[]): Promise<Taken[]> =>
  db
    .remove('bin')
    .where(db.dialect.isOneOf('id', ids))
    .where(db.mayRead('bin'))
    .returning(['id', 'kind', 'contents'])
    .execute();

/** So many of those that were deleted before a time, the oldest first. */
export const findOldest = async (db: GroupDatabase, before: string, most: number): Promise<string[]> => {
  const rows = await db
    .from('bin')
    .where('deletedAt', '<', before)
    .select('id')
    .orderBy('deletedAt')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};
