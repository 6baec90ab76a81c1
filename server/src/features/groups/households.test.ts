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
