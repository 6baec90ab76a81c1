import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { forEachDialect, type TestDatabase } from '../../../../test/for-each-dialect.ts';
import { type Door, openDoor } from './door.ts';
import { type Watch, watchForOthers } from './watch-for-others.ts';

const createDatabase = async (database: TestDatabase): Promise<string> => {
  const { address, drop } = await database.create();
  onTestFinished(drop);
  if (!address) throw new Error('only processes of PostgreSQL have others beside them');
  return address;
};

const enter = async (address: string) => {
  let changes = 0;
  const watch = await watchForOthers(address, () => {
    changes++;
  });
  onTestFinished(() => watch.close());
  return { ...watch, changes: () => changes };
};

/** Who has not heard from the database for some seconds asks before believing it again. */
const expectAlone = ({ isAlone }: Watch) => expect.poll(isAlone, { timeout: 20_000 }).toBe(true);

/** Ends every connection of the database but one's own, as a restart of its server does. */
const breakConnections = async (address: string) => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
};

/** A process that is alone, and does not let go when somebody rings. */
const freeze = async (address: string) => {
  let visits = 0;
  const door = await openDoor(address, {
    onVisit: () => {
      visits++;
    },
    onBreak: () => undefined,
  });
  onTestFinished(() => door.close());
  await door.enter();
  expect(await door.shut()).toBe(true);
  return { ...door, visits: () => visits };
};

const staysAlone = async ({ shut, unshut }: Door) => {
  const isShut = await shut();
  if (isShut) await unshut();
  return isShut;
};

forEachDialect('processes of one database', (database) => {
  const onPostgres = test.runIf(database.dialect === 'postgres');

  onPostgres('the only one knows that it is', async () => {
    const address = await createDatabase(database);

    await expectAlone(await enter(address));
  });

  onPostgres('who was alone knows of another one before that one may write', async () => {
    const address = await createDatabase(database);
    const first = await enter(address);
    const changesBefore = first.changes();

    const second = await enter(address);

    expect([first.isAlone(), second.isAlone()]).toEqual([false, false]);
    expect(first.changes()).toBeGreaterThan(changesBefore);
  });

  onPostgres('of many that come at once none believes to be alone', async () => {
    const address = await createDatabase(database);

    const all = await Promise.all(Array.from({ length: 6 }, () => enter(address)));

    expect(all.map(({ isAlone }) => isAlone())).toEqual(all.map(() => false));
  });

  onPostgres('a process that comes when the other has gone is alone', async () => {
    const address = await createDatabase(database);
    const first = await enter(address);
    await first.close();

    await expectAlone(await enter(address));
    expect(first.isAlone()).toBe(false);
  });

  onPostgres('who has lost the database is not alone, and comes in again before it writes', async () => {
    const address = await createDatabase(database);
    const first = await enter(address);

    await breakConnections(address);
    await expect.poll(first.isAlone, { timeout: 20_000 }).toBe(false);
    const second = await enter(address);
    await expectAlone(second);
    await first.beforeWriting();

    expect(second.isAlone()).toBe(false);
  });

  onPostgres(
    'one that finds the door shut rings until it is let in, and keeps others from being alone from then on',
    async () => {
      const address = await createDatabase(database);
      const frozen = await freeze(address);
      const door = await openDoor(address, { onVisit: () => undefined, onBreak: () => undefined });
      onTestFinished(() => door.close());

      expect(await door.enter()).toBe(false);
      await expect.poll(frozen.visits).toBe(1);
      await frozen.unshut();

      expect(await door.enter()).toBe(true);
      expect(await frozen.shut()).toBe(false);
    },
  );

  onPostgres(
    'a frozen process keeps nobody from starting, and whoever came is in as soon as that one lets go',
    async () => {
      const address = await createDatabase(database);
      const frozen = await freeze(address);

      const second = await enter(address);

      expect(second.isAlone()).toBe(false);
      expect(second.beforeWriting()).toBeUndefined();
      await frozen.unshut();
      await expect.poll(() => staysAlone(frozen), { timeout: 20_000 }).toBe(false);
    },
  );

  onPostgres('of several writes after a break each waits until the process is in again', async () => {
    const address = await createDatabase(database);
    const first = await enter(address);
    await breakConnections(address);
    await expect.poll(first.isAlone, { timeout: 20_000 }).toBe(false);
    const frozen = await freeze(address);

    const writes = [first.beforeWriting()];
    await expect.poll(frozen.visits).toBeGreaterThan(0);
    writes.push(first.beforeWriting());
    await frozen.unshut();
    await Promise.all(writes);

    expect(writes[1]).toBeDefined();
    expect(await frozen.shut()).toBe(false);
  });

  onPostgres('nothing is written where there is no way in again', async () => {
    const address = await createDatabase(database);
    const first = await enter(address);
    await breakConnections(address);
    await expect.poll(first.isAlone, { timeout: 20_000 }).toBe(false);

    const besides = new URL(address);
    besides.pathname = '/postgres';
    const client = new pg.Client({ connectionString: besides.href });
    onTestFinished(() => client.end());
    await client.connect();
    await client.query(`alter database ${new URL(address).pathname.slice(1)} with allow_connections false`);

    await expect(first.beforeWriting()).rejects.toThrow();
  });
});
