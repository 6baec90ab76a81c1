import type { Connection } from './connection.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Tables } from './tables.ts';

interface Place {
  /** Of a PostgreSQL database, or null for SQLite. */
  address: string | null;
  sqliteFile: string;
  /** Milliseconds after which PostgreSQL counts as not answering. */
  timeout?: number;
  tables: Tables;
}

export const openDatabase = ({ address, sqliteFile, timeout = 15_000, tables }: Place): Connection => ({
  ...(address ? openPostgres(address, timeout) : openSqlite(sqliteFile)),
  tables,
});
