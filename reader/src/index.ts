export { extractRecipe } from './extract-recipe.ts';
export { cleanPage } from './page/clean-page.ts';
export { type PageHead, readHead } from './page/read-head.ts';
export { type PageToRead, readRecipe } from './read-recipe.ts';
export type * from './recipe.ts';
export { readRecipeJson } from './text/read-recipe-json.ts';
export { readRecipeText } from './text/read-recipe-text.ts';
