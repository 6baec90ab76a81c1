import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
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
    expect((await callerOf(app, token)('GET', '/auth/refresh')).status).toBe(403);
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
