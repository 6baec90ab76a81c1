export { foods, listFoods, resolveFoods } from './food-entity.ts';
export { type FoodRow, foodCells, foodFields, labelsOfFoods, toFood } from './foods.repository.ts';
export { foodRoutes } from './foods.routes.ts';
export { foodsTables } from './foods.tables.ts';
