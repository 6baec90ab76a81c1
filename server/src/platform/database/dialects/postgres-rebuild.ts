import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { AppError } from '../../errors/index.ts';
import type { Rebuild } from '../connection.ts';
import type { Schema } from '../schema.ts';
import { shapesOf, type TableShape } from './table-shapes.ts';

class Discarded extends Error {}

/**
 * Builds the tables anew in a schema of their own. One transaction has all of it: whatever stops it, nothing was there,
 * and what is built takes the place of the old tables at its commit or not at all.
 */
export const rebuildPostgres = async (maintenance: Kysely<Schema>, { fill, beforeSwap }: Rebuild): Promise<void> => {
  const building = maintenance.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ home: string }>`select current_schema() as home`.execute(transaction);
    const home = rows[0]?.home ?? 'public';
    const scratch = `larder_scratch_${randomBytes(8).toString('hex')}`;
    await createSchema(transaction, scratch);
    // It waits for long between its statements while files are copied.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local search_path to ${sql.id(scratch)}`.execute(transaction);
    await fill(transaction);
    if (!beforeSwap) throw new Discarded();
    const tables = await namesOf(transaction, scratch);
    // Otherwise it would plan blindly until it comes to that by itself.
    await sql`analyze ${sql.join(tables.map((name) => sql.table(name)))}`.execute(transaction);
    const present = await namesOf(transaction, home);
    // Every change of a group's data begins with its row there.
    const inOrder = ['groups', ...tables.filter((name) => name !== 'groups')];
    const replaced = inOrder.filter((name) => present.includes(name)).map((name) => `"${home}"."${name}"`);
    await holdWriters(maintenance, { transaction, tables: replaced, mode: 'exclusive' });
    await beforeSwap(transaction);
    await insistOnLocks(maintenance, { transaction, tables: replaced, mode: 'access exclusive' });
    await swap(transaction, { home, scratch, tables, replaced });
  });
  await building.catch((error: unknown) => {
    if (!(error instanceof Discarded)) throw error;
  });
};

const insufficientPrivilege = '42501';

/** @throws AppError with the remedy, where the user of the database may make none */
const createSchema = async (transaction: Transaction<Schema>, name: string): Promise<void> => {
  const { rows } = await sql<{ database: string; user: string }>`select quote_ident(current_database()) as database,
    quote_ident(current_user) as "user"`.execute(transaction);
  try {
    await sql`create schema ${sql.id(name)}`.execute(transaction);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === insufficientPrivilege)) throw error;
    throw new AppError('database.schema-refused', rows[0], { cause: error });
  }
};

const namesOf = async (database: Kysely<Schema>, schema: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' order by table_name`.execute(database);
  return rows.map(({ name }) => name);
};

