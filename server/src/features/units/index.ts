export { resolveUnits } from './resolve-units.ts';
export { listUnits, unitEntity } from './units.repository.ts';
export { unitRoutes } from './units.routes.ts';
