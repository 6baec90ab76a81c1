import type { Connection } from './connection.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';

/**
 * @param address of a PostgreSQL database, or null for SQLite
 * @param sqliteFile where the SQLite database lies
 */
export const openDatabase = async (address: string | null, sqliteFile: string): Promise<Connection> =>
  address ? openPostgres(address) : openSqlite(sqliteFile);
