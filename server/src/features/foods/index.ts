export { type FoodRow, foodColumns, foodEntity, listFoods, toFood } from './foods.repository.ts';
export { foodRoutes } from './foods.routes.ts';
export { resolveFoods } from './resolve-foods.ts';
