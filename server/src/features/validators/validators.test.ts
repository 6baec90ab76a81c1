import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('while one types, it is told whether', (database) => {
  let app: TestApp;
  let mia: TestMember;
  let inviter: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, { ALLOW_SIGNUP: 'true' });
    const { group } = await createHousehold(app, 'Home');
    inviter = await createMember(app, group.id, 'inviter', 'ina');
    mia = await createMember(app, group.id, 'member', 'mia');
    await createRecipe(mia, 'Apple Pie');
    await createRecipe((await createHousehold(app)).member, 'Cherry Pie');
  });
  afterAll(() => app.close());

  test.each([
    ['/validators/group?name=Home', false],
    ['/validators/group?name=Elsewhere', true],
    ['/validators/user/name?name=MIA', false],
    ['/validators/user/name?name=mio', true],
    ['/validators/user/name?name=Mia@Example.org', false],
    ['/validators/user/email?email=Mia@example.org', false],
    ['/validators/user/email?email=mio@example.org', true],
  ])('%s is free', async (path, valid) => {
    expect((await callerOf(app)('GET', path)).body).toEqual({ valid });
  });

  test.each([
    ['/validators/recipe?name=apple+pie', false],
    ['/validators/group/recipe?group_id=any&name=Apple Pie', false],
    ['/validators/recipe?name=Cherry+Pie', true],
  ])('%s is free in the own group', async (path, valid) => {
    expect((await mia.call('GET', path)).body).toEqual({ valid });
    expect((await callerOf(app)('GET', path)).status).toBe(401);
  });

  test('an invitation is still good, and where it leads', async () => {
    const tellsOf = async (token: string) => (await callerOf(app)('GET', `/validators/invitation?token=${token}`)).body;
    const { token } = (await inviter.call('POST', '/groups/invitations', { body: { uses: 1 } })).body;
    expect(await tellsOf(token)).toEqual({ valid: true, group: 'Home' });
    expect(await tellsOf('guess')).toEqual({ valid: false, group: null });
    app.clock.pass(4 * 24 * 3_600_000);
    expect(await tellsOf(token)).toEqual({ valid: false, group: null });
  });

  test('nothing of it where nobody can register, but by an invitation; and not too often', async () => {
    const closed = await createTestApp(database, { SECURITY_RATE_LIMIT: '2' });
    const { group } = await createHousehold(closed, 'Home');
    const host = await createMember(closed, group.id, 'inviter', 'ina');
    const { token } = (await host.call('POST', '/groups/invitations', { body: { uses: 1 } })).body;
    for (const path of ['/group?name=Home', '/user/name?name=ina', '/user/email?email=ina@example.org']) {
      const ask = async (more = '') => {
        const { status, body } = await callerOf(closed)('GET', `/validators${path}${more}`);
        return [status, body.detail?.code ?? body.valid];
      };
      expect(await ask()).toEqual([403, 'auth.signup-disabled']);
      expect(await ask(`&groupToken=${token}`)).toEqual([200, false]);
      expect(await ask()).toEqual([429, 'request.too-many']);
    }
    await closed.close();
  });

  test('a missing name is told', async () => {
    const { status, body } = await callerOf(app)('GET', '/validators/group');
    expect([status, body.detail[0].loc]).toEqual([422, ['query', 'name']]);
  });
});
