import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface PostgresDatabase {
  address: string;
  drop(): Promise<void>;
}

const alreadyThere = '42P04';

/**
 * A database on a PostgreSQL server for tests; one that has the name already is used as it is.
 * @param server address of any database there
 * @param copied address of the database to begin as; without one it is empty
 */
export const createPostgresDatabase = async (
  server: string,
  { name = `larder_${randomUUID().replaceAll('-', '')}`, copied = '' } = {},
): Promise<PostgresDatabase> => {
  const template = copied && ` template ${new URL(copied).pathname.slice(1)}`;
  await run(server, `create database ${name}${template}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) throw error;
  });
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(server, `drop database ${name} with (force)`) };
};

/** Runs a statement on a connection of its own. */
export const ask = async <Row extends pg.QueryResultRow>(address: string, statement: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

const run = async (address: string, statement: string): Promise<void> => void (await ask(address, statement));
