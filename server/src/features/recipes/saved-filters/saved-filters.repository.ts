import type { SavedFilter } from '@larder/contract';
import type { GroupDatabase, GroupTransaction, RowOf, Schema } from '../../../platform/database/index.ts';

import { withIds, withSlugs } from './filter-names.repository.ts';

type Row = Pick<RowOf<Schema['savedFilters']>, 'id' | 'name' | 'filter' | 'createdAt' | 'updatedAt'>;

const shape = (row: Row): SavedFilter => ({ ...row, filter: JSON.parse(row.filter) });

const ownFilters = (db: GroupDatabase, userId: string) =>
  db
    .from('savedFilters')
    .where('userId', '=', userId)
    .select(['id', 'name', 'filter', 'createdAt', 'updatedAt'])
    .orderBy('createdAt')
    .orderBy('id');

export const listFilters = async (db: GroupDatabase, userId: string): Promise<SavedFilter[]> =>
  withSlugs(db, (await ownFilters(db, userId).execute()).map(shape));

export const findFilter = async (db: GroupDatabase, userId: string, id: string): Promise<SavedFilter | undefined> => {
  const row = await ownFilters(db, userId).where('id', '=', id).executeTakeFirst();
  return row && (await withSlugs(db, [shape(row)]))[0];
};

/** The id of the filter that the member has under this name. */
export const findIdByName = async (db: GroupDatabase, userId: string, name: string): Promise<string | undefined> =>
  (await ownFilters(db, userId).where('name', '=', name).executeTakeFirst())?.id;

export const insertFilter = async (
  db: GroupTransaction,
  userId: string,
  { filter, ...rest }: SavedFilter & Stamped,
): Promise<void> => {
  await db.insert('savedFilters', { ...rest, userId, filter: await stored(db, filter) }).execute();
};

export const updateFilter = async (
  db: GroupTransaction,
  { id, name, filter, updatedAt }: SavedFilter & Stamped,
): Promise<void> => {
  await db
    .update('savedFilters')
    .set({ name, filter: await stored(db, filter), updatedAt })
    .where('id', '=', id)
    .execute();
};

const stored = async (db: GroupDatabase, filter: SavedFilter['filter']): Promise<string> =>
  JSON.stringify(await withIds(db, filter));

export const deleteFilter = (db: GroupTransaction, id: string) =>
  db.remove('savedFilters').where('id', '=', id).execute();

interface Stamped {
  createdAt: string;
  updatedAt: string;
}
