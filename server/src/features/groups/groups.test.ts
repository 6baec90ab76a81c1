import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('a group', (database) => {
  let app: TestApp;
  let manager: TestMember;
  let inviter: TestMember;
  let groupId: string;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app, 'Home');
    manager = member;
    groupId = group.id;
    inviter = await createMember(app, group.id, 'inviter', 'ivy');
  });
  afterEach(() => app.close());
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3_600_000).toISOString();
  const about = async () => (await callerOf(app)('GET', '/app/about')).body.defaultGroupSlug;

  test('is shown with its preferences at the addresses of all clients', async () => {
    for (const path of ['/groups/self', '/households/self', '/users/self/group']) {
      const { body } = await manager.call('GET', path);
      expect(body).toMatchObject({
        id: groupId,
        name: 'Home',
        slug: 'home',
        preferences: { groupId, firstDayOfWeek: 0 },
      });
    }
  });

  test('is shown whole, with its members, to clients of the first generation', async () => {
    const sent = { name: 'Screen', url: 'https://example.org/plan', scheduledTime: '17:00' };
    const { body: webhook } = await manager.call('POST', '/groups/webhooks', { body: sent });
    const { body } = await manager.call('GET', '/users/self/group');
    expect(body).toMatchObject({ id: groupId, categories: [], webhooks: [webhook] });
    expect(body.users).toEqual((await manager.call('GET', '/groups/members')).body);
  });

  test('is private or public as its manager says; what is not said stays', async () => {
    expect(await about()).toBe('home');
    const before = (await manager.call('GET', '/groups/preferences')).body;
    const { status, body } = await manager.call('PUT', '/groups/preferences', {
      body: { privateGroup: true, firstDayOfWeek: 1, recipeDisableAmount: true },
    });
    expect(status).toBe(200);
    const now = { ...before, privateGroup: true, privateHousehold: true, firstDayOfWeek: 1, recipeDisableAmount: true };
    expect(body).toEqual(now);
    expect((await inviter.call('GET', '/households/preferences')).body).toEqual(now);
    expect(await about()).toBeNull();

    await manager.call('PUT', '/households/preferences', { body: { privateHousehold: false } });
    expect(await about()).toBe('home');
    expect((await manager.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 7 } })).status).toBe(422);
    expect((await inviter.call('PUT', '/groups/preferences', { body: { privateGroup: true } })).status).toBe(403);
  });

  test('knows its members, and keeps their API tokens to themselves', async () => {
    await inviter.call('POST', '/users/api-tokens', { body: { name: 'phone' } });
    await createHousehold(app);
    for (const path of ['/groups/members', '/households/members']) {
      const { body } = await manager.call('GET', path);
      expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([manager.id, inviter.id].sort());
      expect(body.flatMap(({ tokens }: { tokens: unknown[] }) => tokens)).toEqual([]);
    }
  });

  test('is joined by invitations, which those make who may invite', async () => {
    const { status, body } = await inviter.call('POST', '/groups/invitations', { body: { uses: 3 } });
    expect(status).toBe(201);
    const token = expect.stringMatching(/^[\w-]{32}$/);
    expect(body).toEqual({
      token,
      uses: 3,
      usesLeft: 3,
      expiresAt: inDays(4),
      groupId,
      sentTo: null,
      householdId: groupId,
    });
    expect((await inviter.call('GET', '/households/invitations')).body).toEqual([body]);
    expect((await inviter.call('POST', '/groups/invitations', { body: { uses: 0 } })).status).toBe(422);
    expect((await inviter.call('POST', '/groups/invitations', { body: { days: 91 } })).status).toBe(422);
    expect((await manager.call('GET', '/groups/invitations')).status).toBe(403);
  });

  test('is open as long as an invitation says, and until it is taken back', async () => {
    const invite = async (days: number) =>
      (await inviter.call('POST', '/groups/invitations', { body: { days } })).body as { token: string };
    const listed = async (by = inviter) =>
      (await by.call('GET', '/groups/invitations')).body.map(({ token }: { token: string }) => token);
    const isGood = async ({ token }: { token: string }) =>
      (await callerOf(app)('GET', `/validators/invitation?token=${token}`)).body.valid;
    const [month, day, taken] = [await invite(30), await invite(1), await invite(4)];
    expect(await listed()).toEqual([day, taken, month].map(({ token }) => token));

    const back = await inviter.call('DELETE', `/households/invitations/${taken.token}`);
    expect([back.status, back.body.token]).toEqual([200, taken.token]);
    expect(await isGood(taken)).toBe(false);
    const again = await inviter.call('DELETE', `/groups/invitations/${taken.token}`);
    expect([again.status, again.body.detail.code]).toEqual([404, 'invitation.not-found']);
    const { member: stranger } = await createHousehold(app);
    expect((await stranger.call('DELETE', `/groups/invitations/${month.token}`)).status).toBe(403);

    app.clock.pass(25 * 3_600_000);
    const later = await createMember(app, groupId, 'inviter', 'ida');
    expect([await isGood(day), await isGood(month), await listed(later)]).toEqual([false, true, [month.token]]);
  });

  test('lets its manager say what members may do, but not about themselves or administrators', async () => {
    const cook = await createMember(app, groupId, 'member', 'cora');
    const admin = await createMember(app, groupId, 'admin', 'ada');
    const set = (userId: string, rights: object, by = manager) =>
      by.call('PUT', '/groups/permissions', { body: { userId, ...rights } });
    const all = { canInvite: true, canManage: true, canOrganize: true };
    const given = await manager.call('PUT', '/households/permissions', { body: { userId: cook.id, ...all } });
    expect([given.status, given.body]).toEqual([200, expect.objectContaining({ id: cook.id, admin: false, ...all })]);
    expect((await cook.call('GET', '/groups/invitations')).status).toBe(200);

    const less = { canInvite: false, canManage: false, canOrganize: true };
    expect((await set(cook.id, { canOrganize: true })).body).toMatchObject(less);
    expect((await cook.call('GET', '/groups/invitations')).status).toBe(403);
    expect((await cook.call('GET', '/users/self')).body).toMatchObject(less);

    const refusal = async (reply: ReturnType<typeof set>) => [(await reply).status, (await reply).body.detail.code];
    expect(await refusal(set(manager.id, all))).toEqual([403, 'user.own-rights']);
    expect(await refusal(set(admin.id, {}))).toEqual([403, 'user.rights-of-admin']);
    expect(await refusal(set(cook.id, all, inviter))).toEqual([403, 'access.forbidden']);
    const { member: stranger } = await createHousehold(app);
    expect(await refusal(set(stranger.id, all))).toEqual([404, 'user.not-found']);
  });

  test('gets another name from its manager, and keeps its addresses', async () => {
    await createHousehold(app, 'Next door');
    const rename = (name: string, by = manager) => by.call('PUT', '/groups/self', { body: { name } });
    const { status, body } = await rename('  Lindenweg kitchen ');
    expect([status, body]).toEqual([200, expect.objectContaining({ name: 'Lindenweg kitchen', slug: 'home' })]);
    expect((await inviter.call('GET', '/users/self')).body.group).toBe('Lindenweg kitchen');
    expect((await rename('Lindenweg kitchen')).status).toBe(200);
    const taken = await rename('Next door');
    expect([taken.status, taken.body.detail.code]).toEqual([409, 'group.name-taken']);
    expect((await rename('  ')).status).toBe(422);
    expect((await rename('Mine', inviter)).status).toBe(403);
  });
});
