export { entitiesTables } from './entities.tables.ts';
export { defineEntity, findItems, getItem, knownItems, type Named, rowsOf } from './entity.ts';
export { entityBin, removeUnused } from './entity-bin.ts';
export { entityHandlers } from './handlers.ts';
export { listItems, listUnused } from './list.repository.ts';
export { mergeJobs } from './merging/merge.jobs.ts';
export { mergeHandlers } from './merging/merge.ts';
export { mergeRoutes } from './merging/undo-merge.ts';
export { aliased, appliedParts, blankParts, columnsOfParts } from './names/aliased.repository.ts';
export { findByName, resolverOf } from './names/resolve.repository.ts';
export {
  type Dependents,
  type References,
  referencesByColumn,
  referencesByLink,
} from './references.repository.ts';
export type { EntityRows } from './rows.repository.ts';
export { addMissing, insertItems } from './save.ts';
