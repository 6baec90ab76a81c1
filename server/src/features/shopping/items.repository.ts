import { randomUUID } from 'node:crypto';
import type { Food, Label, ListQuery, Page, ShoppingItem, Unit } from '@larder/contract';
import { displayText } from '@larder/kitchen';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import {
  flag,
  type GroupDatabase,
  type GroupTransaction,
  presentIds,
  type Schema,
} from '../../platform/database/index.ts';
import {
  byId,
  id,
  flag as isFlag,
  type ListFields,
  listCondition,
  listOrder,
  listPage,
  number,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import { findItems } from '../entities/index.ts';
import { foodFields, foods } from '../foods/index.ts';
import { ofGroup } from '../groups/index.ts';
import { labelFields, labels } from '../labels/index.ts';
import { unitFields, units } from '../units/index.ts';
import type { FieldChanges } from './change-item.ts';
import type { ItemParts, RecipePart } from './item-parts.ts';

/** An item as it lies in the database, with what recipes ask for of it. */
export interface StoredItem extends ItemParts {
  id: string;
  listId: string;
  position: number;
  labelId: string | null;
  extras: Record<string, string>;
  changedAt: FieldChanges;
  createdAt: string;
  updatedAt: string;
}

type Items = SelectQueryBuilder<Schema, 'shoppingItems', object>;
type ItemRow = Omit<Selectable<Schema['shoppingItems']>, 'groupId' | 'revision'>;
type StoredPart = RecipePart & { id: string; itemId: string };

const itemFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    shoppingListId: id('listId'),
    checked: isFlag('checked'),
    position: number('position'),
    quantity: number('quantity'),
    note: text('note'),
    foodId: id('foodId'),
    unitId: id('unitId'),
    labelId: id('labelId'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    food: { fields: () => foodFields, steps: [{ table: 'foods', key: 'id', parent: 'foodId' }] },
    unit: { fields: () => unitFields, steps: [{ table: 'units', key: 'id', parent: 'unitId' }] },
    label: { fields: () => labelFields, steps: [{ table: 'labels', key: 'id', parent: 'labelId' }] },
  },
};

const itemColumns = [
  'id',
  'listId',
  'checked',
  'position',
  'quantity',
  'note',
  'isOwn',
  'ownQuantity',
  'ownNote',
  'foodId',
  'unitId',
  'labelId',
  'extras',
  'changedAt',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ItemRow)[];

const itemsOf = (db: GroupDatabase): Items => db.from('shoppingItems');

export const listItems = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<ShoppingItem>> =>
  listPage(query, {
    path,
    table: 'shoppingItems',
    from: itemsOf(db),
    conditions: [listCondition(query, itemFields, 'shoppingItems', db.dialect)],
    order: [...listOrder(query, itemFields, 'shoppingItems', db.dialect), byId('shoppingItems')],
    read: (items) => readItems(db, items),
  });

/** Those of the ids that there are, in no order. */
export const findShoppingItems = (db: GroupDatabase, ids: string[]): Promise<ShoppingItem[]> =>
  ids.length === 0 ? Promise.resolve([]) : readItems(db, itemsNamed(db, ids));

/** By their position. */
export const readListItems = (db: GroupDatabase, listId: string): Promise<ShoppingItem[]> =>
  readItems(db, itemsOf(db).where('listId', '=', listId).orderBy('position').orderBy('createdAt').orderBy('id'));

const itemsNamed = (db: GroupDatabase, ids: string[]): Items =>
  db.fromByKey('shoppingItems').where(db.dialect.isOneOf('shoppingItems.id', ids));

const readItems = async (db: GroupDatabase, items: Items): Promise<ShoppingItem[]> => {
  const rows = await items.select(itemColumns).execute();
  const [parts, ...entities] = await Promise.all([
    readParts(
      db,
      rows.map(({ id }) => id),
    ),
    findItems(db, foods, distinct(rows.map(({ foodId }) => foodId))),
    findItems(db, units, distinct(rows.map(({ unitId }) => unitId))),
    findItems(db, labels, distinct(rows.map(({ labelId }) => labelId))),
  ]);
  const [foodsById, unitsById, labelsById] = [byItsId(entities[0]), byItsId(entities[1]), byItsId(entities[2])];
  const recipes = await presentIds(db, 'recipes', distinct([...parts.values()].flat().map(({ recipeId }) => recipeId)));
  return rows.map((row) =>
    toShoppingItem(row, {
      groupId: db.groupId,
      parts: row.checked === 1 ? [] : (parts.get(row.id) ?? []).filter(({ recipeId }) => recipes.has(recipeId)),
      food: (row.foodId && foodsById.get(row.foodId)) || null,
      unit: (row.unitId && unitsById.get(row.unitId)) || null,
      ownLabel: (row.labelId && labelsById.get(row.labelId)) || null,
    }),
  );
};

