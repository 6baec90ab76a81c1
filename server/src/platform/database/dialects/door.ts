import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

/** Any number that other programs on the same server are unlikely to lock. */
const lock = 7_239_003;
const bell = 'larder_bell';

/** What happens at the door of a database. */
interface Events {
  onVisit(): void;
  onBreak(): void;
}

/**
 * The door through which every process enters a database: all hold its lock in common, and one that finds nobody else inside
 * may hold it alone as well, which keeps the others out. Who comes rings first, so that whoever is alone lets go.
 */
export interface Door {
  /** Once we are in. */
  readonly entered: Promise<unknown>;
  /** Succeeds where nobody else is in and nobody rang meanwhile. */
  shut(): Promise<boolean>;
  unshut(): Promise<unknown>;
  /** Fails when the database does not answer. */
  knock(): Promise<unknown>;
  close(): Promise<void>;
}

export const openDoor = async (address: string, { onVisit, onBreak }: Events): Promise<Door> => {
  const client = new pg.Client({ connectionString: address, application_name: 'larder', keepAlive: true });
  // Without a listener an error would end the process; the end of the connection follows.
  client.on('error', () => undefined).on('end', onBreak);
  let visits = 0;
  const name = randomUUID();
  client.on('notification', ({ payload }) => {
    if (payload === name) return;
    visits++;
    onVisit();
  });
  await client.connect();
  // Others hear the bell once this statement is over, so it may not wait for the lock.
  await client.query(`listen ${bell}; notify ${bell}, '${name}'`);
  const unshut = () => client.query(`select pg_advisory_unlock(${lock})`);

  return {
    entered: client.query(`select pg_advisory_lock_shared(${lock})`),
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
