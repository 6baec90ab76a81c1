import type { Recipe } from '@larder/contract';
import { scopedWords } from '@larder/kitchen';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { raiseSearchRevision } from '../recipe-state.repository.ts';
import { tokensOfRecipes } from './search-index.repository.ts';
import { tokensFrom } from './tokens.ts';
import { countWords, numberWords } from './words.repository.ts';

interface NumberedRecipe {
  number: number;
  recipe: Recipe;
}

/** Lets the search find a recipe by the words that it has now, and by no others. */
export const indexRecipe = (db: GroupTransaction, recipeNumber: number, recipe: Recipe): Promise<void> =>
  indexRecipes(db, [{ number: recipeNumber, recipe }]);

/** The same for many, in as few queries as for one. */
export const indexRecipes = async (db: GroupTransaction, recipes: NumberedRecipe[]): Promise<void> => {
  const worded = recipes.map(({ number, recipe }) => ({ number, words: scopedWords(recipe) }));
  const wordNumbers = await numberWords(db, [...new Set(worded.flatMap(({ words }) => [...words.keys()]))]);
  const before = await indexed(
    db,
    recipes.map(({ number }) => number),
  );
  const changed = worded
    .map(({ number, words }) => ({
      number,
      tokens: [...words].flatMap(([word, scope]) => tokensFrom(scope, wordNumbers.get(word) ?? 0)),
    }))
    .filter(({ number, tokens }) => !isSame(tokens, before.get(number)));
  if (changed.length === 0) return;
  await tokensOfRecipes(db).write(changed);
  await raiseSearchRevision(db);
  await recount(
    db,
    changed.map(({ number, tokens }) => ({ old: before.get(number), now: new Set(tokens) })),
  );
};

export const removeFromSearch = async (db: GroupTransaction, recipeNumber: number): Promise<void> => {
  const before = await indexed(db, [recipeNumber]);
  await tokensOfRecipes(db).remove(recipeNumber);
  await raiseSearchRevision(db);
  await recount(db, [{ old: before.get(recipeNumber), now: new Set() }]);
};

/** The tokens that the index has of each recipe. */
const indexed = async (db: GroupTransaction, numbers: number[]): Promise<Map<number, Set<string>>> => {
  const recipes = await tokensOfRecipes(db).read(numbers);
  return new Map(recipes.map(({ number, tokens }) => [number, new Set(tokens)]));
};

const isSame = (tokens: string[], known: ReadonlySet<string> | undefined): boolean =>
  known !== undefined && tokens.length === known.size && tokens.every((token) => known.has(token));

interface Change {
  old: ReadonlySet<string> | undefined;
  now: ReadonlySet<string>;
}

/** Counts what the words of recipes have become; words whose count rises or falls by as many are counted together. */
const recount = async (db: GroupTransaction, changes: Change[]): Promise<void> => {
  const differences = new Map<string, number>();
  const count = (token: string, by: number) => differences.set(token, (differences.get(token) ?? 0) + by);
  for (const { old, now } of changes) {
    for (const token of now) if (!old?.has(token)) count(token, 1);
    for (const token of old ?? []) if (!now.has(token)) count(token, -1);
  }
  const tokensBy = new Map<number, string[]>();
  for (const [token, by] of differences) tokensBy.set(by, [...(tokensBy.get(by) ?? []), token]);
  for (const times of new Set([...tokensBy.keys()].map(Math.abs))) {
    if (times > 0) await countWords(db, tokensBy.get(times) ?? [], tokensBy.get(-times) ?? [], times);
  }
};
