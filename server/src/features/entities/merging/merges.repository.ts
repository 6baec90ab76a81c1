import { type ListQuery, type Merge, mergeKinds, type Page } from '@larder/contract';
import type { Insertable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../../platform/database/index.ts';
import { id, type ListFields, listPage, moment, number, text } from '../../../platform/database/lists/index.ts';
import { found } from '../../../platform/errors/index.ts';

const lifeInDays = 30;
const day = 24 * 3_600_000;

/** When a merge that can just be undone was made. */
export const oldestMerge = (now: Date): string => new Date(now.getTime() - lifeInDays * day).toISOString();

/** Until when a merge can be undone. */
export const undoUntil = (createdAt: string): string =>
  new Date(new Date(createdAt).getTime() + lifeInDays * day).toISOString();

const mergeFields: ListFields = {
  columns: {
    id: id('id'),
    kind: text('kind'),
    fromId: id('fromId'),
    fromName: text('fromName'),
    toId: id('toId'),
    toName: text('toName'),
    moved: number('moved'),
    createdAt: moment('createdAt'),
  },
  relations: {},
};

/** @param since older ones cannot be undone any more */
export const listMerges = (db: GroupDatabase, query: ListQuery, since: string): Promise<Page<Merge>> =>
  listPage(db, query, {
    path: '/groups/merges',
    table: 'merges',
    fields: mergeFields,
    from: db.from('merges').where('merges.createdAt', '>=', since),
    read: async (merges) => {
      const rows = await merges
        .leftJoin('users', (join) =>
          join.onRef('users.id', '=', 'merges.userId').onRef('users.groupId', '=', 'merges.groupId'),
        )
        .select(['merges.id', 'kind', 'fromId', 'fromName', 'toId', 'toName', 'moved', 'merges.createdAt'])
        .select('users.fullName as mergedBy')
        .execute();
      return rows.map((row) => ({ ...row, kind: mergeKindOf(row.kind), undoUntil: undoUntil(row.createdAt) }));
    },
  });

export const mergeKindOf = (text: string) =>
  found(
    mergeKinds.find((kind) => kind === text),
    'merge.not-found',
  );

export const insertMerge = (db: GroupTransaction, merge: Omit<Insertable<Schema['merges']>, 'groupId'>) =>
  db.insert('merges', merge).execute();

export const forgetMergesBefore = (db: GroupTransaction, time: string) =>
  db.remove('merges').where('createdAt', '<', time).execute();

export const removeMerge = (db: GroupTransaction, id: string) => db.remove('merges').where('id', '=', id).execute();

export const findMerge = (db: GroupDatabase, id: string, since: string) =>
  db
    .from('merges')
    .where('id', '=', id)
    .where('createdAt', '>=', since)
    .select(['id', 'kind', 'fromId', 'fromName', 'toId', 'toName', 'undoData', 'createdAt'])
    .executeTakeFirst();

/** The merge by which an entity went after a time, if it went by one. */
export const findMergeOf = (db: GroupDatabase, fromId: string, since: string) =>
  db
    .from('merges')
    .where('fromId', '=', fromId)
    .where('createdAt', '>=', since)
    .select(['fromName', 'toName'])
    .executeTakeFirst();
