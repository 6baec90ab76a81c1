export { unitsKnownIn } from './known-units.ts';
export { listUnits, resolveUnits, units } from './unit-entity.ts';
export { toUnit, type UnitRow, unitColumns, unitFields } from './units.repository.ts';
export { unitRoutes } from './units.routes.ts';
export { unitsTables } from './units.tables.ts';
