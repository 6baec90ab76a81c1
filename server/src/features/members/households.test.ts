import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the household of a group', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database, { DEFAULT_HOUSEHOLD: 'Family' });
    cook = (await createHousehold(app)).member;
    admin = await createMember(app, cook.groupId, 'admin');
  });
  afterEach(() => app.close());

  test('is the one that newer clients find', async () => {
    const { body: group } = await cook.call('GET', '/groups/self');
    const { body } = await cook.call('GET', '/groups/households?perPage=-1');
    expect(body).toMatchObject({ total: 1, items: [{ id: group.id, groupId: group.id, slug: group.slug }] });
    expect(body.items[0].preferences).toMatchObject({ privateGroup: expect.any(Boolean) });
    expect(body.items[0].users.map(({ id }: { id: string }) => id).sort()).toEqual([cook.id, admin.id].sort());
    expect((await cook.call('GET', `/groups/households/${group.slug}`)).body).toEqual(body.items[0]);
    expect((await cook.call('GET', '/groups/households/neighbours')).status).toBe(404);
  });

  test('has at its own addresses what newer clients read there', async () => {
    const manager = await createMember(app, cook.groupId, 'manager');
    const get = async (path: string) => (await admin.call('GET', `/households/${path}`)).body;
    const { body: group } = await admin.call('GET', '/groups/self');
    const names = { groupId: cook.groupId, householdId: cook.groupId };

    expect(await get('self')).toMatchObject({ id: group.id, groupId: group.id, group: group.name, slug: group.slug });
    const preferences = { privateHousehold: false, lockRecipeEditsFromOtherHouseholds: true, firstDayOfWeek: 1 };
    const saved = await manager.call('PUT', '/households/preferences', { body: preferences });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...preferences, privateGroup: false })]);
    expect(await get('preferences')).toEqual(saved.body);

    const rights = { userId: cook.id, canManageHousehold: true, canInvite: true, canOrganize: false };
    const given = await manager.call('PUT', '/households/permissions', { body: rights });
    const expected = { id: cook.id, ...names, canManage: true, canManageHousehold: true, canInvite: true };
    expect(given.body).toMatchObject({ ...expected, household: group.name, householdSlug: group.slug });
    expect(await get('members')).toContainEqual(given.body);

    const invited = await admin.call('POST', '/households/invitations', { body: { uses: 2, ...names } });
    expect([invited.status, invited.body]).toEqual([201, expect.objectContaining({ usesLeft: 2, ...names })]);
    expect(await get('invitations')).toEqual([invited.body]);

    const made: [string, object, object][] = [
      ['webhooks', { name: 'Plan', url: 'https://example.org', scheduledTime: '17:00' }, { webhookType: 'mealplan' }],
      ['events/notifications', { name: 'Phone', appriseUrl: 'json://example.org' }, { options: expect.any(Object) }],
      ['recipe-actions', { actionType: 'link', title: 'Open', url: 'https://example.org' }, { actionType: 'link' }],
    ];
    for (const [path, body, shown] of made) {
      const { status, body: one } = await admin.call('POST', `/households/${path}`, { body });
      expect([path, status, one]).toEqual([path, 201, expect.objectContaining({ ...names, ...shown })]);
      expect(await get(path)).toMatchObject({ total: 1, per_page: 50, items: [{ id: one.id, ...names }] });
      expect((await admin.call('GET', `/groups/${path}/${one.id}`)).body).toEqual(await get(`${path}/${one.id}`));
    }
    const counts = { totalRecipes: 0, totalUsers: 3, totalCategories: 0, totalTags: 0, totalTools: 0 };
    expect(await get('statistics')).toEqual(counts);

    const webhooks = [expect.objectContaining({ name: 'Plan' })];
    const { body: seen } = await admin.call('GET', `/groups/households/${group.slug}`);
    expect(seen).toMatchObject({ webhooks, users: expect.arrayContaining([{ id: cook.id, fullName: cook.username }]) });
    expect((await admin.call('GET', `/admin/households/${cook.groupId}`)).body).toEqual(seen);
  });

  test('is looked after by administrators, who are told why there is no second one', async () => {
    await createHousehold(app);
    expect((await admin.call('GET', '/admin/households')).body.total).toBe(2);
    const path = `/admin/households/${cook.groupId}`;
    const renamed = await admin.call('PUT', path, { body: { name: 'Lindenweg', preferences: { firstDayOfWeek: 1 } } });
    expect(renamed.body).toMatchObject({ name: 'Lindenweg', preferences: { firstDayOfWeek: 1 } });
    const second = await admin.call('POST', '/admin/households', { body: { name: 'Second', groupId: cook.groupId } });
    expect([second.status, second.body.detail.code]).toEqual([400, 'household.one-per-group']);
    const gone = await admin.call('DELETE', path);
    expect([gone.status, gone.body.detail.code]).toEqual([400, 'household.goes-with-group']);
    expect((await cook.call('GET', '/admin/households')).status).toBe(403);
  });

  test('gives its name to the first group where nothing else does', () => {
    expect(app.platform.settings.DEFAULT_GROUP).toBe('Family');
  });
});
