import type { CompiledQuery, Kysely } from 'kysely';
import type { Dialect } from './dialects/dialect.ts';
import type { Schema } from './schema.ts';

/** An open database of either kind. */
export interface Connection {
  /** For queries outside of transactions. */
  readonly read: Kysely<Schema>;
  /** For transactions. */
  readonly write: Kysely<Schema>;
  readonly dialect: Dialect;
  /** Runs a query outside of transactions that was compiled before, on the shortest way there is. */
  lookUp<Row>(query: CompiledQuery<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** As `lookUp`, for the few rows that nearly every request asks for: they need not be asked for again where nothing can have changed. */
  lookUpOften<Row>(query: CompiledQuery<Row>, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
  /** Copies the whole database beside itself; answers the file that was written. */
  copyTo(target: string): Promise<string>;
}
