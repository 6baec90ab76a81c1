import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** The database could not be asked: the connection broke, or nothing came in time. What was sent last may have happened. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

const countType = 20;
// Counts come as text because they could pass 2^53; ours never do.
pg.types.setTypeParser(countType, Number);

interface PoolSettings {
  connections: number;
  /** Milliseconds until whoever waits for a connection is told that there is none. */
  connectTimeout: number;
  /** Milliseconds until a statement counts as never answered; none for work that may take minutes. */
  statementLimit?: number;
}

/** Reasons of the server's own: it shuts down, starts up, or has fallen back to a copy that can't be written to. */
const passingCodes = /^(08|57P)|^(53300|57014|25006)$/;

const isFromServer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;
/** Values that can't be written as SQL are a mistake of ours, and no fault of the connection. */
const isPassing = (error: unknown) =>
  isFromServer(error) ? passingCodes.test(error.code ?? '') : error instanceof Error && !(error instanceof TypeError);

const unreachable = (cause: unknown) => new DatabaseUnreachableError('The database does not answer.', { cause });

/**
 * Lends connections to Kysely. Statements are never named, so a pooler may stand between that shares connections per transaction;
 * a connection that broke or did not answer in time is thrown away, and the next one is new.
 */
export const createPool = (
  address: string,
  { connections, connectTimeout, statementLimit }: PoolSettings,
): PostgresPool & { state(): { open: number; idle: number; waiting: number } } => {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    application_name: 'larder',
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  });
  // A connection that breaks tells whoever uses it; without a listener it would end the process, idle or not.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const lend = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw unreachable(error);
    });
    let isBroken = false;
    const query = async (text: string, values: readonly unknown[]) => {
      // There is nothing to take back on a connection that is gone, and the error that led here says more.
      if (isBroken && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      const statement = { text, values: [...values], query_timeout: statementLimit };
      try {
        return await client.query(statement);
      } catch (error) {
        if (!isPassing(error)) throw error;
        isBroken = true;
        throw unreachable(error);
      }
    };
    return {
      // Kysely's type knows fewer commands than there are, and cursors, which we don't use.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(isBroken),
    };
  };

  return {
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    connect: lend,
    end: () => pool.end(),
  };
};

/** Lends only so many of a pool's connections at once, so that there are some left for others while these wait for locks. */
export const shareOfPool = (
  pool: PostgresPool,
  { connections, connectTimeout }: PoolSettings,
): PostgresPool & { waiting(): number } => {
  let free = connections;
  const waiting: (() => void)[] = [];
  const takeTurn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        return resolve();
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(unreachable(new Error('no connection has become free')));
      }, connectTimeout);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(turn);
    });
  const giveBack = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    waiting: () => waiting.length,
    connect: async () => {
      await takeTurn();
      try {
        const client = await pool.connect();
        return {
          query: client.query,
          release: () => {
            client.release();
            giveBack();
          },
        };
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    // Whoever made the pool ends it.
    end: async () => undefined,
  };
};
