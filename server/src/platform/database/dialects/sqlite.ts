import { createHash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Connection } from '../connection.ts';
import type { Schema } from '../schema.ts';
import { signalsOfProcess } from '../signals.ts';
import type { DatabaseProblem, Dialect, TokenIndex, TokenQuery } from './dialect.ts';
import { rebuildSqlite, sqliteRows, sqliteShapes } from './sqlite-rebuild.ts';

const mostStatements = 500;

/** A statement whose rows are named here: for the driver, naming the values of a row takes longer than reading them. */
class NamedRows implements SqliteStatement {
  private names: string[] = [];

  constructor(private readonly statement: Database.Statement<unknown[], unknown[]>) {
    if (statement.reader) statement.raw();
  }

  get reader(): boolean {
    return this.statement.reader;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.statement.all(...parameters).map((values) => this.named(values));
  }

  run(parameters: readonly unknown[]) {
    return this.statement.run(...parameters);
  }

  *iterate(parameters: readonly unknown[]) {
    for (const values of this.statement.iterate(...parameters)) yield this.named(values);
  }

  private named(values: unknown[]): Record<string, unknown> {
    // `select *` has other columns once a migration has changed the table.
    if (values.length !== this.names.length) this.names = this.statement.columns().map(({ name }) => name);
    const row: Record<string, unknown> = {};
    for (let at = 0; at < values.length; at++) row[this.names[at] ?? at] = values[at];
    return row;
  }
}

/** The driver's database for Kysely. To prepare a statement takes as long as to run one, so those used lately stay prepared. */
const forKysely = (database: Database.Database): SqliteDatabase => {
  const prepared = new LRUCache<string, SqliteStatement>({
    max: mostStatements,
    memoMethod: (text) => new NamedRows(database.prepare(text)),
  });
  return {
    // A full disk ends a transaction by itself; taking it back once more would fail and hide why.
    prepare: (text) => prepared.memo(text === 'rollback' && !database.inTransaction ? 'select 1 where 1 = 0' : text),
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

/** SQLite gives the files that it puts beside the database the same rights. */
const readableByOwnerOnly = (file: string) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};

const kysely = (database: Database.Database) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });

/** What is built in it is copied from there as a whole or thrown away, so none of it has to outlive a power cut. */
const openScratch = (file: string) => {
  readableByOwnerOnly(file);
  const database = new Database(file);
  database.pragma('journal_mode = MEMORY');
  database.pragma('synchronous = OFF');
  // What is left of it at the commit is written in one step.
  database.pragma('cache_size = -6000');
  database.pragma('foreign_keys = ON');
  database.function('md5', { deterministic: true }, md5);
  return { database, kysely: kysely(database) };
};

