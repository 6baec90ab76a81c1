import { setImmediate as letOthers } from 'node:timers/promises';
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
  const differences: TokenCounts = new Map();
  await writeTokens(db, recipes, differences);
  await countTokens(db, differences);
};

/** For each token, how many recipes more have it by now than were counted. */
export type TokenCounts = Map<string, number>;

/** Lets the search find recipes by their words, and adds to the differences what `countTokens` has yet to be told. */
export const writeTokens = async (
  db: GroupTransaction,
  recipes: NumberedRecipe[],
  differences: TokenCounts,
): Promise<void> => {
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
  for (const { number, tokens } of changed) compare(before.get(number), new Set(tokens), differences);
};

export const removeFromSearch = async (db: GroupTransaction, recipeNumber: number): Promise<void> => {
  const before = await indexed(db, [recipeNumber]);
  await tokensOfRecipes(db).remove(recipeNumber);
  await raiseSearchRevision(db);
  const differences: TokenCounts = new Map();
  compare(before.get(recipeNumber), new Set(), differences);
  await countTokens(db, differences);
};

/** The tokens that the index has of each recipe. */
const indexed = async (db: GroupTransaction, numbers: number[]): Promise<Map<number, Set<string>>> => {
  const recipes = await tokensOfRecipes(db).read(numbers);
  return new Map(recipes.map(({ number, tokens }) => [number, new Set(tokens)]));
};

const isSame = (tokens: string[], known: ReadonlySet<string> | undefined): boolean =>
  known !== undefined && tokens.length === known.size && tokens.every((token) => known.has(token));

const compare = (old: ReadonlySet<string> | undefined, now: ReadonlySet<string>, differences: TokenCounts): void => {
  const count = (token: string, by: number) => differences.set(token, (differences.get(token) ?? 0) + by);
  for (const token of now) if (!old?.has(token)) count(token, 1);
  for (const token of old ?? []) if (!now.has(token)) count(token, -1);
};

/** As many as a statement takes without holding up others on the same thread. */
const tokensAtOnce = 1000;

/** Counts what the words of recipes have become; words whose count rises or falls by as many are counted together. */
export const countTokens = async (db: GroupTransaction, differences: TokenCounts): Promise<void> => {
  const tokensBy = new Map<number, string[]>();
  for (const [token, by] of differences) {
    const tokens = tokensBy.get(by);
    if (tokens) tokens.push(token);
    else tokensBy.set(by, [token]);
  }
  for (const times of new Set([...tokensBy.keys()].map(Math.abs))) {
    if (times === 0) continue;
    const [got, lost] = [tokensBy.get(times) ?? [], tokensBy.get(-times) ?? []];
    for (let from = 0; from < Math.max(got.length, lost.length); from += tokensAtOnce) {
      if (from > 0) await letOthers();
      const [some, others] = [got, lost].map((tokens) => tokens.slice(from, from + tokensAtOnce));
      await countWords(db, some ?? [], others ?? [], times);
    }
  }
};
