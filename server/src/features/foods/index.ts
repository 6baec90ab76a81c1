export { foodEntity, listFoods } from './foods.repository.ts';
export { foodRoutes } from './foods.routes.ts';
export { resolveFoods } from './resolve-foods.ts';
