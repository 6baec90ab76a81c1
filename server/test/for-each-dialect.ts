import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { createPostgresCopies } from './postgres-copies.ts';
import { createPostgresDatabase } from './postgres-database.ts';

const { sqliteFile, postgresServer, postgresTemplate } = inject('preparedDatabases');

interface CreatedDatabase {
  /** Null for SQLite. */
  address: string | null;
  drop(): Promise<void>;
}

export interface TestDatabase {
  dialect: 'sqlite' | 'postgres';
  /** Makes a database with every table and nothing in them; that of SQLite is a file in the data folder. */
  create(dataFolder: string): Promise<CreatedDatabase>;
  /** Makes one without any table. */
  createEmpty(): Promise<CreatedDatabase>;
}

const inFolder: CreatedDatabase = { address: null, drop: async () => undefined };

export const sqlite: TestDatabase = {
  dialect: 'sqlite',
  create: async (dataFolder) => {
    await copyFile(sqliteFile, join(dataFolder, 'larder.db'));
    return inFolder;
  },
  createEmpty: async () => inFolder,
};

const postgres = (server: string, template: string): TestDatabase => {
  const copies = createPostgresCopies(server, template);
  return { dialect: 'postgres', create: copies.take, createEmpty: () => createPostgresDatabase(server) };
};

const dialects = [sqlite, ...(postgresServer && postgresTemplate ? [postgres(postgresServer, postgresTemplate)] : [])];

/**
 * Of what is tried on one database or the other, because most of it reaches neither: every piece is tried on one of them, and on
 * both where everything is to be tried.
 */
export const shareOf = <Item>({ dialect }: TestDatabase, items: Item[]): Item[] => {
  if (process.env.LARDER_TEST_ALL) return items;
  const turn = dialects.findIndex((one) => one.dialect === dialect);
  return items.filter((_, index) => index % dialects.length === turn);
};

/** Runs the same tests on SQLite and, where a server is named, on PostgreSQL. */
export const forEachDialect = (name: string, tests: (database: TestDatabase) => void): void => {
  describe.each(dialects)(`${name} on $dialect`, tests);
};
