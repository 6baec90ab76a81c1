import type { Recipe } from '@larder/contract';
import { searchWords } from '@larder/kitchen';

/**
 * Parts of a recipe in the order in which a match in them counts. Each scope holds the words of those before it as well, so
 * that looking into a recipe's name and organizers is one look into `o`.
 */
export const scopes = ['n', 'o', 'i', 'd', 'a'] as const;
export type Scope = (typeof scopes)[number];

/** More distinct words than any recipe for people has. */
const mostWords = 4000;
/** A longer one is no word. */
const longestWord = 64;

const textsOf = ({
  name,
  description,
  recipeIngredient,
  recipeCategory,
  tags,
  tools,
  recipeInstructions,
}: Recipe): Record<Scope, string[]> => ({
  n: [name],
  o: [...recipeCategory, ...tags, ...tools].map((organizer) => organizer.name),
  i: recipeIngredient.flatMap(({ note, originalText, food, referencedRecipe }) => [
    note,
    originalText ?? '',
    food?.name ?? '',
    food?.pluralName ?? '',
    referencedRecipe?.name ?? '',
  ]),
  d: [description],
  a: recipeInstructions.flatMap(({ title, text }) => [title, text]),
});

/** Folded words of a text; those that are longer than the index takes lose their end. */
export const wordsOf = (text: string): string[] => searchWords(text).map((word) => word.slice(0, longestWord));

/** Each word of a recipe with the first scope that it belongs to. */
export const scopedWords = (recipe: Recipe): Map<string, Scope> => {
  const texts = textsOf(recipe);
  const words = new Map<string, Scope>();
  for (const scope of scopes) {
    for (const text of texts[scope]) {
      for (const word of wordsOf(text)) {
        if (words.size >= mostWords) return words;
        if (!words.has(word)) words.set(word, scope);
      }
    }
  }
  return words;
};

/** What the index knows a word of a recipe by. */
export const tokenOf = (scope: Scope, wordNumber: number): string => scope + wordNumber.toString(36);

/** The tokens of a word that is first met in a scope: one for it and one for each wider one. */
export const tokensFrom = (scope: Scope, wordNumber: number): string[] =>
  scopes.slice(scopes.indexOf(scope)).map((wider) => tokenOf(wider, wordNumber));

/** What a token stands for. */
export const readToken = (token: string): { scope: Scope | undefined; number: number } => ({
  scope: scopes.find((scope) => token.startsWith(scope)),
  number: Number.parseInt(token.slice(1), 36),
});
