import type {
  Label,
  ListLabel,
  ListQuery,
  ListRecipe,
  Page,
  Shop,
  ShoppingList,
  ShoppingListSummary,
} from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { allLabels } from '../labels/index.ts';
import { readSummaries } from '../recipes/index.ts';
import { readListItems } from './read-items.repository.ts';
import { labelsInOrder, readShops } from './shops.repository.ts';

type Lists = SelectQueryBuilder<Schema, 'shoppingLists', object>;

const listFields: ListFields = {
  columns: { id: id('id'), groupId: id('groupId'), userId: id('userId'), name: text('name', 'nameKey'), ...stamps },
  relations: { ...ofGroup },
};

const listColumns = [
  'id',
  'groupId',
  'userId',
  'name',
  'aisles',
  'shopId',
  'extras',
  'createdAt',
  'updatedAt',
] as const;

export const listLists = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<ShoppingListSummary>> =>
  listPage(db, query, {
    path,
    table: 'shoppingLists',
    fields: listFields,
    read: (lists) => readLists(db, lists),
  });

/** A list without its items. Throws `shopping-list.not-found`. */
export const getSummary = async (db: GroupDatabase, listId: string): Promise<ShoppingListSummary> => {
  const { shops: _, ownAisles: _own, ...list } = await getListWithShops(db, listId);
  return list;
};

/** A list with its items. Throws `shopping-list.not-found`. */
export const getList = async (db: GroupDatabase, listId: string): Promise<ShoppingList> => {
  const { shops, ...list } = await getListWithShops(db, listId);
  const listItems = await readListItems(db, listId);
  return { ...list, shops: shopsFor(shops, listItems), listItems };
};

/** With the order of the foods that are on the list alone. */
export const shopsFor = (shops: Shop[], items: { foodId: string | null }[]): Shop[] => {
  const onList = new Set(items.map(({ foodId }) => foodId));
  return shops.map((shop) => ({ ...shop, foods: shop.foods.filter((id) => onList.has(id)) }));
};

type ListWithShops = Omit<ShoppingList, 'listItems'>;

/** Throws `shopping-list.not-found`. */
export const getListWithShops = async (db: GroupDatabase, listId: string): Promise<ListWithShops> => {
  const [list] = await readListsWithShops(db, db.from('shoppingLists').where('id', '=', listId));
  return found(list, 'shopping-list.not-found');
};

const readLists = async (db: GroupDatabase, lists: Lists): Promise<ShoppingListSummary[]> =>
  (await readListsWithShops(db, lists)).map(({ shops: _, ownAisles: _own, ...list }) => list);

const readListsWithShops = async (db: GroupDatabase, lists: Lists): Promise<ListWithShops[]> => {
  const rows = await lists.select(listColumns).execute();
  const ids = rows.map(({ id }) => id);
  const [labels, recipes] = await Promise.all([allLabels(db), readRecipes(db, ids)]);
  const shops = await readShops(db, labels);
  return rows.map(({ aisles, userId, extras, shopId, ...row }) => {
    const shop = shops.find(({ id }) => id === shopId);
    const own = labelsInOrder(labels, JSON.parse(aisles));
    return {
      ...row,
      userId: userId ?? '',
      extras: JSON.parse(extras),
      shopId: shop?.id ?? null,
      shops,
      recipeReferences: recipes.filter(({ shoppingListId }) => shoppingListId === row.id),
      ownAisles: own.map(({ id }) => id),
      labelSettings: toSettings(row.id, shop ? labelsInOrder(labels, shop.aisles) : own),
    };
  });
};

/** A label is in each list once, so its id names its place as well. */
const toSettings = (shoppingListId: string, labels: Label[]): ListLabel[] =>
  labels.map((label, position) => ({ id: label.id, shoppingListId, labelId: label.id, position, label }));

/** Whether an item of the list of a row comes from its recipe. */
const isNeeded = (only = sql``) =>
  sql<boolean>`exists (select 1 from "shoppingItemRecipes" as parts
    where parts."listId" = "shoppingListRecipes"."listId" and parts."recipeId" = "shoppingListRecipes"."recipeId" ${only})`;

/** Items are found by their keys, as PostgreSQL would else join all that are not ticked off where it knows of few. */
const isUnticked = sql`and (select items.checked from "shoppingItems" as items where items.id = parts."itemId") = 0`;

