import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMigratedDatabase } from '../src/app/open-migrated-database.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createLogger } from '../src/platform/logging/logging.ts';
import { readSettings } from '../src/platform/settings/index.ts';
import { dropCopies } from './postgres-copies.ts';
import { createPostgresDatabase } from './postgres-database.ts';

/** Databases with every table and nothing in them, of which each test gets a copy: making the tables takes ten times as long. */
export interface PreparedDatabases {
  sqliteFile: string;
  /** Address of a PostgreSQL server on which tests may make databases, where one is named; `npm test` starts one. */
  postgresServer?: string;
  /** Address of the database there. */
  postgresTemplate?: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabases: PreparedDatabases;
  }
}

/** Runs once before all tests of the server; what it gives runs after them. */
export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'larder-prepared-'));
  const postgresServer = process.env.LARDER_TEST_POSTGRES || undefined;
  await makeTables(folder, '');
  const template = postgresServer ? await createPostgresDatabase(postgresServer) : undefined;
  if (template) await makeTables(folder, template.address);
  project.provide('preparedDatabases', {
    sqliteFile: join(folder, 'larder.db'),
    postgresServer,
    postgresTemplate: template?.address,
  });
  return async () => {
    await rm(folder, { recursive: true });
    if (!postgresServer || !template) return;
    await dropCopies(postgresServer, template.address);
    await template.drop();
  };
}

const makeTables = async (folder: string, address: string) => {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: address });
  const connection = await openMigratedDatabase({ settings, clock: systemClock, log: createLogger('silent') });
  await connection.close();
};
