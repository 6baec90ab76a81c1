import { randomUUID } from 'node:crypto';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { flag, type GroupDatabase, type GroupTransaction, type Schema } from '../../platform/database/index.ts';
import type { RecipePart } from './item-parts.ts';
import type { StoredItem } from './stored-item.ts';

export type Items = SelectQueryBuilder<Schema, 'shoppingItems', object>;
export type ItemRow = Omit<Selectable<Schema['shoppingItems']>, 'groupId' | 'revision'>;
export type StoredPart = RecipePart & { id: string; itemId: string };

export const itemColumns = [
  'id',
  'listId',
  'checked',
  'position',
  'quantity',
  'note',
  'isOwn',
  'ownQuantity',
  'ownUnitId',
  'ownNote',
  'isSetByHand',
  'foodId',
  'unitId',
  'labelId',
  'extras',
  'price',
  'changedAt',
  'joins',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ItemRow)[];

export const itemsOf = (db: GroupDatabase): Items => db.from('shoppingItems');

/** By the index of their list: a group may have bought many others. */
export const itemsOnList = (db: GroupDatabase, listId: string): Items =>
  db.fromByKey('shoppingItems').where('listId', '=', listId);

const itemsOnLists = (db: GroupDatabase, listIds: string[]): Items =>
  db.fromByKey('shoppingItems').where(db.dialect.isOneOf('listId', listIds));

export const itemsNamed = (db: GroupDatabase, ids: string[]): Items =>
  db.fromByKey('shoppingItems').where(db.dialect.isOneOf('shoppingItems.id', ids));

/** What recipes ask for, those in the bin included. */
export const readParts = async (db: GroupDatabase, itemIds: string[]): Promise<Map<string, StoredPart[]>> => {
  const parts = new Map<string, StoredPart[]>();
  if (itemIds.length === 0) return parts;
  const rows = await db
    .fromByKey('shoppingItemRecipes')
    .where(db.dialect.isOneOf('itemId', itemIds))
    .select(['id', 'itemId', 'recipeId', 'quantity', 'unitId', 'scale', 'note'])
    .orderBy('position')
    .execute();
  for (const row of rows) parts.set(row.itemId, [...(parts.get(row.itemId) ?? []), row]);
  return parts;
};

const readStored = async (db: GroupDatabase, items: Items): Promise<StoredItem[]> => {
  const rows = await items.select(itemColumns).execute();
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    checked: row.checked === 1,
    isOwn: row.isOwn === 1,
    isSetByHand: row.isSetByHand === 1,
    extras: JSON.parse(row.extras),
    changedAt: JSON.parse(row.changedAt),
    joins: JSON.parse(row.joins),
    recipes: (parts.get(row.id) ?? []).map(({ recipeId, quantity, unitId, scale, note }) => ({
      recipeId,
      quantity,
      unitId,
      scale,
      note,
    })),
  }));
};

export const findStoredItems = (db: GroupDatabase, ids: string[]): Promise<StoredItem[]> =>
  ids.length === 0 ? Promise.resolve([]) : readStored(db, itemsNamed(db, ids));

/** Items of a list that something was added to which others may not have seen. */
export const findJoinedItems = (db: GroupDatabase, listId: string): Promise<StoredItem[]> =>
  readStored(db, itemsOnList(db, listId).where('joins', '<>', '[]'));

/** Whether there is anything on any list. */
export const hasItems = async (db: GroupDatabase): Promise<boolean> =>
  (await itemsOf(db).select('id').limit(1).executeTakeFirst()) !== undefined;

/** Ids of what is ticked off, without those of each list that were changed last. */
export const findOldChecked = async (db: GroupDatabase, kept: number): Promise<string[]> => {
  const rows = await itemsOf(db)
    .where('checked', '=', 1)
    .select(['id', 'listId'])
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
  const seen = new Map<string, number>();
  return rows.flatMap(({ id, listId }) => {
    const before = seen.get(listId) ?? 0;
    seen.set(listId, before + 1);
    return before < kept ? [] : [id];
  });
};

/** All items of a list that one of the recipes asks for. */
export const findItemsOfRecipes = (db: GroupDatabase, listId: string, recipeIds: string[]): Promise<StoredItem[]> =>
  readStored(
    db,
    itemsOf(db).where(
      'id',
      'in',
      db
        .fromByKey('shoppingItemRecipes')
        .where('listId', '=', listId)
        .where(db.dialect.isOneOf('recipeId', recipeIds))
        .select('itemId'),
    ),
  );

/** Items of lists that are not ticked off and have one of these foods, or none and one of these notes. */
export const findAlike = (
  db: GroupDatabase,
  listIds: string[],
  { foodIds, notes }: { foodIds: string[]; notes: string[] },
): Promise<StoredItem[]> =>
  readStored(
    db,
    itemsOnLists(db, listIds)
      .where('checked', '=', 0)
      .where((row) =>
        row.or([
          db.dialect.isOneOf('foodId', foodIds),
          row.and([row('foodId', 'is', null), sql<boolean>`trim(note) in (${sql.join([null, ...notes])})`]),
        ]),
      )
      .orderBy('position')
      .orderBy('createdAt')
      .orderBy('id'),
  );

/** The position behind the last item of each list. */
export const findEnds = async (db: GroupDatabase, listIds: string[]): Promise<Map<string, number>> => {
  const rows = await itemsOnLists(db, listIds)
    .select(({ fn }) => ['listId', fn.max('position').as('last')])
    .groupBy('listId')
    .execute();
  return new Map(rows.map(({ listId, last }) => [listId, Number(last) + 1]));
};

const toColumns = ({ recipes: _, createdAt: _at, id: _id, ...item }: StoredItem) => ({
  ...item,
  checked: flag(item.checked),
  isOwn: flag(item.isOwn),
  isSetByHand: flag(item.isSetByHand),
  extras: JSON.stringify(item.extras),
  changedAt: JSON.stringify(item.changedAt),
  joins: JSON.stringify(item.joins),
});

export const insertItems = async (db: GroupTransaction, items: StoredItem[]): Promise<void> => {
  await db.insertAll(
    'shoppingItems',
    items.map((item) => ({ id: item.id, createdAt: item.createdAt, ...toColumns(item) })),
  );
  await insertParts(db, items);
};

export const updateItems = async (db: GroupTransaction, items: StoredItem[]): Promise<void> => {
  for (const item of items) await db.update('shoppingItems').set(toColumns(item)).where('id', '=', item.id).execute();
};

/** Writes anew what recipes ask for of these items. */
export const replaceParts = async (db: GroupTransaction, items: StoredItem[]): Promise<void> => {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await db.remove('shoppingItemRecipes').where(db.dialect.isOneOf('itemId', ids)).execute();
  await insertParts(db, items);
};

const insertParts = (db: GroupTransaction, items: StoredItem[]) =>
  db.insertAll(
    'shoppingItemRecipes',
    items.flatMap(({ id: itemId, listId, recipes }) =>
      recipes.map((part, position) => ({
        id: randomUUID(),
        listId,
        itemId,
        position,
        recipeId: part.recipeId,
        quantity: part.quantity,
        unitId: part.unitId,
        scale: part.scale,
        note: part.note,
      })),
    ),
  );

export const deleteItems = async (db: GroupTransaction, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.remove('shoppingItems').where(db.dialect.isOneOf('id', ids)).execute();
};
