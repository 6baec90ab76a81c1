import { gunzipSync } from 'node:zlib';
import { parseRevisions } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { createRememberedReplies } from './remembered-replies.ts';

forEachDialect('a reply that is remembered', (database) => {
  let app: TestApp;
  let mia: TestMember;
  let noah: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    mia = member;
    noah = await createMember(app, group.id, 'manager');
  });
  afterEach(() => app.close());

  const get = async (who: TestMember, etag?: unknown, headers: Record<string, string> = {}) => {
    const known: Record<string, string> = typeof etag === 'string' ? { 'if-none-match': etag } : {};
    return who.call('GET', '/users/self', { headers: { ...known, ...headers } });
  };

  test('costs nothing until something of the group changes', async () => {
    const first = await get(mia);
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('authorization'),
    });
    expect(await get(mia, first.headers.etag)).toMatchObject({ status: 304, body: '' });
    expect((await get(mia)).body).toEqual(first.body);

    await noah.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 1 } });

    const second = await get(mia, first.headers.etag);
    expect(second.status).toBe(200);
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  test('shows a change at once', async () => {
    expect((await get(mia)).body.fullName).not.toBe('Mia');
    await mia.call('PUT', `/users/${mia.id}`, { body: { fullName: 'Mia' } });
    expect((await get(mia)).body.fullName).toBe('Mia');
    expect((await get(mia)).body.fullName).toBe('Mia');
  });

  test.runIf(database.dialect === 'postgres')('shows at once what another process changes', async () => {
    expect((await get(mia)).status).toBe(200);
    const other = await startBeside(app);
    const there = callerOf(other, mia.token);
    expect((await there('GET', '/users/self')).status).toBe(200);

    for (const [fullName, call] of [
      ['Mia there', there],
      ['Mia here', mia.call],
    ] as const) {
      await call('PUT', `/users/${mia.id}`, { body: { fullName } });
      expect([(await get(mia)).body.fullName, (await there('GET', '/users/self')).body.fullName]).toEqual([
        fullName,
        fullName,
      ]);
    }

    await other.close();
    expect((await get(mia)).body.fullName).toBe('Mia here');
  });

  test('is not disturbed by what other groups do', async () => {
    const { etag } = (await get(mia)).headers;
    const stranger = (await createHousehold(app)).member;
    await stranger.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 1 } });
    expect((await get(mia, etag)).status).toBe(304);
  });

  test('belongs to one person', async () => {
    const { headers } = await get(mia);
    const reply = await get(noah, headers.etag);
    expect([reply.status, reply.body.id]).toEqual([200, noah.id]);
    expect(
      (await callerOf(app)('GET', '/users/self', { headers: { 'if-none-match': String(headers.etag) } })).status,
    ).toBe(401);
    expect((await get(mia)).body.id).toBe(mia.id);
  });

  test('is compressed when it is asked for again and long enough', async () => {
    for (let count = 0; count < 12; count++) await createMember(app, mia.groupId);
    const members = () =>
      app.server.inject({
        url: '/api/groups/members',
        headers: { authorization: `Bearer ${mia.token}`, 'accept-encoding': 'gzip, br' },
      });
    const plain = await members();
    const packed = await members();
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('tells the revisions of the group, also when it is the same as before, and after a change the new ones', async () => {
    const told = (reply: { headers: Record<string, unknown> }) =>
      parseRevisions(String(reply.headers['larder-revisions'])).household ?? 0;
    const first = await get(mia);
    expect(told(await get(mia, first.headers.etag))).toBe(told(first));

    const change = await mia.call('PUT', `/users/${mia.id}`, { body: { fullName: 'Mia' } });
    expect(told(change)).toBeGreaterThan(told(first));
    expect(told(await get(mia))).toBe(told(change));
  });

  test('of a change is never kept by anybody', async () => {
    const { headers } = await mia.call('PUT', `/users/${mia.id}`, { body: {} });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});

test('is of up to 4 MiB: one reply does not push out all others', () => {
  const remembered = createRememberedReplies();
  const large = Buffer.alloc(3 * 1024 * 1024);
  remembered.keep('large', 'recipes 1', large);
  remembered.keep('too large', 'recipes 1', Buffer.alloc(5 * 1024 * 1024));

  expect(remembered.find('large', 'recipes 1')?.body).toBe(large);
  expect(remembered.find('large', 'recipes 2')).toBeUndefined();
  expect(remembered.find('too large', 'recipes 1')).toBeUndefined();
});
