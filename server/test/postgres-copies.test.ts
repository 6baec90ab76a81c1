import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createPostgresCopies } from './postgres-copies.ts';

const { postgresServer = '', postgresTemplate = '' } = inject('preparedDatabases');

const connect = async (address: string) => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
};

const run = async (address: string, statement: string) => {
  const client = await connect(address);
  await client.query(statement).finally(() => client.end());
};

/** Everything that stands in it, and the numbers that come next. */
const contentsOf = async (address: string) => {
  const client = await connect(address);
  const named = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`,
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of named.rows) contents[name] = (await client.query(`select * from ${name}`)).rows;
  await client.end();
  return contents;
};

test.runIf(postgresServer)('a copy that was written in is used again as it was at first, by nobody else', async () => {
  const copies = createPostgresCopies(postgresServer, postgresTemplate);
  const first = await copies.take();
  const before = await contentsOf(first.address);
  const left = await connect(first.address);
  const ended = new Promise((done) => left.on('error', done));
  await left.query(`insert into "jobConcurrencyKeys" values ('a site', 'a process', '')`);
  await left.query('update "instanceState" set revision = 7');
  await left.query('delete from derived');
  await left.query(`select nextval('jobs_number_seq')`);
  expect(await contentsOf(first.address)).not.toEqual(before);

  await first.drop();
  await ended;
  const again = await copies.take();
  expect(again.address).toBe(first.address);
  expect(await contentsOf(again.address)).toEqual(before);
  await again.drop();
});

test.runIf(postgresServer)(
  'a copy in which more than rows was changed, or that grew large, is not used again',
  async () => {
    const copies = createPostgresCopies(postgresServer, postgresTemplate);
    let copy = await copies.take();
    for (const statement of [
      'drop index "jobConcurrencyKeys_by_holder"',
      'drop trigger "foods_mark_deletion" on foods',
      `create function one() returns integer language sql as 'select 1'`,
      'analyze "instanceState"',
      `insert into "jobConcurrencyKeys" select number, '', '' from generate_series(1, 5000) as number`,
    ]) {
      await run(copy.address, statement);
      await copy.drop();
      const next = await copies.take();
      expect(next.address, statement).not.toBe(copy.address);
      await expect(connect(copy.address)).rejects.toThrow('does not exist');
      copy = next;
    }
    await copy.drop();
  },
);
