import type { GroupTransaction } from '../../platform/database/index.ts';
import { removeOpinions } from '../users/index.ts';

/** Recipes have another owner from now on, whose alone they are if they were anybody's. */
export const giveRecipes = async (db: GroupTransaction, ids: string[], userId: string): Promise<void> => {
  if (ids.length > 0) await db.update('recipes').set({ userId }).where(db.dialect.isOneOf('id', ids)).execute();
};

/** What somebody made who has left belongs to everybody. */
const made = [
  'recipes',
  'timelineEvents',
  'shoppingLists',
  'mealPlanEntries',
  'mealPlanRepeats',
  'shareTokens',
] as const;

/** Deletes an account with what is nobody else's, and what it said; what it made for all stays. */
export const deleteAccount = async (db: GroupTransaction, userId: string): Promise<void> => {
  await removeOpinions(db, userId);
  for (const table of ['comments', 'savedFilters', 'apiTokens', 'shoppers'] as const) {
    await db.remove(table).where('userId', '=', userId).execute();
  }
  for (const table of made) await db.update(table).set({ userId: null }).where('userId', '=', userId).execute();
  await db.remove('users').where('id', '=', userId).execute();
};
