import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openMigratedDatabase } from '../src/app/open-migrated-database.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createLogger } from '../src/platform/logging/logging.ts';
import { readSettings } from '../src/platform/settings/index.ts';

/** Databases with every table and nothing in them, of which each test gets a copy: making the tables takes ten times as long. */
export interface PreparedDatabases {
  sqliteFile: string;
  /** Address of a PostgreSQL server on which tests may make databases, where one is named; `npm test` starts one. */
  postgresServer?: string;
  /** Name of the database there. */
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
  const postgresTemplate = postgresServer && newName();
  await makeTables(folder, '');
  if (postgresServer && postgresTemplate) {
    await onServer(postgresServer, `create database ${postgresTemplate}`);
    await makeTables(folder, addressOn(postgresServer, postgresTemplate));
  }
  project.provide('preparedDatabases', { sqliteFile: join(folder, 'larder.db'), postgresServer, postgresTemplate });
  return async () => {
    await rm(folder, { recursive: true });
    if (postgresServer) await onServer(postgresServer, `drop database ${postgresTemplate} with (force)`);
  };
}

const makeTables = async (folder: string, address: string) => {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: address });
  const connection = await openMigratedDatabase({ settings, clock: systemClock, log: createLogger('silent') });
  await connection.close();
};

export const newName = () => `larder_${randomUUID().replaceAll('-', '')}`;

export const addressOn = (server: string, name: string): string => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

export const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
