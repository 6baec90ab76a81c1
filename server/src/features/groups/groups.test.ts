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
    const { body } = await manager.call('GET', '/users/self/group');
    expect(body).toMatchObject({ id: groupId, categories: [], webhooks: [] });
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
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/), usesLeft: 3, groupId });
    expect((await inviter.call('GET', '/households/invitations')).body).toEqual([body]);
    expect((await inviter.call('POST', '/groups/invitations', { body: { uses: 0 } })).status).toBe(422);
    expect((await manager.call('GET', '/groups/invitations')).status).toBe(403);
  });
});
