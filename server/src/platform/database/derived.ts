import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import type { Definition } from './dialects/dialect.ts';
import { GroupTransaction } from './group-database.ts';
import type { Schema } from './schema.ts';

/** What can be computed from the tables at any time: triggers, materialised documents, functions, a search index. */
export interface Derived {
  name: string;
  define(connection: Connection): Definition;
  /** What `fill` puts into it, in a word: another word, and it is made anew. */
  contents?: string;
  /** Computes a group's part of it from what is there already. */
  fill?(db: GroupTransaction): Promise<void>;
}

interface Made {
  name: string;
  hash: string;
  drop: string;
}

const run = async (database: Kysely<Schema>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database);
};

/**
 * Makes what is derived as this program defines it, all or nothing. What is there with the same definition stays; the rest
 * is dropped by the statements that were noted when it was made, as the program that made it may have been another one.
 * @returns the names of those that were made
 */
export const makeDerived = (connection: Connection, derived: readonly Derived[]): Promise<string[]> =>
  connection.maintenance.transaction().execute(async (transaction) => {
    await connection.dialect.takeTurns(transaction);
    return makeDerivedWithin(connection, transaction, derived);
  });

/** The same within a transaction that is open, which may be one on a database that is being built. */
export const makeDerivedWithin = async (
  connection: Connection,
  transaction: Transaction<Schema>,
  derived: readonly Derived[],
): Promise<string[]> => {
  await sql`create table if not exists "derived" (name text primary key, hash text not null, "drop" text not null)`.execute(
    transaction,
  );
  const { rows } = await sql<Made>`select name, hash, "drop" from "derived"`.execute(transaction);
  const definitions = derived.map((one) => {
    const definition = one.define(connection);
    const { contents } = one;
    const hash = createHash('sha256')
      .update(JSON.stringify({ ...definition, contents }))
      .digest('hex');
    return { ...one, definition, hash };
  });
  const isAsDefined = (
    { name, hash }: { name: string; hash: string },
    among: readonly { name: string; hash: string }[],
  ) => among.some((other) => other.name === name && other.hash === hash);

  for (const made of rows.filter((row) => !isAsDefined(row, definitions))) {
    await run(transaction, JSON.parse(made.drop));
    await sql`delete from "derived" where name = ${made.name}`.execute(transaction);
  }
  const missing = definitions.filter((definition) => !isAsDefined(definition, rows));
  const groups = missing.some(({ fill }) => fill)
    ? await transaction.selectFrom('groups').select(['id', 'revision']).execute()
    : [];
  for (const { name, hash, definition, fill } of missing) {
    await run(transaction, definition.make);
    for (const { id, revision } of groups)
      await fill?.(
        new GroupTransaction(id, connection, transaction, {
          clock: revision,
          written: new Set(),
          events: [],
          followUps: [],
        }),
      );
    await sql`insert into "derived" values (${name}, ${hash}, ${JSON.stringify(definition.drop)})`.execute(transaction);
  }
  return missing.map(({ name }) => name);
};
