import { AsyncLocalStorage } from 'node:async_hooks';
import Database from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import type { App } from '../src/app/build-app.ts';
import { tables } from '../src/app/tables.ts';

/** These have as many rows on the first day as in ten years: those of keys are removed when nothing runs under them, and of themes there are few. */
const small = ['groups', 'instanceState', 'jobConcurrencyKeys', 'scheduledTasks', 'themes'];
const growing = Object.keys(tables).filter((name) => !small.includes(name));

// Asked once, when a server starts: whether it has an administrator, who is the first of its users.
const allowed = /^select "id" from "users" where "admin" = /;
// A filter by a related row, whose inner query PostgreSQL runs once, over all groups: it may name any column, with an index or without.
const allowedOnPostgres = / in \(select "\w+_\d"\."\w+" from "\w+" as "\w+_\d" where/;

const atWork = new AsyncLocalStorage<true>();
const explained = new Set<string>();
const onSqlite = new Map<string, Database.Database>();
const onPostgres = new Set<string>();

const { prepare } = Database.prototype;
Database.prototype.prepare = function (this: Database.Database, text: string) {
  if (isOurs(text)) onSqlite.set(text, this);
  return prepare.call(this, text);
} as typeof prepare;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text: string }]) {
  const [statement] = given;
  const text = typeof statement === 'string' ? statement : statement.text;
  if (isOurs(text) && !allowedOnPostgres.test(text)) onPostgres.add(text);
  return Reflect.apply(query, this, given);
} as typeof query;

// What is compared with a backup is compared as a whole, and such a statement says so.
const everyRow = '/* every row */';

const isOurs = (text: string) =>
  atWork.getStore() &&
  !explained.has(text) &&
  !allowed.test(text) &&
  !text.includes(everyRow) &&
  /^\s*(select|insert|update|delete|with)/i.test(text);

/** From here on the statements are noted that run for a request or a job, which those of the test itself do not. */
export const noteStatements = <A extends App>(app: A): A => {
  // A backup reads all there is, and a restore writes all of it.
  const { atOneMoment, rebuild } = app.connection;
  Object.assign(app.connection, {
    atOneMoment: (...given: Parameters<typeof atOneMoment>) => atWork.exit(() => atOneMoment(...given)),
    rebuild: (...given: Parameters<typeof rebuild>) => atWork.exit(() => rebuild(...given)),
  });
  app.server.addHook('onRequest', (_request, _reply, done) => atWork.run(true, done));
  const noted = <Runner extends { start(): void; runDue(): Promise<void> }>(runner: Runner): Runner => ({
    ...runner,
    start: () => atWork.run(true, runner.start),
    runDue: () => atWork.run(true, runner.runDue),
  });
  return { ...app, jobs: noted(app.jobs), schedule: noted(app.schedule) };
};

/** Statements of which SQLite says that they read a whole table that grows. */
const scansOfSqlite = (text: string, database: Database.Database): string[] => {
  const values = [...text.matchAll(/\?/g)].map(() => null);
  const plan = prepare.call(database, `explain query plan ${text}`).all(values) as { detail: string }[];
  return plan.flatMap(({ detail }) => {
    const [, table = ''] = /^SCAN (\w+)(?! USING (COVERING )?INDEX)/.exec(detail) ?? [];
    return growing.includes(table) ? [`${detail}: ${text}`] : [];
  });
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The same database, for whoever may change what the server knows of its tables. */
const asServersOwner = (address: string): string => {
  const { username, password } = new URL(inject('preparedDatabases').postgresServer ?? address);
  return Object.assign(new URL(address), { username, password }).href;
};

/**
 * The same of PostgreSQL, which reads a table of a test as a whole unless it is told not to where an index can serve. It may take
 * any index of a small table: one is read as a whole where no index of the table begins with a column that the statement names.
 */
const scansOfPostgres = async (address: string, texts: string[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: asServersOwner(address) });
  const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const planOf = async (text: string) => {
    const parameters = new Set(text.match(/\$\d+/g)).size;
    await ask(`prepare explained as ${text}`);
    const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join()})`;
    const rows = await ask<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) execute explained${values}`);
    await ask('deallocate explained');
    return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
  };
  await client.connect();
  try {
    // What it is made to forget, it knows again at the end: a copy whose catalog has changed could not serve another test.
    await ask('begin');
    await ask('set enable_seqscan = off');
    // A join of two tables of a few rows is cheapest by reading one of them as a whole, which says nothing of a large one.
    await ask('set enable_mergejoin = off');
    await ask('set enable_hashjoin = off');
    // What it knows of a few rows makes reading all of them look cheap.
    const ofTables = "relnamespace = 'public'::regnamespace and relkind = 'r'";
    await ask(`delete from pg_statistic where starelid in (select oid from pg_class where ${ofTables})`);
    await ask(`update pg_class set relpages = 0, reltuples = -1 where ${ofTables}`);
    await ask('set plan_cache_mode = force_generic_plan');
    const indexes = await ask<{ name: string; table: string; first: string }>(
      `select indexes.relname as name, tables.relname as table, replace(pg_get_indexdef(indexrelid, 1, false), '"', '') as first
        from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid`,
    );
    const isScan = (node: PlanNode) => {
      if (node['Node Type'] === 'Seq Scan') return growing.includes(node['Relation Name'] ?? '');
      const named = node['Index Cond']?.match(/\w+/g);
      const table = indexes.find(({ name }) => name === node['Index Name'])?.table;
      return named && !indexes.some((index) => index.table === table && named.includes(index.first));
    };
    const scans: string[] = [];
    for (const text of texts) {
      const found = (await planOf(text)).flatMap(nodesOf).filter(isScan);
      scans.push(...found.map((node) => `SCAN ${node['Relation Name']} USING ${node['Index Name']}: ${text}`));
    }
    await ask('rollback');
    return scans;
  } finally {
    await client.end();
  }
};

/**
 * Explains what has run since the last time, each statement once in a process.
 * @throws Error where one reads a whole table that grows
 */
export const explainStatements = async ({ platform }: Pick<App, 'platform'>): Promise<void> => {
  const scans = [...onSqlite].flatMap(([text, database]) => (database.open ? scansOfSqlite(text, database) : []));
  for (const text of onSqlite.keys()) explained.add(text);
  onSqlite.clear();
  const { DATABASE_URL } = platform.settings;
  if (DATABASE_URL && onPostgres.size > 0) {
    const texts = [...onPostgres];
    onPostgres.clear();
    for (const text of texts) explained.add(text);
    scans.push(...(await scansOfPostgres(DATABASE_URL, texts)));
  }
  if (scans.length > 0) throw new Error(`Statements that read a whole table that grows:\n${scans.join('\n')}`);
};

export const explainedStatements: ReadonlySet<string> = explained;
