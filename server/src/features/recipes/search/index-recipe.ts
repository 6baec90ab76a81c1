import type { Recipe } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { scopedWords, tokensFrom } from './search-texts.ts';
import { countWords, numberWords } from './words.repository.ts';

/** Lets the search find a recipe by the words that it has now, and by no others. */
export const indexRecipe = async (db: GroupTransaction, recipeNumber: number, recipe: Recipe): Promise<void> => {
  const words = scopedWords(recipe);
  const numbers = await numberWords(db, [...words.keys()]);
  const tokens = [...words].flatMap(([word, scope]) => tokensFrom(scope, numbers.get(word) ?? 0));
  const before = await db.index.read(recipeNumber);
  if (isSame(tokens, before)) return;
  await db.index.write(recipeNumber, tokens);
  await recount(db, before, tokens);
};

export const removeFromSearch = async (db: GroupTransaction, recipeNumber: number): Promise<void> => {
  const before = await db.index.read(recipeNumber);
  await db.index.remove(recipeNumber);
  await recount(db, before, []);
};

const isSame = (one: string[], other: string[]): boolean => {
  const known = new Set(other);
  return one.length === other.length && one.every((token) => known.has(token));
};

const recount = (db: GroupTransaction, before: string[], after: string[]): Promise<void> => {
  const [old, now] = [new Set(before), new Set(after)];
  return countWords(
    db,
    after.filter((token) => !old.has(token)),
    before.filter((token) => !now.has(token)),
  );
};
