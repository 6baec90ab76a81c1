import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { forEachDialect } from '../for-each-dialect.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createDatabaseProxy } from './database-proxy.ts';
import { expectAllThere, isTold, pause, underLoad } from './under-load.ts';

forEachDialect('a database that goes away', (database) => {
  if (database.dialect === 'sqlite') {
    test.skip('is a file that stays', () => undefined);
    return;
  }

  let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
  let direct: string;
  let app: TestApp;
  let cook: TestMember;

  beforeEach(async () => {
    app = await createTestApp(
      {
        ...database,
        create: async (folder) => {
          const made = await database.create(folder);
          direct = made.address ?? '';
          proxy = await createDatabaseProxy(direct);
          return { address: proxy.address, drop: () => proxy.close().then(made.drop) };
        },
      },
      { DATABASE_TIMEOUT: '2' },
    );
    cook = (await createHousehold(app)).member;
    app.jobs.start();
  });
  afterEach(() => app.close());

  test('and ends its connections under load costs nothing that was acknowledged', async () => {
    const admin = new pg.Client({ connectionString: direct });
    await admin.connect();
    const { acknowledged, replies } = await underLoad(cook, async () => {
      for (let times = 0; times < 5; times++) {
        await pause(200);
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
      }
      await pause(200);
    });
    await admin.end();
    expect(replies.filter((reply) => !isTold(reply))).toEqual([]);
    expect(replies.some(({ status }) => status === 503)).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectAllThere(cook, acknowledged);
  }, 120_000);

  test('and comes back, as after a restart, is used again', async () => {
    const { acknowledged, replies } = await underLoad(cook, async () => {
      await pause(200);
      proxy.cut();
      await pause(200);
      proxy.away(true);
      await pause(500);
      expect((await cook.call('GET', '/recipes')).body.detail.code).toBe('database.unavailable');
      proxy.away(false);
      await pause(300);
    });
    expect(replies.filter((reply) => !isTold(reply))).toEqual([]);
    await expectAllThere(cook, acknowledged);
  }, 120_000);

  test('without a word is given up after a while', async () => {
    const before = (await cook.call('POST', '/recipes', { body: { name: 'before' } })).status;
    expect(before).toBe(201);
    proxy.hang(true);
    const replies = await Promise.all([
      cook.call('GET', `/recipes?search=${randomUUID()}`),
      cook.call('POST', '/recipes', { body: { name: 'meanwhile' } }),
    ]);
    expect(replies.map(({ status, body }) => [status, body.detail?.code])).toEqual([
      [503, 'database.unavailable'],
      [503, 'database.unavailable'],
    ]);
    proxy.hang(false);
    await expectAllThere(cook, ['before']);
  }, 120_000);

  test('says in the log what happened, and not that nothing could be taken back', async () => {
    const change = cook.db.change(async (db) => {
      await db.updateOwnGroup().set({ name: 'lost' }).execute();
      proxy.cut();
      await db.revisions();
    });
    await expect(change).rejects.toMatchObject({
      name: 'DatabaseUnreachableError',
      cause: { message: expect.stringMatching(/terminated|ECONNRESET/) },
    });
  });
});
