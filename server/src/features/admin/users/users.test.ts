import type { Method } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createGroup, createMember, password, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { headerIn, startMailServer } from '../../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('people, as administrators look after them', (database) => {
  let app: TestApp;
  let admin: TestMember;
  let group: Awaited<ReturnType<typeof createGroup>>;
  beforeAll(async () => {
    app = await createTestApp(database);
    admin = await createMember(app, (await createGroup(app, 'Home')).id, 'admin', 'ada');
    group = await createGroup(app, 'Next door');
  });
  afterAll(() => app.close());

  const call = async (method: Method, path: string, body?: unknown, by = admin) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    return { status: reply.status, body: reply.body, code: reply.body?.detail?.code };
  };
  const logIn = (username: string, secret = password) =>
    callerOf(app)('POST', '/auth/token', { form: { username, password: secret } });

  test('are made in a group, with rights, and log in', async () => {
    const wanted = { username: 'Mia', email: 'Mia@Example.org', password: 'long enough', group: 'Next door' };
    const made = await call('POST', '/admin/users', { ...wanted, fullName: 'Mia Miller', canOrganize: true });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      username: 'mia',
      email: 'mia@example.org',
      groupId: group.id,
      group: 'Next door',
      canOrganize: true,
      canManage: false,
      admin: false,
      lockedUntil: null,
      seenAt: null,
    });
    const loggedIn = await logIn('mia', 'long enough');
    expect(loggedIn.status).toBe(200);
    await callerOf(app, loggedIn.body.access_token)('GET', '/users/self');
    const seenAt = app.clock.now().toISOString();
    expect((await call('GET', `/admin/users/${made.body.id}`)).body.seenAt).toBe(seenAt);
    const { items } = (await call('GET', '/admin/users')).body;
    expect(items.find(({ id }: { id: string }) => id === made.body.id).seenAt).toBe(seenAt);
    expect((await call('POST', '/admin/users', wanted)).code).toBe('user.username-taken');
    expect((await call('POST', '/admin/users', { ...wanted, username: 'm2' })).code).toBe('user.email-taken');
    expect((await call('POST', '/users', { email: 'x@example.org', password: 'short' })).status).toBe(422);
    const lost = { email: 'y@example.org', password: 'long enough', group: 'Nowhere' };
    expect((await call('POST', '/admin/users', lost)).code).toBe('group.not-found');
  });

  test('are told where they are logged in and how, and are logged out on one device', async () => {
    const member = await createMember(app, group.id, 'member', 'nora');
    const device = async () => {
      const token = (await logIn('nora')).body.access_token;
      await callerOf(app, token)('GET', '/users/self');
      return callerOf(app, token);
    };
    const [phone, tablet] = [await device(), await device()];
    const path = `/admin/users/${member.id}`;
    expect((await call('GET', path)).body).toMatchObject({ passkeys: 0, isLinked: false, recipeCount: 0 });
    await phone('POST', '/recipes', { body: { name: 'Bread' } });
    expect((await call('GET', path)).body).toMatchObject({ recipeCount: 1 });

    const { body: own } = await phone('GET', '/users/self/sessions');
    const { body: seen } = await call('GET', `${path}/sessions`);
    expect(seen.map(({ id }: { id: string }) => id)).toEqual(own.map(({ id }: { id: string }) => id));
    expect(seen.some(({ isThis }: { isThis: boolean }) => isThis)).toBe(false);
    const { id } = own.find(({ isThis }: { isThis: boolean }) => isThis);
    expect((await call('DELETE', `${path}/sessions/${id}`)).body).toBeNull();
    expect([(await phone('GET', '/users/self')).status, (await tablet('GET', '/users/self')).status]).toEqual([
      401, 200,
    ]);
    expect((await call('DELETE', `${path}/sessions/${id}`)).code).toBe('session.not-found');
    expect((await call('DELETE', `/admin/users/${admin.id}/sessions/${id}`)).code).toBe('session.not-found');
  });

  test('come into the first group where none is named, and nobody else makes them', async () => {
    const wanted = { email: 'guest@example.org', password: 'long enough' };
    const member = await createMember(app, group.id, 'manager');
    const refused = await call('POST', '/users', wanted, member);
    expect([refused.status, refused.body.detail.message]).toEqual([403, 'You are not allowed to create a user']);
    expect((await call('POST', '/users', wanted)).body).toMatchObject({ group: 'Home', username: 'guest' });
  });

  test('of all groups are listed, filtered and counted', async () => {
    const { body } = await call('GET', '/admin/users?perPage=2');
    expect(body.items).toHaveLength(2);
    expect(body.total).toBeGreaterThan(2);
    const query = encodeURIComponent('username = "mia"');
    const found = await call('GET', `/users?queryFilter=${query}`);
    expect(found.body.items.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Mia Miller']);
    const { id } = found.body.items[0];
    expect((await call('GET', `/users/${id}`)).body).toMatchObject({ id, username: 'mia', tokens: [] });
    expect((await call('GET', '/admin/users/nobody')).code).toBe('user.not-found');
  });

  test('keep what is not spoken of, and stay in their group', async () => {
    const member = await createMember(app, group.id, 'organizer');
    const saved = await call('PUT', `/admin/users/${member.id}`, { fullName: 'Jonas', canInvite: true });
    expect(saved.body).toMatchObject({
      fullName: 'Jonas',
      canInvite: true,
      canOrganize: true,
      username: member.username,
    });
    const moved = await call('PUT', `/admin/users/${member.id}`, { group: 'Home' });
    expect([moved.status, moved.code]).toEqual([409, 'user.stays-in-group']);
    const taken = await call('PUT', `/admin/users/${member.id}`, { username: 'ada' });
    expect(taken.code).toBe('user.username-taken');
  });

  test('become administrators and stop being ones, but not by themselves', async () => {
    const member = await createMember(app, group.id, 'member');
    const promoted = await call('PUT', `/admin/users/${member.id}`, { admin: true, canManage: false });
    expect(promoted.body).toMatchObject({ admin: true, advanced: true, canManage: true });
    expect((await call('PUT', `/admin/users/${admin.id}`, { admin: false })).code).toBe('user.cannot-demote-yourself');
    const demoted = await call('PUT', `/admin/users/${member.id}`, { admin: false, canManage: false });
    expect(demoted.body).toMatchObject({ admin: false, canManage: false });
  });

  test('are told, at the address that was theirs, that an administrator gave them another', async () => {
    const mails = await startMailServer();
    const mailing = await createTestApp(database, mails.settings());
    const { id: groupId } = await createGroup(mailing);
    const ada = await createMember(mailing, groupId, 'admin');
    const member = await createMember(mailing, groupId);
    const body = { email: 'moved@example.org' };
    for (const _ of ['once', 'and the same again']) await ada.call('PUT', `/admin/users/${member.id}`, { body });
    await mailing.jobs.runDue();
    expect(mails.mails.map((mail) => [mail.to, headerIn(mail, 'subject')])).toEqual([
      [[member.email], 'Your e-mail address was changed'],
    ]);
    await mailing.close();
    await mails.stop();
  });

  test('are locked out by wrong passwords and let in again', async () => {
    const member = await createMember(app, group.id);
    for (let count = 0; count < 5; count++) await logIn(member.username, 'wrong password');
    expect((await logIn(member.username)).status).toBe(423);
    const locked = await call('GET', `/admin/users/${member.id}`);
    expect(locked.body.lockedUntil).toBe(new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect((await call('POST', '/admin/users/unlock')).body).toEqual({ unlocked: 0 });
    expect((await call('POST', `/admin/users/${member.id}/unlock`)).body).toEqual({ unlocked: 1 });
    expect((await logIn(member.username)).status).toBe(200);

    for (let count = 0; count < 5; count++) await logIn(member.username, 'wrong password');
    expect((await call('POST', '/admin/users/unlock?force=true')).body).toEqual({ unlocked: 1 });
    expect((await logIn(member.username)).status).toBe(200);
  });

  test('are given a link by which they set another password, once', async () => {
    const member = await createMember(app, group.id);
    const { status, body } = await call('POST', '/admin/users/password-reset-token', { email: member.email });
    expect([status, body.address]).toEqual([201, `http://localhost:9000/reset-password?token=${body.token}`]);
    const wanted = { token: body.token, email: member.email, password: 'another one', passwordConfirm: 'another one' };
    expect((await callerOf(app)('POST', '/users/reset-password', { body: wanted })).status).toBe(200);
    expect((await logIn(member.username, 'another one')).status).toBe(200);
    expect((await callerOf(app)('POST', '/users/reset-password', { body: wanted })).status).toBe(400);
    const unknown = await call('POST', '/admin/users/password-reset-token', { email: 'nobody@example.org' });
    expect(unknown.code).toBe('user.not-found');
  });

  test('are logged out on every device', async () => {
    const member = await createMember(app, group.id);
    expect((await call('POST', `/admin/users/${member.id}/sign-out`)).body.message).toBe('Logged out on every device');
    expect((await member.call('GET', '/users/self')).status).toBe(401);
  });

  test('are deleted; what they made for all stays, and what only they saw goes to the bin', async () => {
    const manager = await createMember(app, group.id, 'manager');
    const leaver = await createMember(app, group.id);
    await leaver.call('POST', '/recipes', { body: { name: 'For all' } });
    await leaver.call('POST', '/recipes', { body: { name: 'Secret' } });
    await leaver.call('PUT', '/recipes/secret/visibility', { body: { visibility: 'owner' } });
    const left = (await call('GET', `/admin/users/${leaver.id}/leaving`)).body;
    expect(left).toMatchObject({ recipes: 1, ownRecipes: 1, lists: 0, meals: 0 });
    const other = left.heirs.find(({ id }: { id: string }) => id !== manager.id);
    const { body } = await call('DELETE', `/users/${leaver.id}?recipesTo=${other.id}`);
    expect(body).toMatchObject({ id: leaver.id });
    expect((await manager.call('GET', '/recipes/for-all')).body.userId).toBe(other.id);
    expect((await leaver.call('GET', '/users/self')).status).toBe(401);
    expect((await manager.call('GET', '/recipes/for-all')).status).toBe(200);
    expect((await manager.call('GET', '/recipes/secret')).status).toBe(404);
    expect((await call('DELETE', `/admin/users/${leaver.id}`)).code).toBe('user.not-found');
  });

  test('never lose the last administrator', async () => {
    expect((await call('DELETE', `/admin/users/${admin.id}`)).code).toBe('user.removes-oneself');
    const second = await createMember(app, group.id, 'admin');
    expect((await call('DELETE', `/admin/users/${admin.id}`, undefined, second)).status).toBe(200);
    expect((await call('GET', '/admin/users')).status).toBe(401);
    admin = second;
  });
});
