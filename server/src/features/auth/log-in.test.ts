import { hash } from '@node-rs/bcrypt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { unlock } from '../../app/unlock.ts';
import { InstanceDatabase } from '../../platform/database/instance-database.ts';

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

  test('works with the password that moved here with its account, which is kept as ours are from then on', async () => {
    const moved = await hash('old carrots', { cost: 4 });
    const users = () => app.connection.read.selectFrom('users').where('id', '=', member.id);
    const stored = async () => (await users().select('passwordHash').executeTakeFirstOrThrow()).passwordHash;
    await new InstanceDatabase(app.connection).change((transaction) =>
      transaction.updateTable('users').set({ passwordHash: moved }).where('id', '=', member.id).execute(),
    );

    expect((await logIn(member.email, 'new carrots')).status).toBe(401);
    const { wrong } = await app.connection.read
      .selectFrom('passwordAttempts')
      .where('userId', '=', member.id)
      .select('wrong')
      .executeTakeFirstOrThrow();
    expect([wrong, await stored()]).toEqual([1, moved]);
    expect((await logIn(member.email, 'old carrots')).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$/);
    expect((await logIn(member.username, 'old carrots')).status).toBe(200);
    expect((await logIn(member.username, 'new carrots')).status).toBe(401);
  });

  test('also keeps the session as a cookie that no script can read', async () => {
    const { headers } = await logIn(member.username);
    expect(String(headers['set-cookie'])).toMatch(
      /^larder.access_token=[^;]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax,/,
    );
  });

  test('lasts for fourteen days when it is to be remembered, and as long again when it is renewed', async () => {
    const { body, headers } = await logIn(member.username, password, { remember_me: 'true' });
    expect(String(headers['set-cookie'])).toMatch(/Max-Age=1209600;/);
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

  test('ends everywhere when one logs out: the token, and what came of it, in every process', async () => {
    const first = (await logIn(member.username)).body.access_token;
    const second = (await callerOf(app, first)('GET', '/auth/refresh')).body.access_token;
    const other = await logIn(member.username);
    const cookie = String(other.headers['set-cookie']).split(';')[0] ?? '';
    const beside = await startBeside(app);
    const isGood = async (token: string, at: Pick<TestApp, 'server'> = app) =>
      (await callerOf(at, token)('GET', '/users/self')).status === 200;

    expect(await isGood(second, beside)).toBe(true);
    await callerOf(app, first)('POST', '/auth/logout');
    for (const at of [app, beside]) expect([await isGood(first, at), await isGood(second, at)]).toEqual([false, false]);
    expect(await isGood(other.body.access_token)).toBe(true);
    await visitor('POST', '/auth/logout', { headers: { cookie } });
    expect(await isGood(other.body.access_token)).toBe(false);
    expect(await isGood(member.token)).toBe(true);
    await beside.close();
  });

  test('leaves nothing of sessions that would be over anyway', async () => {
    const end = async () => {
      const { body } = await logIn(member.username);
      await callerOf(app, body.access_token)('POST', '/auth/logout');
      return app.connection.read.selectFrom('endedSessions').selectAll().execute();
    };
    const [first] = await end();
    expect(await end()).toHaveLength(2);
    app.clock.pass(48 * hour + 1);
    const left = await end();
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(first?.id);
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

    test('is possible on a device that the account is known on, which has tries of its own', async () => {
      const known = await logIn(member.username);
      const device = String(known.headers['set-cookie']).match(/larder.device=[^;]+/)?.[0] ?? '';
      const onDevice = async (username: string, attempt?: string) => {
        const form = { username, password: attempt ?? password };
        return (await visitor('POST', '/auth/token', { form, headers: { cookie: device } })).status;
      };
      const { member: other } = await createHousehold(app);
      await fail(5);
      for (let count = 0; count < 5; count++) await logIn(other.username, 'wrong');
      expect((await logIn(member.username)).status).toBe(423);
      expect(await onDevice(member.username)).toBe(200);
      expect(await onDevice(other.username)).toBe(423);

      for (let count = 0; count < 5; count++) expect(await onDevice(member.username, 'wrong')).toBe(401);
      expect(await onDevice(member.username)).toBe(423);
    });

    test('is possible again after a word on the console', async () => {
      await fail(5);
      expect(await unlock(app.connection, 'Nobody')).toBe(false);
      expect(await unlock(app.connection, member.email.toUpperCase())).toBe(true);
      expect((await logIn(member.username)).status).toBe(200);
    });

    test('is the same for a name that nobody has', async () => {
      for (let count = 0; count < 5; count++) expect((await logIn('nobody', 'wrong')).status).toBe(401);
      expect((await logIn(' NOBODY ')).body.detail).toBe('Account Locked. Please try again later');
      app.clock.pass(24 * hour);
      expect((await logIn('nobody')).status).toBe(401);
      expect(await app.connection.read.selectFrom('passwordAttempts').selectAll().execute()).toHaveLength(1);
    });

    test('has waited longer each time, from whatever address', async () => {
      const slow = await createTestApp(database, { SECURITY_RATE_LIMIT: '1000', SECURITY_MAX_LOGIN_ATTEMPTS: '100' });
      const took = [];
      for (let count = 0; count < 4; count++) {
        const start = performance.now();
        const form = { username: 'ada', password: 'wrong' };
        await callerOf(slow)('POST', '/auth/token', { form, headers: { 'x-forwarded-for': `203.0.113.${count}` } });
        took.push(performance.now() - start);
      }
      expect(took[3]).toBeGreaterThan(1000);
      await slow.close();
    });

    test('counts attempts at the same moment too', async () => {
      await Promise.all(Array.from({ length: 12 }, () => logIn(member.username, 'wrong')));
      expect((await logIn(member.username)).status).toBe(423);
    });
  });
});
