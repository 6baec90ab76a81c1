import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold } from '../../../server/test/factories/household.ts';
import { forEachDialect, shareOf } from '../../../server/test/for-each-dialect.ts';
import type {} from '../../../server/test/prepared-databases.ts';
import { createTestApp, startBeside, type TestApp } from '../../../server/test/test-app.ts';
import { runOnce, type TestedServer } from './run.ts';

/** Each makes another course of taps and failures, on one database or the other; `bench -- sync` makes as many as one likes. */
const seeds = Array.from({ length: 24 }, (_, at) => at + 1);
const day = 24 * 3_600_000;

forEachDialect('three devices with bad networks', (database) => {
  let app: TestApp;
  let token: string;
  let end: () => Promise<void>;
  const server: TestedServer = { url: null, killAndStart: () => startAnother() };

  /** A process that has just come up answers from now on; of the former one every connection is cut, and its clock was a day wrong. */
  const startAnother = async (): Promise<void> => {
    server.url = null;
    const former = end;
    const next = await startBeside(app);
    await former();
    app.clock.pass(app.clock.now().getDate() % 2 === 0 ? day : -day);
    server.url = await next.server.listen({ host: '127.0.0.1', port: 0 });
    end = () => cut(next);
  };
  const cut = async (one: Awaited<ReturnType<typeof startBeside>>): Promise<void> => {
    const closed = once(one.server.server, 'close');
    one.server.server.closeAllConnections();
    await one.close();
    await closed;
  };
  beforeAll(async () => {
    app = await createTestApp(database);
    const { member } = await createHousehold(app);
    token = await app.platform.sessions.start({ userId: member.id, version: 0, lifeInSeconds: (1000 * day) / 1000 });
    const first = await startBeside(app);
    server.url = await first.server.listen({ host: '127.0.0.1', port: 0 });
    end = () => cut(first);
  });
  afterAll(async () => {
    await end();
    await app.close();
  });

  test.each(shareOf(database, seeds))('lose nothing, and are equal in the end: seed %i', async (seed) => {
    expect(await runOnce(server, token, seed)).toEqual([]);
  });
});
