import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { areCommon } from '../are-common.ts';
import type { Connection } from '../connection.ts';
import type { Schema } from '../schema.ts';
import { copyRows } from './copy-rows.ts';
import type { Dialect, IndexedRow, TokenIndex, TokenQuery } from './dialect.ts';
import { createPool, DatabaseUnreachableError, shareOfPool } from './postgres-pool.ts';
import { continueCounting, postgresRows, postgresShapes, rebuildPostgres } from './postgres-rebuild.ts';
import { signalsOfPostgres } from './postgres-signals.ts';
import { createShareNext } from './share-next.ts';

/** What requests and jobs share. */
const connections = 10;
/** So many of them change something at once: who waits to do so keeps nobody from reading. */
const writingConnections = 7;
/** For long work, which would not get on if it had to wait for those that wait for it. */
const maintenanceConnections = 4;

export const openPostgres = (address: string, timeout: number): Omit<Connection, 'tables' | 'reportFailure'> => {
  const pool = createPool(address, { connections, connectTimeout: timeout, statementLimit: timeout });
  const writingPool = shareOfPool(pool, { connections: writingConnections, connectTimeout: timeout });
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const write = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: writingPool }) });
  const maintenancePool = createPool(address, { connections: maintenanceConnections, connectTimeout: timeout });
  const maintenance = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: maintenancePool }) });
  const signals = signalsOfPostgres(address);
  return {
    read,
    write,
    maintenance,
    dialect: postgres,
    signals,
    poolState: () => {
      const state = pool.state();
      return { ...state, waiting: state.waiting + writingPool.waiting() };
    },
    close: async () => {
      await signals.close();
      await write.destroy();
      await read.destroy();
      await maintenance.destroy();
    },
    copyTo: (target) => copyRows(maintenance, target),
    atOneMoment: (read) =>
      maintenance.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    rebuild: (plan) => rebuildPostgres(maintenance, plan),
  };
};

/** Any number that other programs on the same server are unlikely to lock. */
const turnsLock = 7_239_002;

const anyOf = (tokens: string[]) => `(${tokens.map((token) => `'${token.replaceAll(/['\\]/g, '')}'`).join(' | ')})`;
const allOf = (groups: string[][]) => groups.map(anyOf).join(' & ');

const tsquery = ({ all, except }: TokenQuery) => {
  const text = except ? `(${allOf(all)}) & !(${allOf(except)})` : allOf(all);
  return sql`${text}::tsquery`;
};

const tokenIndex = (name: string): TokenIndex => {
  const table = sql.table(name);
  const matches = (query: TokenQuery) => sql`where tokens @@ ${tsquery(query)}`;
  return {
    definition: {
      make: [
        `create table "${name}" (number integer primary key, "groupId" text collate "C" not null, tokens tsvector not null)`,
        `create index "${name}_by_group" on "${name}" ("groupId", number)`,
        // Small writes are sorted in together. In kB: a search reads through what has not been sorted in yet, so there must not be much.
        `create index "${name}_tokens" on "${name}" using gin (tokens) with (fastupdate = on, gin_pending_list_limit = 256)`,
      ],
      drop: [`drop table "${name}"`],
    },
    finds: (column, query) => sql`${sql.ref(column)} in (select number from ${table} ${matches(query)})`,
    count: (query) => sql`(select count(*) from ${table} ${matches(query)})`,
    newest: async (database, groupId, { query, share, window: { limit, offset } }) => {
      const newest = areCommon(share.matches, share.of)
        ? sql`select number from (select number, tokens from ${table} where "groupId" = ${groupId} order by number desc offset 0) as newest ${matches(query)}`
        : sql`select number from (select number from ${table} ${matches(query)} offset 0) as found order by number desc`;
      const { rows } = await sql<{ number: number }>`${newest} limit ${limit} offset ${offset}`.execute(database);
      return rows.map(({ number }) => number);
    },
    read: async (database, numbers) => {
      const { rows } = await sql<IndexedRow>`select number, tsvector_to_array(tokens) as tokens from ${table}
        where number = any(${numbers}::integer[])`.execute(database);
      return rows;
    },
    write: async (database, groupId, rows) => {
      await sql`insert into ${table} (number, "groupId", tokens)
        select (one->>'number')::integer, ${groupId}, array_to_tsvector(array(select json_array_elements_text(one->'tokens')))
        from json_array_elements(${JSON.stringify(rows)}::json) as one
        on conflict (number) do update set tokens = excluded.tokens`.execute(database);
    },
    remove: async (database, number) => {
      await sql`delete from ${table} where number = ${number}`.execute(database);
    },
  };
};

const hasCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;

export const postgres: Dialect = {
  name: 'postgres',
  parseJson: (value) => value,
  jsonTuple: (values) => sql`json_build_array(${sql.join(values)})`,
  jsonObjectText: (key, value) => sql`coalesce(json_object_agg(${key}, ${value})::text, '{}')`,
  jsonList: (value, order) => sql`coalesce(json_agg(${value} order by ${order}), '[]')`,
  trigger: ({ name, on, table, run }) => ({
    make: [
      `create function "${name}"() returns trigger language plpgsql as $$ begin ${run}; return null; end $$`,
      `create trigger "${name}" after ${on} on "${table}" for each row execute function "${name}"()`,
    ],
    drop: [`drop function "${name}" cascade`],
  }),
  // A function keeps its plan for as long as the connection lasts, and has no name that belongs to one connection.
  lookUp: <Row>(database: Kysely<Schema>, name: string, { sql: select, parameters }: CompiledQuery<Row>) => {
    const call = sql<{ row: Row | null }>`select ${sql.ref(name)}(${sql.join(parameters)}) as row`.compile(database);
    const shareNext = createShareNext<Row | undefined>();
    return {
      definition: {
        make: [
          `create function "${name}"(${parameters.map(() => 'text').join()}) returns json stable language plpgsql as $$
            begin return (select row_to_json(result) from (${select}) as result); end $$`,
        ],
        drop: [`drop function "${name}"`],
      },
      find: (...values) =>
        shareNext(JSON.stringify(values), async () => {
          const { rows } = await database.executeQuery<{ row: Row | null }>({ ...call, parameters: values });
          return rows[0]?.row ?? undefined;
        }),
    };
  },
  shuffled: (column, seed) => sql`md5(${sql.ref(column)} || ${seed}::text) collate "C"`,
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values}::text[])`,
  // With `is true` the query is run apart and looked up in; without, it is joined, on a guess of its size.
  isAmong: (value, query) => sql`(${value} in (${query})) is true`,
  unindexed: (value) => value,
  tokenIndex,
  takeTurns: async (transaction) => {
    await sql`select pg_advisory_xact_lock(${turnsLock})`.execute(transaction);
  },
  tableShapes: postgresShapes,
  allRows: postgresRows,
  continueCounting,
  isUniqueViolation: (error) => hasCode(error, '23505'),
  isForeignKeyViolation: (error) => hasCode(error, '23503'),
  // Values that are none of their type, constraints, and what is too large for an index.
  isAboutRow: (error) => error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? ''),
  problemOf: (error) => {
    if (error instanceof DatabaseUnreachableError) return 'unreachable';
    return hasCode(error, '53100') ? 'full' : undefined;
  },
};
