import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';

/** Address of a PostgreSQL server on which tests may make databases; `npm test` starts one. */
const postgresServer = process.env.LARDER_TEST_POSTGRES;

export interface TestDatabase {
  dialect: 'sqlite' | 'postgres';
  /** Makes an empty database and answers its address, or null for SQLite. */
  create(): Promise<{ address: string | null; drop(): Promise<void> }>;
}

const sqlite: TestDatabase = {
  dialect: 'sqlite',
  create: async () => ({ address: null, drop: async () => undefined }),
};

const postgres = (server: string): TestDatabase => ({
  dialect: 'postgres',
  create: async () => {
    const name = `larder_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name}`);
    const address = new URL(server);
    address.pathname = `/${name}`;
    return { address: address.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
  },
});

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Runs the same tests on SQLite and, where a server is named, on PostgreSQL. */
export const forEachDialect = (name: string, tests: (database: TestDatabase) => void): void => {
  describe.each([sqlite, ...(postgresServer ? [postgres(postgresServer)] : [])])(`${name} on $dialect`, tests);
};
