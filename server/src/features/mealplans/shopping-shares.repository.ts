import type { PlannedForList, PlannedShopping } from '@larder/contract';
import { sql } from 'kysely';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';

const shares = (db: GroupDatabase) =>
  db
    .from('mealPlanShopping')
    .select(['listId', 'entryNumber as entryId', 'date', 'recipeId', 'times'])
    .orderBy('date')
    .orderBy('entryNumber');

/** What the entries of some days have put on lists. */
export const findSharesFrom = (
  db: GroupDatabase,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<PlannedShopping[]> => shares(db).where('date', '>=', startDate).where('date', '<=', endDate).execute();

/** For which meals recipes are on a list. @throws AppError when there is no such list */
export const getSharesOfList = async (db: GroupDatabase, listId: string): Promise<PlannedForList[]> => {
  if (!(await presentIds(db, 'shoppingLists', [listId])).has(listId)) throw new AppError('shopping-list.not-found');
  return db
    .from('mealPlanShopping')
    .leftJoin('mealPlanEntries', (join) =>
      join
        .onRef('mealPlanEntries.number', '=', 'mealPlanShopping.entryNumber')
        .onRef('mealPlanEntries.groupId', '=', 'mealPlanShopping.groupId'),
    )
    .where('listId', '=', listId)
    .select([
      'listId',
      'entryNumber as entryId',
      'mealPlanShopping.date',
      'mealPlanShopping.recipeId',
      'times',
      'mealPlanEntries.entryType',
    ])
    .orderBy('mealPlanShopping.date')
    .orderBy('entryNumber')
    .execute();
};

export const findSharesOf = async (
  db: GroupDatabase,
  listId: string,
  entryIds: readonly number[],
): Promise<PlannedShopping[]> =>
  entryIds.length === 0 ? [] : shares(db).where('listId', '=', listId).where('entryNumber', 'in', entryIds).execute();

/** How many times recipes are on a list. */
export const findTimesOnList = async (
  db: GroupDatabase,
  listId: string,
  recipeIds: readonly string[],
): Promise<Map<string, number>> => {
  if (recipeIds.length === 0) return new Map();
  const rows = await db
    .from('shoppingListRecipes')
    .where('listId', '=', listId)
    .where(db.dialect.isOneOf('recipeId', recipeIds))
    .select(['recipeId', 'quantity'])
    .execute();
  return new Map(rows.map(({ recipeId, quantity }) => [recipeId, quantity]));
};

/** Writes the shares of entries of a list anew: those before go. */
export const replaceShares = async (
  db: GroupTransaction,
  listId: string,
  before: readonly PlannedShopping[],
  now: readonly PlannedShopping[],
): Promise<void> => {
  const entries = [...new Set(before.map(({ entryId }) => entryId))];
  if (entries.length > 0)
    await db.remove('mealPlanShopping').where('listId', '=', listId).where('entryNumber', 'in', entries).execute();
  await db.insertAll(
    'mealPlanShopping',
    now.map(({ entryId, date, recipeId, times }) => ({ listId, entryNumber: entryId, date, recipeId, times })),
  );
};

/** Shares follow their entries to other days. */
export const moveShares = async (db: GroupTransaction, entryIds: readonly number[]): Promise<void> => {
  if (entryIds.length === 0) return;
  await db
    .update('mealPlanShopping')
    .set({
      date: sql<string>`(select date from "mealPlanEntries" as entries where entries.number = "mealPlanShopping"."entryNumber")`,
    })
    .where('entryNumber', 'in', entryIds)
    .execute();
};
