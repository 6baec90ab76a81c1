export { extractRecipe } from './extract-recipe.ts';
export { type PageToRead, readRecipe } from './read-recipe.ts';
export type * from './recipe.ts';
