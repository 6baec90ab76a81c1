export { correctionUses } from './corrections/correction-uses.repository.ts';
export { ingredientRoutes } from './ingredients.routes.ts';
/** @public */
export { readIngredientLines } from './parsing/read-ingredient-lines.ts';
/** @public */
export { understoodIngredient } from './parsing/understood-ingredient.ts';
