import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { removeOpinions } from '../users/index.ts';

const number = (total: number | string | bigint): number => Number(total);

/** How much of what a member made others see too. */
export const countLeftBehind = async (
  db: GroupDatabase,
  userId: string,
): Promise<{ recipes: number; ownRecipes: number; lists: number; meals: number }> => {
  const all = db.asServer();
  const count = async (table: 'shoppingLists' | 'mealPlanEntries') =>
    all
      .from(table)
      .where('userId', '=', userId)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
  const recipes = await all
    .from('recipes')
    .where('userId', '=', userId)
    .select(['private', ({ fn }) => fn.countAll().as('total')])
    .groupBy('private')
    .execute();
  const recipesThat = (isPrivate: 0 | 1) => number(recipes.find((row) => row.private === isPrivate)?.total ?? 0);
  return {
    recipes: recipesThat(0),
    ownRecipes: recipesThat(1),
    lists: number((await count('shoppingLists')).total),
    meals: number((await count('mealPlanEntries')).total),
  };
};

/** Those who could have what a member leaves behind: the other members, whoever looks after the group first. */
export const findHeirs = (db: GroupDatabase, userId: string) =>
  db
    .from('users')
    .select(['id', 'fullName'])
    .where('id', '!=', userId)
    .orderBy('canManage', 'desc')
    .orderBy('fullName')
    .orderBy('id')
    .execute();

/** Recipes have another owner from now on, whose alone they are if they were anybody's. */
export const giveRecipes = async (db: GroupTransaction, ids: string[], userId: string): Promise<void> => {
  if (ids.length > 0) await db.update('recipes').set({ userId }).where(db.dialect.isOneOf('id', ids)).execute();
};

const lists = ['shoppingLists', 'mealPlanEntries', 'mealPlanRepeats'] as const;

/** What says who did something says so of nobody once they have gone. */
const done = ['timelineEvents', 'shareTokens'] as const;

/** Deletes an account with what it said; what it made goes to its heirs, or to everybody where there are none. */
export const deleteAccount = async (
  db: GroupTransaction,
  userId: string,
  to: { recipes: string | null; lists: string | null },
): Promise<void> => {
  await removeOpinions(db, userId);
  for (const table of ['comments', 'savedFilters', 'apiTokens', 'shoppers'] as const) {
    await db.remove(table).where('userId', '=', userId).execute();
  }
  await db.update('recipes').set({ userId: to.recipes }).where('userId', '=', userId).execute();
  for (const table of lists) await db.update(table).set({ userId: to.lists }).where('userId', '=', userId).execute();
  for (const table of done) await db.update(table).set({ userId: null }).where('userId', '=', userId).execute();
  await db.remove('users').where('id', '=', userId).execute();
};
