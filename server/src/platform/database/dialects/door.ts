import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

/** Any number that other programs on the same server are unlikely to lock. */
const lock = 7_239_003;
const bell = 'larder_bell';

/** Milliseconds. A connection that nobody uses is tried so often, so that a lost one is noticed long before the database lets its lock go. */
const triedEvery = 10_000;

/** What happens at the door of a database. */
interface Events {
  onVisit(): void;
  onBreak(): void;
}

/**
 * The door through which every process enters a database: all hold its lock in common, and one that finds nobody else inside
 * may hold it alone as well, which keeps the others out. Who finds it shut rings, so that whoever is alone lets go.
 */
export interface Door {
  /** Whether we are in. Where somebody is alone inside it rings instead, and another try is worth it. */
  enter(): Promise<boolean>;
  /** Succeeds where nobody else is in and nobody rang meanwhile. */
  shut(): Promise<boolean>;
  unshut(): Promise<unknown>;
  /** Fails when the database does not answer. */
  knock(): Promise<unknown>;
  close(): Promise<void>;
}

export const openDoor = async (address: string, { onVisit, onBreak }: Events): Promise<Door> => {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'larder',
    keepAlive: true,
    keepAliveInitialDelayMillis: triedEvery,
  });
  // Without a listener an error would end the process; the end of the connection follows.
  client.on('error', () => undefined);
  let visits = 0;
  const name = randomUUID();
  client.on('notification', ({ payload }) => {
    if (payload === name) return;
    visits++;
    onVisit();
  });
  await client.connect();
  try {
    await client.query(`listen ${bell}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  client.on('end', onBreak);
  const unshut = () => client.query(`select pg_advisory_unlock(${lock})`);

  return {
    enter: async () => {
      const { rows } = await client.query<{ isIn: boolean }>(`select pg_try_advisory_lock_shared(${lock}) as "isIn"`);
      if (rows[0]?.isIn) return true;
      await client.query(`notify ${bell}, '${name}'`);
      return false;
    },
    shut: async () => {
      const visitsBefore = visits;
      const { rows } = await client.query<{ shut: boolean; port: number | null }>(
        `select pg_try_advisory_lock(${lock}) as shut, inet_client_port() as port`,
      );
      const { shut = false, port = null } = rows[0] ?? {};
      // Between us and a pool that shares connections out anew, a lock says nothing.
      if (shut && visits === visitsBefore && port === portOf(client)) return true;
      if (shut) await unshut();
      return false;
    },
    unshut,
    knock: () => client.query('select 1'),
    close: () => client.end(),
  };
};

const portOf = ({ connection: { stream } }: pg.Client) => (stream instanceof Socket ? stream.localPort : undefined);
