import { setImmediate as letOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../../test/open-test-database.ts';
import type { Scratch } from './connection.ts';

forEachDialect('a database that is built anew', (database) => {
  let open: OpenTestDatabase;
  beforeEach(async () => {
    open = await openTestDatabase(database);
    await makeTables(open.connection.maintenance, 'old');
  });
  afterEach(() => open.close());

  const makeTables = async (
    on: Pick<Scratch, 'getExecutor'> & OpenTestDatabase['connection']['read'],
    name: string,
  ) => {
    await sql`create table groups (name text primary key)`.execute(on);
    await sql`create table recipes (name text primary key)`.execute(on);
    await sql`insert into groups values (${name})`.execute(on);
  };
  const names = async () =>
    (await sql<{ name: string }>`select name from groups order by name`.execute(open.connection.read)).rows;
  const isPostgres = database.dialect === 'postgres';
  /** Somebody who reads, and writes once the writers are held. */
  const readThenWrite = (name: string) =>
    open.connection.write.transaction().execute(async (transaction) => {
      // Who waits looks once whether others wait for them: let that be over before they do.
      if (isPostgres) await sql`set local deadlock_timeout = '1ms'`.execute(transaction);
      await sql`select name from groups`.execute(transaction);
      await sql`insert into recipes values (${name})`.execute(transaction);
    });
  const numberWaiting = async (): Promise<number> => {
    const { rows } = await sql<{ number: number }>`select count(*) as number from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(open.connection.maintenance);
    return rows[0]?.number ?? 0;
  };

  test('takes the place of the old one though somebody who has read it waits to write', async () => {
    let writing: Promise<unknown> = Promise.resolve();
    await open.connection.rebuild({
      fill: (scratch) => makeTables(scratch, 'new'),
      beforeSwap: async () => {
        writing = Promise.allSettled([readThenWrite('Leek Soup')]);
        if (isPostgres) await expect.poll(numberWaiting).toBe(1);
      },
    });
    await writing;
    expect(await names()).toEqual([{ name: 'new' }]);
  });

  test('takes its place though people go on writing in another order', async () => {
    let isDone = false;
    const write = async () => {
      while (!isDone) {
        const writing = open.connection.write.transaction().execute(async (transaction) => {
          await sql`update recipes set name = name`.execute(transaction);
          await sql`update groups set name = name`.execute(transaction);
        });
        await writing.catch(() => undefined);
        await letOthers();
      }
    };
    const writers = Promise.all([write(), write(), write()]);
    await open.connection
      .rebuild({ fill: (scratch) => makeTables(scratch, 'new'), beforeSwap: async () => undefined })
      .finally(() => {
        isDone = true;
      });
    await writers;
    expect(await names()).toEqual([{ name: 'new' }]);
  });

  test('lets people read, and is compared with the old one, while more wait to write than there are connections', async () => {
    let writing: Promise<unknown> = Promise.resolve();
    let [seen, old]: { name: string }[][] = [];
    await open.connection.rebuild({
      fill: (scratch) => makeTables(scratch, 'new'),
      beforeSwap: async () => {
        writing = Promise.allSettled(Array.from({ length: 12 }, (_, number) => readThenWrite(`${number}`)));
        if (isPostgres) await expect.poll(() => open.connection.poolState?.().waiting).toBeGreaterThan(0);
        seen = await names();
        old = await open.connection.atOneMoment(
          async (current) => (await sql<{ name: string }>`select name from groups`.execute(current)).rows,
        );
      },
    });
    await writing;
    expect([seen, old]).toEqual([[{ name: 'old' }], [{ name: 'old' }]]);
    expect(await names()).toEqual([{ name: 'new' }]);
  });
});
