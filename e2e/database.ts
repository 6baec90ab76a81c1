import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Address of a PostgreSQL server for tests; without one, journeys keep everything in SQLite. */
const server = process.env.LARDER_TEST_POSTGRES;

interface JourneyDatabase {
  /** Empty for SQLite. */
  address: string;
  drop(): Promise<void>;
}

/** A fresh database of the kind that is asked for, as far as there is one. */
export async function createDatabase(kind: 'sqlite' | 'postgres'): Promise<JourneyDatabase> {
  if (kind === 'sqlite' || !server) return { address: '', drop: async () => undefined };
  const name = `larder_journey_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(address: string, statement: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
