import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Address of a PostgreSQL server for tests; without one, journeys keep everything in SQLite. */
const server = process.env.LARDER_TEST_POSTGRES;

interface JourneyDatabase {
  /** Empty for SQLite. */
  address: string;
  drop(): Promise<void>;
}

/** Is this kind kept in a PostgreSQL server? Without one it is a file in the data folder like the other. */
export const isOnServer = (kind: DatabaseKind) => kind === 'postgres' && Boolean(server);

/** A database of the kind that is asked for, as far as there is one: empty, or a copy of the one at another address. */
export async function createDatabase(kind: DatabaseKind, copied = ''): Promise<JourneyDatabase> {
  if (!server || !isOnServer(kind)) return { address: '', drop: async () => undefined };
  const name = `larder_journey_${randomBytes(6).toString('hex')}`;
  const template = copied ? ` template ${new URL(copied).pathname.slice(1)}` : '';
  await run(server, `create database ${name}${template}`);
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