const functionsOf = async (database: Kysely<Schema>, schema: string): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select format('%I(%s)', proname, pg_get_function_identity_arguments(oid)) as name
    from pg_proc where pronamespace = ${schema}::regnamespace and prokind = 'f'`.execute(database);
  return rows.map(({ name }) => name);
};

/** Milliseconds. */
const politeWait = 500;
const longestWait = 60_000;
const lookEvery = 200;
const mostTries = 5;
const refusedLock = ['55P03', '40P01'];

interface Locks {
  transaction: Transaction<Schema>;
  tables: string[];
  mode: 'exclusive' | 'access exclusive';
}

/** Locks all of them, or none where one is not to be had in time or somebody who holds it waits for another one. */
const takeLocks = async ({ transaction, tables, mode }: Locks, wait: number): Promise<boolean> => {
  await sql`savepoint before_locks`.execute(transaction);
  try {
    await sql`set local lock_timeout = ${sql.lit(wait)}`.execute(transaction);
    await sql`lock table ${sql.raw(tables.join())} in ${sql.raw(mode)} mode`.execute(transaction);
    await sql`set local lock_timeout = 0`.execute(transaction);
    await sql`release savepoint before_locks`.execute(transaction);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && refusedLock.includes(error.code ?? ''))) throw error;
    await sql`rollback to savepoint before_locks`.execute(transaction);
    return false;
  }
};

/**
 * Locks them whatever others do: who holds one and waits for one that is locked already would wait for ever, and is told to begin
 * anew. That comes from another connection while this one stands first in line, or the same would happen with the next one.
 */
const insistOnLocks = async (maintenance: Kysely<Schema>, locks: Locks): Promise<void> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(locks.transaction);
  const pid = rows[0]?.pid ?? 0;
  const ended = new AbortController();
  const clearTheWay = async () => {
    while (await sleep(lookEvery, true, { signal: ended.signal }).catch(() => false)) {
      await sql`select pg_cancel_backend(pid) from pg_stat_activity
        where usename = current_user and pid = any(pg_blocking_pids(${pid})) and ${pid} = any(pg_blocking_pids(pid))`
        .execute(maintenance)
        .catch(() => undefined);
    }
  };
  const clearing = clearTheWay();
  try {
    for (let attempt = 1; attempt <= mostTries; attempt += 1) if (await takeLocks(locks, longestWait)) return;
  } finally {
    ended.abort();
    await clearing;
  }
  throw new Error('somebody uses a table without an end');
};

/** From here on writing waits, while reading goes on. */
const holdWriters = async (maintenance: Kysely<Schema>, locks: Locks): Promise<void> => {
  // Whoever waits for one of them and holds another gets on when all are given back.
  for (let attempt = 1; attempt <= mostTries; attempt += 1) if (await takeLocks(locks, politeWait)) return;
  await insistOnLocks(maintenance, locks);
};

interface Swap {
  home: string;
  scratch: string;
  tables: string[];
  /** Of `home`. */
  replaced: string[];
}

const swap = async (transaction: Transaction<Schema>, { home, scratch, tables, replaced }: Swap): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  const functions = await functionsOf(transaction, scratch);
  const former = new Set(await functionsOf(transaction, home));
  for (const name of functions) if (former.has(name)) await run(`drop function "${home}".${name} cascade`);
  await run(`drop table ${replaced.join()} cascade`);
  for (const name of tables) await run(`alter table "${scratch}"."${name}" set schema "${home}"`);
  for (const name of functions) await run(`alter function "${scratch}".${name} set schema "${home}"`);
  await run(`drop schema "${scratch}"`);
};

export const postgresShapes = async (database: Kysely<Schema>): Promise<TableShape[]> => {
  const columns = await sql<{ table: string; name: string; place: number }>`
    select c.relname as table, a.attname as name, coalesce(array_position(i.indkey::int2[], a.attnum), -1) + 1 as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`.execute(
    database,
  );
  const links = await sql<{ table: string; to: string }>`select c.relname as table, t.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(database);
  return shapesOf(columns.rows, links.rows);
};

/** Lets columns that count by themselves go on after the rows that were written with their numbers. */
export const continueCounting = async (transaction: Transaction<Schema>): Promise<void> => {
  const { rows } = await sql<{ table: string; name: string }>`select table_name as table, column_name as name
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(transaction);
  for (const { table, name } of rows) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${name}),
      coalesce((select max(${sql.id(name)}) from ${sql.table(table)}), 0) + 1, false)`.execute(transaction);
  }
};

const rowsAtOnce = 500;

/** All rows of a table by its key; the database has to be a transaction. */
export async function* postgresRows(
  database: Kysely<Schema>,
  { name, columns, key }: TableShape,
): AsyncGenerator<Record<string, unknown>[]> {
  const [selected, order] = [columns, key].map((names) => sql.join(names.map((column) => sql.id(column))));
  // A cursor reads each row once; pages by offset would read all rows before theirs again.
  await sql`declare copied no scroll cursor for select ${selected} from ${sql.table(name)} order by ${order}`.execute(
    database,
  );
  try {
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(database);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) break;
    }
  } finally {
    await sql`close copied`.execute(database).catch(() => undefined);
  }
}
