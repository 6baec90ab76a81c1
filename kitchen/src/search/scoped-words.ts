import { searchWords } from './search-words.ts';

/** What can be found of a recipe. */
export interface SearchedRecipe {
  name: string;
  description: string;
  recipeIngredient: {
    note: string;
    display: string;
    originalText: string | null;
    food: { name: string; pluralName: string | null } | null;
    referencedRecipe: { name: string } | null;
  }[];
  recipeCategory: { name: string }[];
  tags: { name: string }[];
  tools: { name: string }[];
  recipeInstructions: { title: string; text: string }[];
}

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
}: SearchedRecipe): Record<Scope, string[]> => ({
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
export const scopedWords = (recipe: SearchedRecipe): Map<string, Scope> => {
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
