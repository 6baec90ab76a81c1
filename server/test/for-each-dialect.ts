import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { addressOn, newName, onServer } from './prepared-databases.ts';

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

const createOn = async (server: string, template = ''): Promise<CreatedDatabase> => {
  const name = newName();
  await onServer(server, `create database ${name}${template && ` template ${template}`}`);
  return { address: addressOn(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
};

const postgres = (server: string): TestDatabase => ({
  dialect: 'postgres',
  create: () => createOn(server, postgresTemplate),
  createEmpty: () => createOn(server),
});

/** Runs the same tests on SQLite and, where a server is named, on PostgreSQL. */
export const forEachDialect = (name: string, tests: (database: TestDatabase) => void): void => {
  describe.each([sqlite, ...(postgresServer ? [postgres(postgresServer)] : [])])(`${name} on $dialect`, tests);
};
