export { correctionReferences } from './corrections/correction-references.repository.ts';
export { correctionsTables } from './corrections/corrections.tables.ts';
export { ingredientRoutes } from './ingredients.routes.ts';
export { readIngredientLines } from './parsing/read-ingredient-lines.ts';
export { understoodIngredient } from './parsing/understood-ingredient.ts';
