export { areCommon } from './are-common.ts';
export { changedColumns } from './changed-columns.ts';
export type { Connection, Rebuild, Scratch } from './connection.ts';
export { type Derived, makeDerived, makeDerivedWithin } from './derived.ts';
export type { DatabaseProblem, Definition, Dialect, TokenQuery } from './dialects/dialect.ts';
export type { TableShape } from './dialects/table-shapes.ts';
export type { Actor, DomainEvent } from './domain-event.ts';
export { eventHubOf, GroupDatabase, GroupTransaction } from './group-database.ts';
export { DatabaseTooNewError, migrateDatabase, migrateWithin, type SchemaMigration } from './migrate.ts';
export { namedValues } from './named-values.ts';
export { openDatabase } from './open-database.ts';
export { type GroupTopic, type RevisionRow, revisionSelection, revisionsOf } from './revisions.ts';
export {
  type Fixed,
  type Flag,
  flag,
  flagIfGiven,
  type Generated,
  type GroupTable,
  type JsonText,
  type MomentText,
  type OfGroup,
  type RowOf,
  type Schema,
  type Stamps,
  type Synced,
} from './schema.ts';
export { DatabaseStartError, startProblem } from './start-problem.ts';
export { syncedRows } from './synced-rows.ts';
export { platformTables, type Table, type Tables, type Topic } from './tables.ts';
export { type Columns, findRows, insertRows, presentIds, rowsBy, withoutGroup } from './whole-rows.ts';
export { WrittenJson } from './written-json.ts';
