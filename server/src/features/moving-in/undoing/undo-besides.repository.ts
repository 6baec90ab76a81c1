import { z } from 'zod';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { RowBefore } from '../../backups/index.ts';

/** Tables of what comes beside recipes, by what they are called in counts. */
export const cameTables = {
  shareTokens: 'links',
  recipeActions: 'actions',
  notifiers: 'notifiers',
  webhooks: 'webhooks',
  mealPlanRules: 'rules',
  mealPlanTemplates: 'templates',
  mealPlanRepeats: 'repeats',
  cookbooks: 'cookbooks',
  mealPlanEntries: 'meals',
  shoppingItems: 'items',
  shoppingLists: 'lists',
  shops: 'shops',
  savedFilters: 'filters',
  timelineEvents: 'timelineEvents',
  comments: 'comments',
} as const;
export type CameTable = keyof typeof cameTables;

export interface CameRow {
  id: string;
  /** Its table. */
  kind: string;
  /** When it was last changed, once it had come. */
  stamp: string;
  before: RowBefore | null;
}

/** Rows that came with a move beside its recipes, or became others by it. */
export const listCame = async (db: GroupDatabase, moveId: string): Promise<CameRow[]> => {
  const rows = await db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .where('stamp', 'is not', null)
    .select(['id', 'kind', 'stamp', 'before'])
    .execute();
  return rows.map(({ id, kind, stamp, before }) => ({
    ...{ id, kind, stamp: stamp ?? '' },
    before: before === null ? null : JSON.parse(before),
  }));
};

/** What was made by a move, by kind. */
export const countMade = async (db: GroupDatabase, moveId: string): Promise<{ kind: string; all: number }[]> => {
  const rows = await db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('all')])
    .execute();
  return rows.map(({ kind, all }) => ({ kind, all: Number(all) }));
};

export const removeRows = async (db: GroupTransaction, table: CameTable, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.remove<CameTable>(table).where(db.dialect.isOneOf('id', ids)).execute();
};

/** The price of a food as it came, if it is still that. */
export const removePrice = async (
  db: GroupTransaction,
  { foodId, price, quantity }: { foodId: string; price: number; quantity: number },
): Promise<void> => {
  await db
    .remove('foodPrices')
    .where('foodId', '=', foodId)
    .where('price', '=', price)
    .where('quantity', '=', quantity)
    .execute();
};

export const listsWithItems = async (db: GroupDatabase, listIds: string[]): Promise<Set<string>> => {
  if (listIds.length === 0) return new Set();
  const rows = await db
    .from('shoppingItems')
    .where(db.dialect.isOneOf('listId', listIds))
    .select('listId')
    .distinct()
    .execute();
  return new Set(rows.map(({ listId }) => listId));
};

/** Recipes by the entries of their timelines. */
export const recipesOfEvents = async (db: GroupDatabase, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db
    .from('timelineEvents')
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'recipeId'])
    .execute();
  return new Map(rows.map(({ id, recipeId }) => [id, recipeId]));
};

/** What has gone comes again when the server is asked again. */
export const forgetCame = async (db: GroupTransaction, serverId: string | null, ids: string[]): Promise<void> => {
  if (serverId === null || ids.length === 0) return;
  await db.remove('moveServerThings').where('serverId', '=', serverId).where(db.dialect.isOneOf('id', ids)).execute();
};

/** One that is what it was becomes what it is there when the server is asked again. */
export const noteAsItWas = async (
  db: GroupTransaction,
  serverId: string | null,
  { id, updatedAt }: { id: string; updatedAt: string },
): Promise<void> => {
  if (serverId === null) return;
  await db
    .update('moveServerThings')
    .set({ mark: '', stamp: updatedAt })
    .where('serverId', '=', serverId)
    .where('id', '=', id)
    .execute();
};

const Recipes = z.array(z.string());

/** Takes recipes out of a cookbook again. They come once more when the server is asked again. */
export const takeOutOfCookbook = async (
  db: GroupTransaction,
  { serverId, id }: { serverId: string | null; id: string },
  recipeIds: string[],
): Promise<void> => {
  await db
    .remove('cookbookRecipes')
    .where('cookbookId', '=', id)
    .where(db.dialect.isOneOf('recipeId', recipeIds))
    .execute();
  if (serverId === null) return;
  const things = () => db.from('moveServerThings').where('serverId', '=', serverId).where('id', '=', id);
  const came = await things().select('mark').executeTakeFirst();
  if (!came?.mark.startsWith('[')) return;
  const mark = JSON.stringify(Recipes.parse(JSON.parse(came.mark)).filter((recipeId) => !recipeIds.includes(recipeId)));
  await db.update('moveServerThings').set({ mark }).where('serverId', '=', serverId).where('id', '=', id).execute();
};
