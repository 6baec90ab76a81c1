import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1';

forEachDialect('the places where one is logged in', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id);
  });
  afterEach(() => app.close());

  const logIn = async (userAgent: string, rememberMe = 'false') => {
    const form = { username: cook.username, password, rememberMe };
    const { body } = await callerOf(app)('POST', '/auth/token', { form });
    const call = callerOf(app, body.access_token);
    return (...[method, path, sent]: Parameters<typeof call>) =>
      call(method, path, { ...sent, headers: { 'user-agent': userAgent } });
  };

  test('are told by device and by when they were last used, this one among them', async () => {
    const laptop = await logIn(firefox);
    await laptop('GET', '/users/self');
    app.clock.pass(3_600_000);
    const mobile = await logIn(phone);
    const { body } = await mobile('GET', '/users/self/sessions');
    const at = (hours: number) => new Date(Date.parse('2026-03-01T12:00:00.000Z') + hours * 3_600_000).toISOString();
    expect(body).toEqual([
      expect.objectContaining({ device: 'phone', browser: 'Safari', system: 'iOS', isThis: true, seenAt: at(1) }),
      expect.objectContaining({ device: 'computer', browser: 'Firefox', isThis: false, seenAt: at(0) }),
    ]);
    app.clock.pass(3_600_000);
    await laptop('GET', '/users/self');
    const [latest] = (await laptop('GET', '/users/self/sessions')).body;
    expect(latest).toMatchObject({ browser: 'Firefox', isThis: true, createdAt: at(0), seenAt: at(2) });
  });

  test('are ended one at a time, or all others at once', async () => {
    const [laptop, mobile, tablet] = [await logIn(firefox), await logIn(phone), await logIn(firefox)];
    for (const call of [mobile, tablet]) await call('GET', '/users/self');
    const listed = async () => (await laptop('GET', '/users/self/sessions')).body;
    const lost = (await listed()).find(({ device }: { device: string }) => device === 'phone');
    expect((await laptop('DELETE', `/users/self/sessions/${lost.id}`)).body).toBeNull();
    expect((await mobile('GET', '/users/self')).status).toBe(401);
    expect((await tablet('GET', '/users/self')).status).toBe(200);
    expect(await listed()).toHaveLength(2);
    const again = await laptop('DELETE', `/users/self/sessions/${lost.id}`);
    expect([again.status, again.body.detail.code]).toEqual([404, 'session.not-found']);

    const { body } = await laptop('DELETE', '/users/self/sessions');
    expect((await tablet('GET', '/users/self')).status).toBe(401);
    expect((await laptop('GET', '/users/self')).status).toBe(401);
    const fresh = callerOf(app, body.access_token);
    const left = (await fresh('GET', '/users/self/sessions')).body;
    expect(left.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true]);
  });

  test('are gone from the list once one has logged out there', async () => {
    const [laptop, mobile] = [await logIn(firefox), await logIn(phone)];
    await mobile('GET', '/users/self');
    const devices = async () =>
      (await laptop('GET', '/users/self/sessions')).body.map(({ device }: { device: string }) => device);
    expect(await devices()).toContain('phone');
    expect((await mobile('POST', '/auth/logout')).status).toBe(200);
    expect(await devices()).not.toContain('phone');
  });

  test('are nobody else’s business, and gone when they end by themselves or by another password', async () => {
    const mobile = await logIn(phone);
    const { body } = await mobile('GET', '/users/self/sessions');
    const other = await createMember(app, cook.groupId);
    expect((await other.call('GET', '/users/self/sessions')).body).toHaveLength(1);
    expect((await other.call('DELETE', `/users/self/sessions/${body[0].id}`)).status).toBe(404);
    const passwords = { currentPassword: password, newPassword: 'another password' };
    const changed = await mobile('PUT', '/users/password', { body: passwords });
    const call = callerOf(app, changed.body.access_token);
    expect((await call('GET', '/users/self/sessions')).body).toHaveLength(1);
    app.clock.pass(49 * 3_600_000);
    expect((await call('GET', '/users/self')).status).toBe(401);
  });
});
