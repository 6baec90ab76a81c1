import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';

/** Copies of one PostgreSQL database that are used again: to make one takes longer than most tests. */
export interface PostgresCopies {
  /** Gives a copy that is as the database it was made from; `drop` gives it back. */
  take(): Promise<PostgresDatabase>;
}

/** What a copy holds when it is made. */
interface Beginning {
  shape: string;
  /** The rows of each table as JSON. */
  tables: { name: string; rows: string }[];
  sequences: { name: string; last: string; isCalled: boolean }[];
}

/** As many pages PostgreSQL expects in any table of which it knows nothing: up to here a plan does not tell what stood in it before. */
const mostPages = 10;

/** @param template address of the database; what is left of its copies goes with `dropCopies` */
export const createPostgresCopies = (server: string, template: string): PostgresCopies => {
  const free: PostgresDatabase[] = [];
  let beginning: Promise<Beginning> | undefined;

  const make = async () => {
    const name = `${nameOf(template)}_${randomUUID().slice(0, 8)}`;
    const copy = await createPostgresDatabase(server, { name, copied: template });
    beginning ??= within(copy.address, readBeginning);
    await beginning;
    return copy;
  };

  return {
    take: async () => {
      const copy = free.pop() ?? (await make());
      const drop = async () => {
        const wanted = await beginning;
        const isAsItWas = wanted && (await within(copy.address, (client) => restore(client, wanted)));
        if (isAsItWas) free.push(copy);
        else await copy.drop();
      };
      return { address: copy.address, drop };
    },
  };
};

/** Removes the copies that were made of a database, in whatever process. */
export const dropCopies = (server: string, template: string): Promise<void> =>
  within(server, async (client) => {
    const prefix = `${nameOf(template)}_`;
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });

const nameOf = (address: string) => new URL(address).pathname.slice(1);

const within = async <Result>(address: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Everything but rows: what somebody makes, changes or drops, and what PostgreSQL counts, gives another text. */
const readShape = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ shape: string }>(`
    select string_agg(part, ' ' order by part) as shape from (
      select concat_ws('/', oid, xmin, relfilenode, reltuples) as part from pg_class where relnamespace = 'public'::regnamespace
      union all select concat_ws('/', oid, xmin) from pg_trigger
      union all select concat_ws('/', oid, xmin) from pg_constraint
      union all select concat_ws('/', oid, xmin) from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`);
  return rows[0]?.shape ?? '';
};

/** Tables in which something stands or stood, with the pages that they take. */
const readUsedTables = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string; pages: number }>(`
    select quote_ident(relname) as name, pg_relation_size(oid) / 8192 as pages from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`);
  return rows;
};

const readBeginning = async (client: pg.Client): Promise<Beginning> => {
  const tables: Beginning['tables'] = [];
  for (const { name } of await readUsedTables(client)) {
    const found = await client.query<{ rows: string }>(
      `select jsonb_agg(to_jsonb(${name}))::text as rows from ${name}`,
    );
    tables.push(...found.rows.map(({ rows }) => ({ name, rows })));
  }
  const sequences: Beginning['sequences'] = [];
  const named = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  );
  for (const { name } of named.rows) {
    const found = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...found.rows.map((value) => ({ name, ...value })));
  }
  return { shape: await readShape(client), tables, sequences };
};

/** Makes a copy what it was, as far as its rows go; says no where more than rows has changed, or a table has grown large. */
const restore = async (client: pg.Client, { shape, tables, sequences }: Beginning): Promise<boolean> => {
  await client.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const used = await readUsedTables(client);
  if (used.some(({ pages }) => Number(pages) > mostPages) || (await readShape(client)) !== shape) return false;
  await client.query('begin');
  // Without triggers: neither those of the product nor those that check foreign keys.
  await client.query('set local session_replication_role = replica');
  for (const { name } of used) await client.query(`delete from ${name}`);
  for (const { name, rows } of tables)
    await client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [rows]);
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
  await client.query('commit');
  return true;
};
