import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const hour = 3_600_000;

forEachDialect('logging in', (database) => {
  let app: TestApp;
  let member: TestMember;
  const visitor = (...call: Parameters<ReturnType<typeof callerOf>>) => callerOf(app)(...call);
  const logIn = (username: string, attempt = password, more: Record<string, string> = {}) =>
    visitor('POST', '/auth/token', { form: { username, password: attempt, ...more } });

  beforeEach(async () => {
    app = await createTestApp(database);
    ({ member } = await createHousehold(app));
  });
  afterEach(() => app.close());

  test('works with the user name and the e-mail in any case', async () => {
    for (const name of [
      member.username,
      member.username.toUpperCase(),
      member.email,
      ` ${member.email.toUpperCase()} `,
    ]) {
      const { status, body } = await logIn(name);
      expect([status, body.token_type]).toEqual([200, 'bearer']);
      const self = await callerOf(app, body.access_token)('GET', '/auth/refresh');
      expect(self.status).toBe(200);
    }
  });

  test('also keeps the session as a cookie that no script can read', async () => {
    const { headers } = await logIn(member.username);
    expect(headers['set-cookie']).toMatch(
      /^larder.access_token=[^;]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('lasts for fourteen days when it is to be remembered, and as long again when it is renewed', async () => {
    const { body, headers } = await logIn(member.username, password, { remember_me: 'true' });
    expect(headers['set-cookie']).toMatch(/Max-Age=1209600;/);
    app.clock.pass(13 * 24 * hour);
    const renewed = await callerOf(app, body.access_token)('GET', '/auth/refresh');
    expect(renewed.headers['set-cookie']).toMatch(/Max-Age=1209600;/);
    app.clock.pass(2 * 24 * hour);
    expect((await callerOf(app, body.access_token)('GET', '/auth/refresh')).status).toBe(401);
    expect((await callerOf(app, renewed.body.access_token)('GET', '/auth/refresh')).status).toBe(200);
  });

  test('is refused in the same words for a wrong password and for an unknown name', async () => {
    const wrong = await logIn(member.username, 'wrong');
    const unknown = await logIn('nobody');
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'Invalid Credentials']);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('takes the cookie alone for reading, and for nothing that another site could make a browser do', async () => {
    const { headers } = await logIn(member.username);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await visitor('GET', '/auth/refresh', { headers: { cookie } })).status).toBe(200);
    const token = await visitor('POST', '/users/api-tokens', { headers: { cookie }, body: { name: 'mine' } });
    expect(token.status).toBe(401);
  });

  test('ends in the browser when one logs out', async () => {
    const { status, body, headers } = await visitor('POST', '/auth/logout');
    expect([status, body.message]).toEqual([200, 'Logged out']);
    expect(headers['set-cookie']).toMatch(/^larder.access_token=; .*Expires=Thu, 01 Jan 1970/);
  });

  describe('after too many wrong passwords', () => {
    const fail = async (times: number) => {
      const statuses = [];
      for (let count = 0; count < times; count++) statuses.push((await logIn(member.username, 'wrong')).status);
      return statuses;
    };

    test('is locked, also for the right password, while open sessions go on', async () => {
      expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 423]);
      const { status, body } = await logIn(member.email);
      expect([status, body.detail]).toEqual([423, 'Account Locked. Please try again later']);
      expect((await member.call('GET', '/auth/refresh')).status).toBe(200);
    });

    test('is possible again as soon as the lock has run out', async () => {
      await fail(5);
      app.clock.pass(24 * hour - 1);
      expect((await logIn(member.username)).status).toBe(423);
      app.clock.pass(1);
      expect(await fail(4)).toEqual([401, 401, 401, 401]);
      expect((await logIn(member.username)).status).toBe(200);
    });

    test('counts anew after the right one', async () => {
      await fail(4);
      expect((await logIn(member.username)).status).toBe(200);
      await fail(4);
      expect((await logIn(member.username)).status).toBe(200);
    });

    test('counts attempts at the same moment too', async () => {
      await Promise.all(Array.from({ length: 12 }, () => logIn(member.username, 'wrong')));
      expect((await logIn(member.username)).status).toBe(423);
    });
  });
});
