import { type ReadRecipe, readRecipe } from '@larder/reader';
import { parseJson } from './sent-text.ts';

export const isJson = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text);

/**
 * The recipe in the HTML of a page, or in schema.org JSON of any shape. Null where there is none.
 * @param url where it is from; empty when nobody knows
 */
export const readDocument = (text: string, url: string): ReadRecipe | null =>
  readRecipe({ html: isJson(text) ? pageOf(text) : text, url });

/** The reader reads data inside of a page, and forgives the mistakes that pages make in it. */
const pageOf = (json: string): string => {
  const data = withType(json).replaceAll('</', '<\\/').replaceAll('<!--', '<\\u0021--');
  return `<script type="application/ld+json">${data}</script>`;
};

const ofRecipes = ['recipeIngredient', 'recipeInstructions', 'ingredients'];

/** People cut the recipe out of its data, and its type with it. */
const withType = (json: string): string => {
  const data = parseJson(json);
  const lacksType = typeof data === 'object' && data !== null && !Array.isArray(data) && !('@type' in data);
  if (!lacksType || !ofRecipes.some((key) => key in data)) return json;
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...data });
};
