import type { CompiledQuery, Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TableShape } from './table-shapes.ts';

/** What to look for in an index of tokens. */
export interface TokenQuery {
  /** Each of these has to be there by at least one of its tokens. */
  all: string[][];
  /** Rows that hold all of these in the same way are left out. */
  except?: string[][];
}

export interface NewestWanted {
  query: TokenQuery;
  /** How many rows match, of so many of the group. */
  share: { matches: number; of: number };
  window: { limit: number; offset: number };
}

/** A row by its number, and the tokens that the index has of it. */
export interface IndexedRow {
  number: number;
  tokens: string[];
}

/** An index by which a feature finds rows of groups: each is a number and tokens, which mean something in one group only. */
export interface TokenIndex {
  readonly definition: Definition;
  /** Does the row match that has its number in this column? */
  finds(column: string, query: TokenQuery): RawBuilder<boolean>;
  /** The number of rows that match. */
  count(query: TokenQuery): RawBuilder<number>;
  /** Numbers of the rows that match, newest first. */
  newest(database: Kysely<Schema>, groupId: string, wanted: NewestWanted): Promise<number[]>;
  /** Those of the rows that are in the index. */
  read(database: Kysely<Schema>, numbers: number[]): Promise<IndexedRow[]>;
  /** Writes the tokens of rows, in place of older ones. */
  write(database: Kysely<Schema>, groupId: string, rows: IndexedRow[]): Promise<void>;
  remove(database: Kysely<Schema>, number: number): Promise<void>;
}

/** `full`: no space left for what is written. `damaged`: the file is not what a database looks like. */
export type DatabaseProblem = 'unreachable' | 'full' | 'read-only' | 'damaged';

/** Statements that make something, and those by which it goes without a trace. */
export interface Definition {
  make: readonly string[];
  drop: readonly string[];
}

/** A query of at most one row, whose parameters are texts. */
export interface LookUp<Row> {
  definition: Definition;
  find(...values: string[]): Promise<Row | undefined>;
}

/** Everything in which the two databases differ has a name here. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** What a column of JSON holds: one of the drivers hands it over as text. */
  parseJson<Value>(value: Value): Value;
  /** Values as a JSON array, which reads faster than as many columns; JSON inside has to be made by these two as well. */
  jsonTuple(values: readonly RawBuilder<unknown>[]): RawBuilder<unknown>;
  /** One JSON value per row as a JSON array in order, for the select list of a subquery. */
  jsonList(value: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The text of a JSON object with a key per row, for the select list of a query over all of them. */
  jsonObjectText(key: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<string>;
  /** Runs a statement with every change of a row; it speaks of `new` and `old` and holds no values. */
  trigger(change: { name: string; on: 'insert' | 'update' | 'delete'; table: string; run: string }): Definition;
  /** An order that looks random and is the same for the same seed, on both databases. */
  shuffled(column: string, seed: string): RawBuilder<string>;
  /** Is the column's value one of these? The same statement for any number of values. */
  isOneOf(column: string, values: readonly string[]): RawBuilder<boolean>;
  /** Is the value one of the few thousand at most that a query selects? It is run once, whatever rows are asked about. */
  isAmong(value: RawBuilder<unknown>, query: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The same value for a database that should look for no index of it; one of the two decides by itself. */
  unindexed(value: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A query that is asked so often that planning it anew each time would cost more than to run it. */
  lookUp<Row>(database: Kysely<Schema>, name: string, query: CompiledQuery<Row>): LookUp<Row>;
  /** An index of tokens by its name. */
  tokenIndex(name: string): TokenIndex;
  /**
   * Waits until no other transaction is open that takes turns too, in this process or another one: what is read
   * afterwards stays true until the end.
   */
  takeTurns(transaction: Kysely<Schema>): Promise<void>;
  /** Every ordinary table of the database. */
  tableShapes(database: Kysely<Schema>): Promise<TableShape[]>;
  /** All rows of a table in the order of its key, the same on both databases; the columns are in the order of their names. */
  allRows(transaction: Kysely<Schema>, table: TableShape): AsyncGenerator<Record<string, unknown>[]>;
  /** Lets columns that count by themselves go on after rows that were written with their numbers. */
  continueCounting(transaction: Transaction<Schema>): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
  isForeignKeyViolation(error: unknown): boolean;
  /** Whether it is about the row that was written, and not about the database or its disk. */
  isAboutRow(error: unknown): boolean;
  /** What keeps the database from its work, where that is what the error says. */
  problemOf(error: unknown): DatabaseProblem | undefined;
}
