import type { Kysely } from 'kysely';
import type { Dialect } from './dialects/dialect.ts';
import type { Schema } from './schema.ts';
import type { Signals } from './signals.ts';
import type { Tables } from './tables.ts';

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
  close(): Promise<void>;
  /** Copies the whole database beside itself; answers the file that was written. */
  copyTo(target: string): Promise<string>;
}
