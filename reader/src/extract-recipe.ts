import { type PageToRead, readRecipe } from './read-recipe.ts';

/** The reader in the form that evaluation corpora call: plain data, absent values null. */
export async function extractRecipe(page: PageToRead) {
  const recipe = readRecipe(page);
  if (!recipe) return null;
  const { name, ...fields } = recipe;
  return { title: name, ...fields };
}
