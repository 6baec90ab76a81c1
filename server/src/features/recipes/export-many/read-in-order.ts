import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type NumberedRecipe, readRecipesNumbered } from '../reading/read-recipe.repository.ts';

/** How an export goes on. */
export interface Course {
  /** Ends the export, should it be needed no more. */
  signal: AbortSignal;
  onProgress: (recipesDone: number) => Promise<unknown>;
}

/** Few, so that a request need not wait for the reading of many. */
const recipesAtOnce = 10;

/** Recipes by number, a few in memory at a time. One that has been deleted meanwhile is left out. */
export async function* readInOrder(
  db: GroupDatabase,
  numbers: readonly number[],
  { signal, onProgress }: Course,
): AsyncGenerator<NumberedRecipe[]> {
  for (let from = 0; from < numbers.length; from += recipesAtOnce) {
    signal.throwIfAborted();
    const part = numbers.slice(from, from + recipesAtOnce);
    const read = new Map((await readRecipesNumbered(db, part)).map((recipe) => [recipe.number, recipe]));
    yield part.flatMap((number) => read.get(number) ?? []);
    await onProgress(Math.min(from + recipesAtOnce, numbers.length));
  }
}