/** The recipes that items which are not ticked off come from. */
const readRecipes = async (db: GroupDatabase, listIds: string[]): Promise<ListRecipe[]> => {
  if (listIds.length === 0) return [];
  const rows = await db
    .fromByKey('shoppingListRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.id', '=', 'shoppingListRecipes.recipeId')
        .onRef('recipes.groupId', '=', 'shoppingListRecipes.groupId'),
    )
    .where(db.dialect.isOneOf('listId', listIds))
    .where(isNeeded(isUnticked))
    .select(['shoppingListRecipes.id', 'listId as shoppingListId', 'recipeId', 'quantity as recipeQuantity', 'number'])
    .orderBy('recipes.nameKey')
    .orderBy('shoppingListRecipes.id')
    .execute();
  const summaries = await readSummaries(db, [...new Set(rows.map(({ number }) => number))]);
  const byItsId = new Map(summaries.map((recipe) => [recipe.id, recipe]));
  return rows.flatMap(({ number: _, ...row }) => {
    const recipe = byItsId.get(row.recipeId);
    return recipe ? [{ ...row, recipe }] : [];
  });
};

/** The shop of a list, if it has one; nothing for a list that there is not. */
export const findShopOfList = (db: GroupDatabase, listId: string): Promise<{ shopId: string | null } | undefined> =>
  db
    .from('shoppingLists')
    .leftJoin('shops', (join) =>
      join.onRef('shops.id', '=', 'shoppingLists.shopId').onRef('shops.groupId', '=', 'shoppingLists.groupId'),
    )
    .where('shoppingLists.id', '=', listId)
    .select('shops.id as shopId')
    .executeTakeFirst();

export const insertList = (
  db: GroupTransaction,
  list: Omit<Insertable<Schema['shoppingLists']>, 'groupId' | 'nameKey'>,
) => db.insert('shoppingLists', { ...list, nameKey: plainText(list.name) }).execute();

export const updateList = (db: GroupTransaction, listId: string, change: Updateable<Schema['shoppingLists']>) =>
  db
    .update('shoppingLists')
    .set({ ...change, ...(typeof change.name === 'string' && { nameKey: plainText(change.name) }) })
    .where('id', '=', listId)
    .execute();

export const deleteList = (db: GroupTransaction, listId: string) =>
  db.remove('shoppingLists').where('id', '=', listId).execute();

/** How many times a recipe is on a list. */
export interface Times {
  id: string;
  recipeId: string;
  quantity: number;
}

/** How many times recipes are on a list, whether or not anything of them is still to be bought. */
export const findTimes = async (
  db: GroupDatabase,
  listId: string,
  recipeIds: string[],
): Promise<Map<string, Times & { isNeeded: boolean }>> => {
  const times = db
    .from('shoppingListRecipes')
    .where('listId', '=', listId)
    .where(db.dialect.isOneOf('recipeId', recipeIds));
  const rows = await times.select(['id', 'recipeId', 'quantity']).execute();
  const needed = await times.where(isNeeded(isUnticked)).select('id').execute();
  const neededIds = new Set(needed.map(({ id }) => id));
  return new Map(rows.map((row) => [row.recipeId, { ...row, isNeeded: neededIds.has(row.id) }]));
};

/** How many times recipes are on a list from now on; none takes one off. */
export const writeTimes = async (db: GroupTransaction, listId: string, rows: Times[]): Promise<void> => {
  const recipeIds = rows.map(({ recipeId }) => recipeId);
  await db
    .remove('shoppingListRecipes')
    .where('listId', '=', listId)
    .where(db.dialect.isOneOf('recipeId', recipeIds))
    .execute();
  await db.insertAll(
    'shoppingListRecipes',
    rows
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, recipeId, quantity }) => ({ id, recipeId, quantity, listId })),
  );
};

/** Takes recipes off lists of which no item is left. */
export const forgetRecipes = async (db: GroupTransaction, listIds: string[]): Promise<void> => {
  if (listIds.length === 0) return;
  const rows = await db
    .from('shoppingListRecipes')
    .where(db.dialect.isOneOf('listId', listIds))
    .where(sql<boolean>`not ${isNeeded()}`)
    .select('id')
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.remove('shoppingListRecipes').where(db.dialect.isOneOf('id', ids)).execute();
};
