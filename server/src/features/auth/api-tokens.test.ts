import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('API tokens', (database) => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    ({ member } = await createHousehold(app));
  });
  afterAll(() => app.close());
  const create = async (name: string) => (await member.call('POST', '/users/api-tokens', { body: { name } })).body;

  test('work until they are withdrawn, and are shown once', async () => {
    const { token, id, name } = await create('kitchen tablet');
    const byToken = callerOf(app, token);
    const { body } = await byToken('GET', '/users/self');
    expect(body.tokens).toEqual([{ id, name, createdAt: '2026-03-01T12:00:00.000Z' }]);
    expect(JSON.stringify(body)).not.toContain(token);

    expect((await member.call('DELETE', `/users/api-tokens/${id}`)).body).toEqual({ tokenDelete: name });
    expect((await byToken('GET', '/users/self')).status).toBe(401);
    expect((await member.call('GET', '/users/self')).body.tokens).toEqual([]);
  });

  test('lie in the database as a hash only', async () => {
    const { token } = await create('phone');
    const rows = await app.connection.read.selectFrom('apiTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice('larder_'.length));
  });

  test('become no session, which would outlast them', async () => {
    const { token } = await create('script');
    const { status, body } = await callerOf(app, token)('GET', '/auth/refresh');
    expect([status, body.detail.code]).toEqual([403, 'access.api-token']);
  });

  test('make no other tokens, and take no account over', async () => {
    const byToken = callerOf(app, (await create('curious')).token);
    const self = (await byToken('GET', '/users/self')).body;
    const change = async (body: object) => (await byToken('PUT', `/users/${member.id}`, { body })).body;
    for (const body of [{ email: 'eve@example.org' }, { username: 'eve' }, { fullName: 'Eve' }]) {
      expect((await change(body)).detail.code).toBe('access.api-token');
    }
    expect((await change({ ...self, theme: 'dark' })).message).toBe('User updated');

    const passwords = { currentPassword: password, newPassword: 'a new password' };
    const refused = [
      await byToken('PUT', '/users/password', { body: passwords }),
      await byToken('POST', '/users/api-tokens', { body: { name: 'another' } }),
    ];
    expect(refused.map(({ body }) => body.detail.code)).toEqual(['access.api-token', 'access.api-token']);
    expect((await byToken('GET', '/users/self')).body).toEqual({ ...self, theme: 'dark' });
  });

  test('end with the old password, unless they are to stay', async () => {
    const cook = await createMember(app, member.groupId);
    const made = async (by: TestMember['call'], name: string) =>
      callerOf(app, (await by('POST', '/users/api-tokens', { body: { name } })).body.token);
    const byToken = await made(cook.call, 'script');
    const elsewhere = callerOf(app, (await create('of another')).token);
    const replace = (by: TestMember['call'], currentPassword: string, newPassword: string, more = {}) =>
      by('PUT', '/users/password', { body: { currentPassword, newPassword, ...more } });

    const { body } = await replace(cook.call, password, 'a second password', { endApiTokens: false });
    expect((await byToken('GET', '/users/self')).status).toBe(200);
    await replace(callerOf(app, body.access_token), 'a second password', 'a third password');
    expect((await byToken('GET', '/users/self')).status).toBe(401);
    expect((await elsewhere('GET', '/users/self')).status).toBe(200);
  });

  test('are withdrawn by their owner only', async () => {
    const { id } = await create('mine');
    const colleague = await createMember(app, member.groupId);
    const { member: stranger } = await createHousehold(app);
    const remove = async (by: TestMember, token: unknown) => {
      const { status, body } = await by.call('DELETE', `/users/api-tokens/${token}`);
      return [status, body.detail.code];
    };
    expect(await remove(colleague, id)).toEqual([403, 'auth.token-of-another']);
    expect(await remove(stranger, id)).toEqual([404, 'auth.token-not-found']);
    for (const unknown of ['0', '99999999999999', 'x', '-1', '1e3']) {
      expect(await remove(member, unknown)).toEqual([404, 'auth.token-not-found']);
    }
  });
});
