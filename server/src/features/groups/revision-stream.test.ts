import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import type { App } from '../../app/build-app.ts';

forEachDialect('the stream of revisions', (database) => {
  let app: TestApp;
  let cook: TestMember;
  const endings: AbortController[] = [];
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterEach(async () => {
    for (const ending of endings.splice(0)) ending.abort();
    await app.close();
  });

  const connect = async ({ server }: App, token: string | undefined = cook.token) => {
    const origin = server.server.listening
      ? `http://127.0.0.1:${(server.server.address() as { port: number }).port}`
      : await server.listen({ host: '127.0.0.1', port: 0 });
    const ending = new AbortController();
    endings.push(ending);
    const response = await fetch(`${origin}/api/groups/revisions/stream`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: ending.signal,
    });
    const told: { recipes: number }[] = [];
    let hasEnded = false;
    const read = async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        for (const line of decoder.decode(chunk).split('\n')) {
          if (line.startsWith('data: ')) told.push(JSON.parse(line.slice('data: '.length)));
        }
      }
    };
    void read()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
    return { response, told, end: () => ending.abort(), hasEnded: () => hasEnded };
  };

  test('says at once how things are, and again with each change of the own group', async () => {
    const { response, told } = await connect(app);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(() => told.length).toBe(1);
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await expect.poll(() => told.at(-1)).toEqual((await cook.call('GET', '/groups/revisions')).body);
    expect(told.at(-1)?.recipes).toBeGreaterThan(told[0]?.recipes ?? 0);

    const length = told.length;
    const other = (await createHousehold(app)).member;
    await other.call('POST', '/recipes', { body: { name: 'Cake' } });
    await sleep(200);
    expect(told).toHaveLength(length);
  });

  test('hears what another process changes', async () => {
    const beside = await startBeside(app);
    const { told } = await connect(beside);
    await expect.poll(() => told.length).toBe(1);
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await expect
      .poll(() => told.at(-1)?.recipes, { timeout: 5000 })
      .toBe((await cook.call('GET', '/groups/revisions')).body.recipes);
    await beside.close();
  });

  describe('ends at once, in every process, with', () => {
    test.each([
      ['the session that is logged out', async () => ({ end: () => cook.call('POST', '/auth/logout') })],
      [
        'the API token that is withdrawn',
        async () => {
          const { body } = await cook.call('POST', '/users/api-tokens', { body: { name: 'script' } });
          return { token: body.token, end: () => cook.call('DELETE', `/users/api-tokens/${body.id}`) };
        },
      ],
      [
        'the user who is deleted',
        async () => {
          const guest = await createMember(app, cook.groupId);
          const end = () => cook.db.change((db) => db.remove('users').where('id', '=', guest.id).execute());
          return { token: guest.token, end };
        },
      ],
      [
        'the old password',
        async () => ({
          end: () =>
            cook.call('PUT', '/users/password', { body: { currentPassword: password, newPassword: 'a new password' } }),
        }),
      ],
    ])('%s', async (_, prepare) => {
      const other = await createMember(app, cook.groupId);
      const { token, end }: { token?: string; end: () => Promise<unknown> } = await prepare();
      const beside = await startBeside(app);
      const streams = await Promise.all([app, beside].map((server) => connect(server, token)));
      const stays = await connect(app, other.token);
      for (const { told } of [...streams, stays]) await expect.poll(() => told.length).toBeGreaterThan(0);
      await end();
      for (const { hasEnded } of streams) await expect.poll(hasEnded, { timeout: 10_000 }).toBe(true);
      expect(stays.hasEnded()).toBe(false);
      await beside.close();
    });
  });

  test('is nobody’s who is not logged in, and nobody has more than ten', async () => {
    expect((await connect(app, '')).response.status).toBe(401);
    const streams = [];
    for (let index = 0; index < 10; index += 1) streams.push(await connect(app));
    expect((await connect(app)).response.status).toBe(429);
    streams[0]?.end();
    await expect.poll(async () => (await connect(app)).response.status).toBe(200);
  });

  test('ends when the server stops, which does not wait for it', async () => {
    const beside = await startBeside(app);
    const { told, hasEnded } = await connect(beside);
    await expect.poll(() => told.length).toBe(1);
    await beside.close();
    await expect.poll(hasEnded).toBe(true);
  });
});
