export { resolveUnits } from './resolve-units.ts';
export { toUnit, type UnitRow, unitColumns, unitEntity } from './units.repository.ts';
export { unitRoutes } from './units.routes.ts';
