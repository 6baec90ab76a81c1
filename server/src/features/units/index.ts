export { resolveUnits } from './resolve-units.ts';
export { listUnits, toUnit, type UnitRow, unitColumns, unitEntity } from './units.repository.ts';
export { unitRoutes } from './units.routes.ts';
