import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { readRecipesNumbered } from '../reading/read-recipe.repository.ts';
import { indexRecipes } from '../search/index-recipe.ts';

/** So many that other writers of the group need not wait long. */
const recipesAtOnce = 100;

/**
 * Lets the search find recipes by the names that they hold by now: a first batch together with the change that made it
 * necessary, the others in changes of their own right after it.
 */
export const indexAgain = async (db: GroupTransaction, numbers: number[]): Promise<void> => {
  await indexSome(db, numbers.slice(0, recipesAtOnce));
  if (numbers.length > recipesAtOnce) db.afterCommit((db) => indexInBatches(db, numbers.slice(recipesAtOnce)));
};

const indexInBatches = async (db: GroupDatabase, numbers: number[]): Promise<void> => {
  for (let from = 0; from < numbers.length; from += recipesAtOnce) {
    await db.change((db) => indexSome(db, numbers.slice(from, from + recipesAtOnce)));
  }
};

const indexSome = async (db: GroupTransaction, numbers: number[]): Promise<void> =>
  indexRecipes(db, await readRecipesNumbered(db, numbers));
