import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createOrganizer } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the categories of meal plans', (database) => {
  let app: TestApp;
  let manager: TestMember;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    const group = await createGroup(app);
    cook = await createMember(app, group.id, 'member');
    manager = await createMember(app, group.id, 'manager');
  });
  afterAll(() => app.close());

  const choose = (body: unknown[], by = manager) => by.call('PUT', '/groups/categories', { body });
  const chosen = async () => (await cook.call('GET', '/groups/categories')).body;

  test('are none until somebody who looks after the household chooses some', async () => {
    const { id } = await createOrganizer(cook, 'category', 'Dinner');
    const lunch = await createOrganizer(cook, 'category', 'Lunch');
    expect(await chosen()).toEqual([]);
    const wanted = [{ id, name: 'Whatever', slug: 'whatever' }, { id: lunch.id }];
    const both = [
      { id, name: 'Dinner', slug: 'dinner' },
      { id: lunch.id, name: 'Lunch', slug: 'lunch' },
    ];
    expect((await choose(wanted, cook)).status).toBe(403);
    expect(await choose(wanted)).toMatchObject({ status: 200, body: both });
    expect((await cook.call('GET', '/users/self/group')).body.categories).toEqual(both);

    await choose([{ id: lunch.id }]);
    expect(await chosen()).toEqual([both[1]]);
    await choose([]);
    expect(await chosen()).toEqual([]);
  });

  test('come back from the bin as they were, under another name too', async () => {
    const { id } = await createOrganizer(cook, 'category', 'Supper');
    await choose([{ id }]);
    const organizer = await createMember(app, manager.groupId, 'organizer');
    await organizer.call('PUT', `/organizers/categories/${id}`, { body: { name: 'Late supper' } });
    await organizer.call('DELETE', `/organizers/categories/${id}`);
    expect(await chosen()).toEqual([]);
    await organizer.call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    expect(await chosen()).toEqual([{ id, name: 'Late supper', slug: 'late-supper' }]);
  });

  test('are those of the own group, and no tags', async () => {
    const { id } = await createOrganizer(cook, 'category', 'Brunch');
    await choose([{ id }]);
    const stranger = (await createHousehold(app)).member;
    const theirs = await createOrganizer(stranger, 'category', 'Theirs');
    const tag = await createOrganizer(cook, 'tag', 'Quick');
    for (const other of [theirs, tag]) {
      const { status, body } = await choose([{ id: other.id }]);
      expect([status, body.detail.code]).toEqual([404, 'organizer.not-found']);
    }
    expect(await chosen()).toMatchObject([{ name: 'Brunch' }]);
  });
});