const distinct = (ids: (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

const byItsId = <Item extends { id: string }>(items: Item[]) => new Map(items.map((item) => [item.id, item]));

interface Beside {
  groupId: string;
  parts: StoredPart[];
  food: Food | null;
  unit: Unit | null;
  ownLabel: Label | null;
}

const toShoppingItem = (row: ItemRow, { groupId, parts, food, unit, ownLabel }: Beside): ShoppingItem => {
  const { id, listId, position, quantity, note, foodId, unitId, createdAt, updatedAt } = row;
  const isFood = food !== null || unit !== null;
  const label = ownLabel ?? food?.label ?? null;
  return {
    id,
    groupId,
    shoppingListId: listId,
    checked: row.checked === 1,
    position,
    quantity,
    note,
    isFood,
    disableAmount: !isFood,
    foodId,
    food,
    unitId,
    unit,
    labelId: label?.id ?? null,
    label,
    extras: JSON.parse(row.extras),
    display: displayText({ quantity, unit, food, note, isFood }),
    recipeReferences: parts.map((part) => ({
      id: part.id,
      shoppingListItemId: id,
      recipeId: part.recipeId,
      recipeQuantity: part.quantity,
      recipeScale: part.scale,
      recipeNote: part.note || null,
    })),
    createdAt,
    updatedAt,
  };
};

/** What recipes ask for, those in the bin included. */
const readParts = async (db: GroupDatabase, itemIds: string[]): Promise<Map<string, StoredPart[]>> => {
  const parts = new Map<string, StoredPart[]>();
  if (itemIds.length === 0) return parts;
  const rows = await db
    .fromByKey('shoppingItemRecipes')
    .where(db.dialect.isOneOf('itemId', itemIds))
    .select(['id', 'itemId', 'recipeId', 'quantity', 'scale', 'note'])
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
    extras: JSON.parse(row.extras),
    changedAt: JSON.parse(row.changedAt),
    recipes: (parts.get(row.id) ?? []).map(({ recipeId, quantity, scale, note }) => ({
      recipeId,
      quantity,
      scale,
      note,
    })),
  }));
};

export const findStoredItems = (db: GroupDatabase, ids: string[]): Promise<StoredItem[]> =>
  ids.length === 0 ? Promise.resolve([]) : readStored(db, itemsNamed(db, ids));

/** All items of a list that a recipe asks for. */
export const findItemsOfRecipe = (db: GroupDatabase, listId: string, recipeId: string): Promise<StoredItem[]> =>
  readStored(
    db,
    itemsOf(db).where(
      'id',
      'in',
      db
        .fromByKey('shoppingItemRecipes')
        .where('listId', '=', listId)
        .where('recipeId', '=', recipeId)
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
    itemsOf(db)
      .where(db.dialect.isOneOf('listId', listIds))
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
  const rows = await itemsOf(db)
    .where(db.dialect.isOneOf('listId', listIds))
    .select(({ fn }) => ['listId', fn.max('position').as('last')])
    .groupBy('listId')
    .execute();
  return new Map(rows.map(({ listId, last }) => [listId, Number(last) + 1]));
};

const toColumns = ({ recipes: _, createdAt: _at, id: _id, ...item }: StoredItem) => ({
  ...item,
  checked: flag(item.checked),
  isOwn: flag(item.isOwn),
  extras: JSON.stringify(item.extras),
  changedAt: JSON.stringify(item.changedAt),
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
        scale: part.scale,
        note: part.note,
      })),
    ),
  );

export const deleteItems = async (db: GroupTransaction, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.remove('shoppingItems').where(db.dialect.isOneOf('id', ids)).execute();
};
