export { type Connection, openDatabase } from './connection.ts';
export type { Dialect, IndexQuery } from './dialects/dialect.ts';
export { GroupDatabase, GroupTransaction } from './group-database.ts';
export { DatabaseTooNewError, migrateDatabase } from './migrate.ts';
export { type Flag, flag, flagIfGiven, type GroupTable, type Schema } from './schema.ts';
