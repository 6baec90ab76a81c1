import { createPostgresDatabase } from '../server/test/postgres-database.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Address of a PostgreSQL server for tests; without one, journeys keep everything in SQLite. */
const server = process.env.LARDER_TEST_POSTGRES;

/** Is this kind kept in a PostgreSQL server? Without one it is a file in the data folder like the other. */
export const isOnServer = (kind: DatabaseKind) => kind === 'postgres' && Boolean(server);

/** A database of the kind that is asked for, as far as there is one: empty, or a copy of the one at another address. */
export const createDatabase = async (kind: DatabaseKind, copied?: string) =>
  server && isOnServer(kind)
    ? createPostgresDatabase(server, { copied })
    : { address: '', drop: async () => undefined };