const readAtOneMoment = async <Result>(
  file: string,
  read: (snapshot: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => {
  const database = open(file, 2_000);
  database.pragma('query_only = ON');
  const snapshot = kysely(database);
  try {
    return await snapshot.transaction().execute(async (transaction) => {
      // The moment is that of the first statement.
      await sql`select 1 from sqlite_master limit 1`.execute(transaction);
      return read(transaction);
    });
  } finally {
    await snapshot.destroy();
  }
};

/** Milliseconds between two looks at whether another process has written, of which SQLite tells nobody. */
const lookEvery = 1000;

/** Changes when somebody else has written. Undefined while the file cannot be read, which the next statement reports. */
const versionOf = (database: Database.Database): unknown => {
  try {
    return database.pragma('data_version', { simple: true });
  } catch {
    return undefined;
  }
};

/** Reads go over a connection of their own, so that they never wait for a transaction that is open on the other. */
export const openSqlite = (file: string): Omit<Connection, 'tables' | 'reportFailure'> => {
  readableByOwnerOnly(file);
  const writer = open(file, 8_000);
  // A file that can only be read is noticed now rather than at the first change.
  writer.exec('begin immediate; pragma user_version = 1; rollback');
  const reader = open(file, 24_000);
  reader.pragma('query_only = ON');
  const read = kysely(reader);
  const write = kysely(writer);
  const signals = signalsOfProcess();
  let version = versionOf(writer);
  const watching = setInterval(() => {
    const present = versionOf(writer);
    if (present !== version) signals.tellAllMissed();
    version = present;
  }, lookEvery).unref();
  return {
    read,
    write,
    maintenance: write,
    dialect: sqlite,
    signals,
    close: async () => {
      clearInterval(watching);
      await read.destroy();
      if (writer.open) writer.pragma('wal_checkpoint(TRUNCATE)');
      await write.destroy();
    },
    copyTo: async (target) => {
      const copy = `${target}.db`;
      readableByOwnerOnly(copy);
      await writer.backup(copy);
      return copy;
    },
    atOneMoment: (read) => readAtOneMoment(file, read),
    rebuild: (plan) => rebuildSqlite({ file, write, open: openScratch }, plan),
  };
};

const anyOf = (tokens: string[]) => `(${tokens.map((token) => `"${token.replaceAll('"', '')}"`).join(' OR ')})`;
const allOf = (groups: string[][]) => groups.map(anyOf).join(' AND ');

const matchExpression = ({ all, except }: TokenQuery) =>
  except ? `(${allOf(all)}) NOT (${allOf(except)})` : allOf(all);

const tokenIndex = (name: string): TokenIndex => {
  const table = sql.table(name);
  const matches = (query: TokenQuery) => sql`from ${table} where ${table} match ${matchExpression(query)}`;
  return {
    definition: {
      // Tokens are looked up whole and their places don't matter, so the index keeps only which row has which.
      make: [`create virtual table "${name}" using fts5(tokens, columnsize=0, detail=none, tokenize='ascii')`],
      drop: [`drop table "${name}"`],
    },
    finds: (column, query) => sql`${sql.ref(column)} in (select rowid ${matches(query)})`,
    count: (query) => sql`(select count(*) ${matches(query)})`,
    newest: async (database, _groupId, { query, window: { limit, offset } }) => {
      const page = sql`order by rowid desc limit ${limit} offset ${offset}`;
      const found = sql<{ number: number }>`select rowid as number ${matches(query)} ${page}`;
      return (await found.execute(database)).rows.map(({ number }) => number);
    },
    read: async (database, numbers) => {
      const { rows } = await sql<{ number: number; tokens: string }>`select rowid as number, tokens from ${table}
        where rowid in (select value from json_each(${JSON.stringify(numbers)}))`.execute(database);
      return rows.map(({ number, tokens }) => ({ number, tokens: tokens.split(' ').filter(Boolean) }));
    },
    write: async (database, _groupId, rows) => {
      for (const { number, tokens } of rows) {
        const row = sql`(${number}, ${tokens.join(' ')})`;
        await sql`insert or replace into ${table} (rowid, tokens) values ${row}`.execute(database);
      }
    },
    remove: async (database, number) => {
      await sql`delete from ${table} where rowid = ${number}`.execute(database);
    },
  };
};

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Database.SqliteError && codes.includes(error.code);

const problems: [RegExp, DatabaseProblem][] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(BUSY|IOERR|CANTOPEN)/, 'unreachable'],
];

export const sqlite: Dialect = {
  name: 'sqlite',
  parseJson: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  jsonTuple: (values) => sql`json_array(${sql.join(values)})`,
  // A subquery hands JSON over as text unless it is told to be JSON again, which `json` around it does.
  jsonObjectText: (key, value) => sql`json_group_object(${key}, ${value})`,
  jsonList: (value, order) => sql`json_group_array(${value} order by ${order})`,
  trigger: ({ name, on, table, run }) => ({
    make: [`create trigger "${name}" after ${on} on "${table}" begin ${run}; end`],
    drop: [`drop trigger "${name}"`],
  }),
  lookUp: <Row>(database: Kysely<Schema>, _name: string, query: CompiledQuery<Row>) => ({
    definition: { make: [], drop: [] },
    find: async (...parameters) => (await database.executeQuery<Row>({ ...query, parameters })).rows[0],
  }),
  shuffled: (column, seed) => sql`md5(${sql.ref(column)} || ${seed})`,
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  isAmong: (value, query) => sql`${value} in (${query})`,
  unindexed: (value) => sql`+${value}`,
  tokenIndex,
  // All transactions share one connection, so they take turns anyway.
  takeTurns: async () => undefined,
  tableShapes: sqliteShapes,
  allRows: sqliteRows,
  // It counts on from the highest number by itself.
  continueCounting: async () => undefined,
  isUniqueViolation: (error) => hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  isForeignKeyViolation: (error) => hasCode(error, 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER'),
  isAboutRow: (error) =>
    error instanceof Database.SqliteError && /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code),
  problemOf: (error) =>
    error instanceof Database.SqliteError ? problems.find(([code]) => code.test(error.code))?.[1] : undefined,
};
