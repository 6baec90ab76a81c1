import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type CompiledQuery, createQueryId, Kysely, SqliteDialect, SqliteQueryCompiler, sql } from 'kysely';
import type { Connection } from '../connection.ts';
import type { Schema } from '../schema.ts';
import type { Dialect, IndexQuery } from './dialect.ts';
import { namedTerms } from './named-terms.ts';

const statementsKept = 500;

/** The driver's database, with its prepared statements kept. */
const withKeptStatements = (database: Database.Database) => {
  const kept = new Map<string, Database.Statement>();
  return {
    prepare: (text: string) => {
      const known = kept.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      if (kept.size >= statementsKept) kept.clear();
      kept.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
};

const md5 = (text: unknown) => createHash('md5').update(String(text)).digest('hex');

const open = (file: string, cacheKibibytes: number) => {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // An acknowledged write survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 10000');
  database.pragma(`cache_size = -${cacheKibibytes}`);
  database.pragma('temp_store = MEMORY');
  database.function('md5', { deterministic: true }, md5);
  return database;
};

const kysely = (database: ReturnType<typeof withKeptStatements>) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

/** Reads go over a connection of their own, so that they never wait for a transaction that is open on the other. */
export const openSqlite = (file: string): Connection => {
  mkdirSync(dirname(file), { recursive: true });
  const writer = open(file, 8_000);
  const reader = open(file, 24_000);
  reader.pragma('query_only = ON');
  const statements = withKeptStatements(reader);
  const read = kysely(statements);
  const write = kysely(withKeptStatements(writer));
  // The rows are those that the query was compiled for.
  const lookUp = async <Row>({ sql }: CompiledQuery<Row>, values: readonly unknown[]) =>
    statements.prepare(sql).all(...values) as Row[];
  return {
    read,
    write,
    dialect: sqlite,
    lookUp,
    // Ten microseconds each: nothing to save.
    lookUpOften: lookUp,
    close: async () => {
      await read.destroy();
      if (writer.open) writer.pragma('wal_checkpoint(TRUNCATE)');
      await write.destroy();
    },
    copyTo: async (target) => {
      mkdirSync(dirname(target), { recursive: true });
      await writer.backup(`${target}.db`);
      return `${target}.db`;
    },
  };
};

const anyOf = (tokens: string[]) => `(${tokens.map((token) => `"${token.replaceAll('"', '')}"`).join(' OR ')})`;
const allOf = (groups: string[][]) => groups.map(anyOf).join(' AND ');

const matchExpression = ({ all, except }: IndexQuery) =>
  except ? `(${allOf(all)}) NOT (${allOf(except)})` : allOf(all);

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Database.SqliteError && codes.includes(error.code);

const sqlite: Dialect = {
  name: 'sqlite',
  parseJson: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  compile: (expression) => new SqliteQueryCompiler().compileQuery(expression.toOperationNode(), createQueryId()),
  jsonTuple: (values) => sql`json_array(${sql.join(values)})`,
  // A subquery hands JSON over as text unless it is told to be JSON again, which `json` around it does.
  jsonList: (value, order) => sql`json_group_array(${value} order by ${order})`,
  jsonObject: (values) => sql`json_object(${namedTerms(values)})`,
  jsonFlag: (value) => sql`json(case ${value} when 1 then 'true' else 'false' end)`,
  jsonText: (value) => sql`${value}`,
  afterEach: async (database, { name, on, table, run }) => {
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(on)} on ${sql.table(table)} begin ${sql.raw(run)}; end`.execute(
      database,
    );
  },
  shuffled: (column, seed) => sql`md5(${sql.ref(column)} || ${seed})`,
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  isAmong: (value, query) => sql`${value} in (${query})`,
  picked: (numbers) =>
    sql`(select key as place, value as number from json_each(${JSON.stringify(numbers)})) as picked cross join`,
  unindexed: (value) => sql`+${value}`,
  emptyFirst: (column) => sql.ref(column),
  createSearchIndex: async (database) => {
    // Tokens are looked up whole and their places don't matter, so the index keeps only which recipe has which.
    await sql`create virtual table "recipeSearch" using fts5(tokens, columnsize=0, detail=none, tokenize='ascii')`.execute(
      database,
    );
  },
  gatherIndexWrites: async () => undefined,
  isInIndex: (query) =>
    sql`recipes.number in (select rowid from "recipeSearch" where "recipeSearch" match ${matchExpression(query)})`,
  newestInIndex: (query) =>
    sql`select rowid as number from "recipeSearch" where "recipeSearch" match ${matchExpression(query)} order by rowid desc`,
  countInIndex: (query) =>
    sql`(select count(*) from "recipeSearch" where "recipeSearch" match ${matchExpression(query)})`,
  readIndex: async (database, recipeNumbers) => {
    const { rows } = await sql<{ number: number; tokens: string }>`select rowid as number, tokens from "recipeSearch"
      where rowid in (select value from json_each(${JSON.stringify(recipeNumbers)}))`.execute(database);
    return rows.map(({ number, tokens }) => ({ number, tokens: tokens.split(' ').filter(Boolean) }));
  },
  writeIndex: async (database, _groupId, recipes) => {
    for (const { number, tokens } of recipes) {
      await sql`insert or replace into "recipeSearch" (rowid, tokens) values (${number}, ${tokens.join(' ')})`.execute(
        database,
      );
    }
  },
  removeFromIndex: async (database, recipeNumber) => {
    await sql`delete from "recipeSearch" where rowid = ${recipeNumber}`.execute(database);
  },
  // All transactions share one connection, so they take turns anyway.
  takeTurns: async () => undefined,
  // A statement that writes has the database to itself.
  heldStill: sql``,
  isUniqueViolation: (error) => hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  isForeignKeyViolation: (error) => hasCode(error, 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER'),
};
