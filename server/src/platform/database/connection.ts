import type { Kysely, Transaction } from 'kysely';
import type { Dialect } from './dialects/dialect.ts';
import type { Schema } from './schema.ts';
import type { Signals } from './signals.ts';
import type { Tables } from './tables.ts';

/** A transaction on a database that is being built. */
export type Scratch = Transaction<Schema>;

/** How a database is built anew beside the one that is open, and what becomes of it. */
export interface Rebuild {
  /** Fills what is empty. */
  fill(scratch: Scratch): Promise<void>;
  /** The last work on it, while nobody may write to the old one; then it takes the place of that. Without, it is thrown away. */
  beforeSwap?(scratch: Scratch): Promise<void>;
}

/** An open database of either kind. */
export interface Connection {
  /** For queries outside of transactions. */
  readonly read: Kysely<Schema>;
  /** For transactions. */
  readonly write: Kysely<Schema>;
  /** For schema migrations and copies, which may take minutes: nothing limits the time of a statement. */
  readonly maintenance: Kysely<Schema>;
  readonly dialect: Dialect;
  readonly signals: Signals;
  /** As the features have declared them. */
  readonly tables: Tables;
  reportFailure(error: unknown): void;
  /** How the connections to a database server are used; there is none where it is a file. */
  poolState?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
  /** Copies the whole database beside itself; answers the file that was written. */
  copyTo(target: string): Promise<string>;
  /** Reads the database as it is at one moment, over a connection of its own, while others go on writing. */
  atOneMoment<Result>(read: (snapshot: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Builds a database of the same kind in a place of its own. All or nothing, whatever stops it. */
  rebuild(plan: Rebuild): Promise<void>;
}
