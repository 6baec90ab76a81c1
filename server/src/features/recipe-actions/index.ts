export { recipeActionRoutes } from './recipe-actions.routes.ts';
export { recipeActionsTables } from './recipe-actions.tables.ts';
export { recipeActionBin } from './save-actions.ts';
