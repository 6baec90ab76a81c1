export { areCommon } from './are-common.ts';
export type { Connection } from './connection.ts';
export type { Dialect, IndexQuery } from './dialects/dialect.ts';
export { GroupDatabase, GroupTransaction } from './group-database.ts';
export { DatabaseTooNewError, migrateDatabase } from './migrate.ts';
export { namedValues } from './named-values.ts';
export { openDatabase } from './open-database.ts';
export { type Flag, flag, flagIfGiven, type GroupTable, type Schema } from './schema.ts';
export { writtenOnce } from './written-once.ts';
