import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createGroup, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createFood, createOrganizer } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('exploring a group', (database) => {
  let app: TestApp;
  let visit: Caller;
  let manager: TestMember;
  let slug: string;

  beforeAll(async () => {
    app = await createTestApp(database);
    visit = callerOf(app);
    const group = await createGroup(app, 'Open House');
    slug = group.slug;
    manager = await createMember(app, group.id, 'manager');
    await manager.call('POST', '/recipes', { body: { name: 'Shown' } });
    await manager.call('POST', '/recipes', { body: { name: 'Hidden' } });
    await manager.call('PATCH', '/recipes/hidden', { body: { settings: { public: false } } });
    await createFood(manager, 'leek');
    await createOrganizer(manager, 'category', 'Soups');
    await createOrganizer(manager, 'tag', 'Quick');
    await createOrganizer(manager, 'tool', 'Pot');
  });
  afterAll(() => app.close());

  const names = async (path: string) => (await visit('GET', path)).body.items.map(({ name }: { name: string }) => name);

  test('visitors read its name, its public recipes, and what they are sorted by', async () => {
    expect((await visit('GET', `/explore/groups/${slug}`)).body).toMatchObject({ name: 'Open House', slug });
    expect(await names(`/explore/groups/${slug}/recipes`)).toEqual(['Shown']);
    expect(await names(`/explore/groups/${slug}/organizers/categories`)).toEqual(['Soups']);
    expect(await names(`/explore/groups/${slug}/organizers/tags`)).toEqual(['Quick']);
    expect(await names(`/explore/groups/${slug}/organizers/tools`)).toEqual(['Pot']);
    expect(await names(`/explore/groups/${slug}/foods`)).toEqual(['leek']);
    expect((await visit('GET', `/explore/groups/${slug}/recipes/shown`)).body).toMatchObject({ name: 'Shown' });
  });

  test('the older addresses lead to the same', async () => {
    expect(await names(`/explore/recipes/${slug}`)).toEqual(['Shown']);
    expect(await names(`/explore/organizers/${slug}/tags`)).toEqual(['Quick']);
    expect(await names(`/explore/foods/${slug}`)).toEqual(['leek']);
    expect((await visit('GET', `/explore/recipes/${slug}/shown`)).body).toMatchObject({ name: 'Shown' });
  });

  test('the id of the group leads where its slug leads', async () => {
    const { id } = (await visit('GET', `/explore/groups/${slug}`)).body;
    expect(await names(`/explore/groups/${id}/recipes`)).toEqual(['Shown']);
    expect(await names(`/explore/recipes/${id}`)).toEqual(['Shown']);
    expect((await visit('GET', `/explore/groups/${id}/recipes/shown`)).body).toMatchObject({ name: 'Shown' });
  });

  test('a list counts, filters and pages what is public alone', async () => {
    const { body } = await visit('GET', `/explore/groups/${slug}/recipes?perPage=1&queryFilter=name LIKE "%25"`);
    expect(body).toMatchObject({ total: 1, total_pages: 1, next: null });
    expect((await visit('GET', `/explore/groups/${slug}/recipes?search=hidden`)).body.total).toBe(0);
  });

  test('a recipe that is not public, or not there, is not found', async () => {
    for (const name of ['hidden', 'nowhere']) {
      const { status, body } = await visit('GET', `/explore/groups/${slug}/recipes/${name}`);
      expect([status, body.detail.code]).toEqual([404, 'recipe.not-found']);
    }
  });

  test.each([{ privateGroup: true }, { recipePublic: false }])(
    'with %o the group is not found by anybody, its members included',
    async (preferences) => {
      await manager.call('PUT', '/groups/preferences', { body: preferences });
      try {
        for (const call of [visit, manager.call]) {
          for (const path of ['', '/recipes', '/recipes/shown', '/foods', '/organizers/tags']) {
            const { status, body } = await call('GET', `/explore/groups/${slug}${path}`);
            expect([path, status, body.detail.code]).toEqual([path, 404, 'group.not-found']);
          }
        }
      } finally {
        await manager.call('PUT', '/groups/preferences', { body: { privateGroup: false, recipePublic: true } });
      }
      expect((await visit('GET', `/explore/groups/${slug}/recipes/shown`)).status).toBe(200);
    },
  );
});
