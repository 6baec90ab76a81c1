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
  /** Is told what failed after a change that had been committed: whoever asked for the change is not. */
  reportFailure?: (error: unknown) => void;
}

const nobody = () => undefined;

export const openDatabase = ({
  address,
  sqliteFile,
  timeout = 15_000,
  tables,
  reportFailure = nobody,
}: Place): Connection => ({
  ...(address ? openPostgres(address, timeout) : openSqlite(sqliteFile)),
  tables,
  reportFailure,
});
