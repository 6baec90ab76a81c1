import {
  type Columns,
  findRows,
  type GroupDatabase,
  type GroupTransaction,
  rowsBy,
  withoutGroup,
} from '../../../../platform/database/index.ts';
import type { GroupTable } from '../../../../platform/database/schema.ts';
import type { RowBefore } from './joining.ts';

/** All rows that a group has in a table, for a later `insertRows`. */
export const rowsOfTable = async (db: GroupDatabase, table: GroupTable): Promise<Columns[]> => {
  const rows: Columns[] = await db.asServer().from<GroupTable>(table).selectAll().execute();
  return rows.map(withoutGroup);
};

interface Named {
  id: string;
  key: string;
}

/** Labels of the group that have one of these ids or names. */
export const labelsNamed = async (db: GroupDatabase, ids: string[], keys: string[]): Promise<Named[]> => {
  const by = (column: 'id' | 'nameKey', values: string[]): Promise<Named[]> =>
    db.from('labels').where(db.dialect.isOneOf(column, values)).select(['id', 'nameKey as key']).execute();
  return [...(await by('id', ids)), ...(await by('nameKey', keys))];
};

/** All organizers, by kind and address: a category and a tag may have the same name. */
export const organizersByAddress = async (db: GroupDatabase): Promise<Named[]> => {
  const rows = await db.from('organizers').select(['id', 'kind', 'slug']).execute();
  return rows.map(({ id, ...row }) => ({ id, key: organizerKey(row) }));
};

export const organizerKey = ({ kind, slug }: { kind: string; slug: string }): string => `${kind} ${slug}`;

/** Addresses of cookbooks that are taken, and how many there are. */
export const takenSlugs = async (db: GroupDatabase): Promise<Set<string>> => {
  const rows = await db.from('cookbooks').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
};

/** The ids of the shops of a group by the keys of their names. */
export const shopsByName = async (db: GroupDatabase): Promise<Map<string, string>> => {
  const rows = await db.from('shops').select(['id', 'nameKey']).execute();
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
};

/** The filters that members have saved, each as its owner and its name. */
export const namesOfFilters = async (db: GroupDatabase): Promise<Set<string>> => {
  const rows = await db.from('savedFilters').select(['userId', 'name']).execute();
  return new Set(rows.map(({ userId, name }) => `${userId} ${name}`));
};

/** The numbers that planned meals have here, by their ids. */
export const numbersOfMeals = async (db: GroupDatabase, ids: string[]): Promise<Map<string, number>> => {
  const rows = await db.from('mealPlanEntries').where(db.dialect.isOneOf('id', ids)).select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
};

/** Tables of which a row becomes what it is there. */
type Changing = 'mealPlanEntries' | 'shoppingItems';

/** Tables whose rows say when they were last changed. */
const stamped = [
  ...(['comments', 'cookbooks', 'foods', 'labels', 'mealPlanEntries', 'mealPlanRules', 'notifiers'] as const),
  ...(['mealPlanRepeats', 'mealPlanTemplates', 'savedFilters', 'shops'] as const),
  ...([
    'organizers',
    'recipeActions',
    'shoppingItems',
    'shoppingLists',
    'timelineEvents',
    'units',
    'webhooks',
  ] as const),
] satisfies GroupTable[];
type Stamped = (typeof stamped)[number];

const isStamped = (table: GroupTable): table is Stamped => stamped.some((one) => one === table);

/** When rows were last changed here, where their table says so. */
export const stampsOf = async (db: GroupDatabase, table: GroupTable, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0 || !isStamped(table)) return new Map();
  const rows: { id: string; updatedAt: string }[] = await db
    .asServer()
    .from(table)
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'updatedAt'])
    .execute();
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]));
};

/** Makes a row what it is there. */
export const updateAsItWas = (db: GroupTransaction, table: Changing, id: string, values: Columns): Promise<unknown> =>
  db.update<Changing>(table).set(values).where('id', '=', id).execute();

/** Rows before they become others, with what recipes ask for of an item. */
export const rowsAsTheyAre = async (
  db: GroupTransaction,
  table: Changing,
  ids: string[],
): Promise<Map<string, RowBefore>> => {
  const rows = await findRows(db, table, 'id', ids);
  const parts = table === 'shoppingItems' ? await findRows(db, 'shoppingItemRecipes', 'itemId', ids) : [];
  const byItem = rowsBy(parts, 'itemId');
  return new Map(rows.map((row) => [String(row.id), { row, parts: byItem.get(String(row.id)) ?? [] }]));
};

/** The place behind the last item of a list. */
export const nextPosition = async (db: GroupDatabase, listId: string): Promise<number> => {
  const row = await db
    .from('shoppingItems')
    .where('listId', '=', listId)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(row.last ?? -1) + 1;
};

/** Takes what recipes ask for out of items. */
export const removeParts = (db: GroupTransaction, itemIds: string[]): Promise<unknown> =>
  db.remove('shoppingItemRecipes').where(db.dialect.isOneOf('itemId', itemIds)).execute();

/** Members' opinions of recipes, by both of their ids. */
export const opinionsOf = async (db: GroupDatabase, recipeIds: string[]) => {
  const rows = await db
    .asServer()
    .from('recipeOpinions')
    .where(db.dialect.isOneOf('recipeId', recipeIds))
    .select(['userId', 'recipeId', 'rating', 'isFavorite'])
    .execute();
  return new Map(rows.map((row) => [`${row.userId} ${row.recipeId}`, row]));
};

/** Ids of recipes, those behind the others that are made with them. */
export const recipesInOrder = async (db: GroupDatabase): Promise<string[]> => {
  const rows = await db.from('recipes').select('id').orderBy('number').execute();
  const made = await db
    .from('ingredients')
    .where('referencedRecipeId', 'is not', null)
    .select('recipeId')
    .distinct()
    .execute();
  const last = new Set(made.map(({ recipeId }) => recipeId));
  return rows.map(({ id }) => id).toSorted((one, other) => Number(last.has(one)) - Number(last.has(other)));
};

/** How many people of a group of the backup are nobody in the group of today. */
export const strangersAmong = async (
  db: GroupDatabase,
  { memberNow }: { memberNow(id: string): string | undefined },
): Promise<number> => {
  const people = await db.from('users').select('id').execute();
  return people.filter(({ id }) => memberNow(id) === undefined).length;
};
