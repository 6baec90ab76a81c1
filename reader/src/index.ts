export { extractRecipe } from './extract-recipe.ts';
export { type PageToRead, readRecipe } from './read-recipe.ts';
export type * from './recipe.ts';
export { readRecipeJson } from './text/read-recipe-json.ts';
export { readRecipeText } from './text/read-recipe-text.ts';
