export { correctionReferences } from './corrections/corrections.repository.ts';
export { correctionsTables } from './corrections/corrections.tables.ts';
export { ingredientRoutes } from './ingredients.routes.ts';
export { readIngredientLines } from './parsing/read-lines.ts';
export { isDoubtfullyRead, isSurelyRead, understoodIngredient } from './parsing/understood-ingredient.ts';
