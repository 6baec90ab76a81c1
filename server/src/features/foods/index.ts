export { foodTable } from './food-table.ts';
export { type FoodRow, foodCells, foodEntity, labelsOfFoods, toFood } from './foods.repository.ts';
export { foodRoutes } from './foods.routes.ts';
export { foodsTables } from './foods.tables.ts';
export { listFoods, resolveFoods } from './use-foods.ts';
