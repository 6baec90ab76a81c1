export { unitsKnownIn } from './known-units.ts';
export { unitTable } from './unit-table.ts';
export { toUnit, type UnitRow, unitColumns, unitEntity } from './units.repository.ts';
export { unitRoutes } from './units.routes.ts';
export { unitsTables } from './units.tables.ts';
export { listUnits, resolveUnits } from './use-units.ts';
