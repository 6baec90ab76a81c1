import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const day = 24 * 3_600_000;

forEachDialect('registering', (database) => {
  let app: TestApp;
  let admin: TestMember;
  afterEach(() => app.close());
  const start = async (environment: Record<string, string> = { ALLOW_SIGNUP: 'true' }) => {
    app = await createTestApp(database, environment);
    const { group } = await createHousehold(app, 'Home');
    admin = await createMember(app, group.id, 'admin', 'admin');
  };
  beforeEach(() => start());

  let count = 0;
  const person = (more: Record<string, unknown> = {}) => {
    const username = `person${count++}`;
    const email = `${username}@example.org`;
    const password = 'a good password';
    return { username, email, fullName: 'A Person', password, passwordConfirm: password, ...more };
  };
  const register = (more: Record<string, unknown>) => callerOf(app)('POST', '/users/register', { body: person(more) });
  const invite = async (uses = 1) => (await admin.call('POST', '/groups/invitations', { body: { uses } })).body.token;

  test('with a group makes one that its founder runs', async () => {
    const { status, body } = await register({ group: 'The Smiths', private: true, seedData: true, locale: 'de-DE' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      group: 'The Smiths',
      groupSlug: 'the-smiths',
      householdSlug: 'the-smiths',
      admin: false,
      canInvite: true,
      canManage: true,
      canOrganize: true,
      locale: 'de-DE',
      tokens: [],
      favoriteRecipes: [],
    });
    const form = { username: body.username, password: 'a good password' };
    const { access_token } = (await callerOf(app)('POST', '/auth/token', { form })).body;
    const preferences = await callerOf(app, access_token)('GET', '/groups/preferences');
    expect(preferences.body).toMatchObject({ privateGroup: true, recipePublic: false, recipeDisableAmount: false });
  });

  test('a second group of the same name gets a number', async () => {
    await register({ group: 'The Smiths' });
    expect((await register({ group: 'The Smiths' })).body).toMatchObject({
      group: 'The Smiths (1)',
      groupSlug: 'the-smiths-1',
    });
  });

  test('by invitation joins its group with no permissions, as often as it has uses', async () => {
    const groupToken = await invite(2);
    const { status, body } = await register({ groupToken, group: '' });
    expect([status, body.group, body.canInvite, body.canManage, body.canOrganize]).toEqual([
      201,
      'Home',
      false,
      false,
      false,
    ]);
    const last = await Promise.all([register({ groupToken }), register({ groupToken }), register({ groupToken })]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await admin.call('GET', '/groups/invitations')).body).toEqual([]);
    expect((await admin.call('GET', '/groups/members')).body).toHaveLength(4);
  });

  test('an invitation is good for four days', async () => {
    const groupToken = await invite();
    app.clock.pass(4 * day);
    const { status, body } = await register({ groupToken });
    expect([status, body.detail.code]).toEqual([400, 'auth.invalid-invitation']);
  });

  test('a taken user name or e-mail is a conflict in words, in any case and across both', async () => {
    const conflict = async (more: Record<string, unknown>) => {
      const { status, body } = await register({ group: 'Elsewhere', ...more });
      return [status, body.detail.message];
    };
    expect(await conflict({ username: 'ADMIN' })).toEqual([409, 'Username is taken']);
    expect(await conflict({ email: 'Admin@Example.org' })).toEqual([409, 'Email is taken']);
    expect(await conflict({ username: 'admin@example.org' })).toEqual([409, 'Username is taken']);
    const groups = await app.connection.read.selectFrom('groups').select('name').execute();
    expect(groups.map(({ name }) => name)).toEqual(['Home']);
  });

  test('two people who want the same name at the same moment: one gets it', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => register({ username: 'wanted', group: 'Elsewhere' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test.each([
    [{}, 422, 'auth.group-missing'],
    [{ group: '  ' }, 422, 'auth.group-missing'],
    [{ group: 'Home', passwordConfirm: 'another password' }, 422, 'auth.passwords-differ'],
    [{ groupToken: 'unknown' }, 400, 'auth.invalid-invitation'],
    [{ group: 'Home', locale: 'xx-XX' }, 422, undefined],
  ])('%o is refused', async (more, status, code) => {
    const reply = await register(more);
    expect([reply.status, reply.body.detail.code]).toEqual([status, code]);
  });

  test('is for invited people only where the settings say so', async () => {
    await app.close();
    await start({ ALLOW_SIGNUP: 'false' });
    const { status, body } = await register({ group: 'Elsewhere' });
    expect([status, body.detail.code]).toEqual([403, 'auth.signup-disabled']);
    expect((await register({ groupToken: await invite() })).status).toBe(201);
  });

  test('is slowed down', async () => {
    await app.close();
    await start({ SECURITY_RATE_LIMIT: '2' });
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt++) statuses.push((await register({ groupToken: 'guess' })).status);
    expect(statuses).toEqual([400, 400, 429]);
    expect((await admin.call('GET', '/users/self')).status).toBe(200);
  });
});
