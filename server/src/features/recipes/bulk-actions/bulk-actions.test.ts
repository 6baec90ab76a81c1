import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('many recipes at once', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let other: TestMember;
  let stranger: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    other = await createMember(app, group.id, 'organizer');
    stranger = (await createHousehold(app)).member;
    for (const name of ['Soup', 'Bread', 'Pie']) await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', '/recipes/soup', { body: { tags: ['Old'] } });
    await cook.call('PATCH', '/recipes/pie', { body: { settings: { locked: true } } });
    await stranger.call('POST', '/recipes', { body: { name: 'Theirs' } });
  });

  const bulk = (action: string, body: object, by = other, query = '') =>
    by.call('POST', `/recipes/bulk-actions/${action}${query}`, { body });
  const get = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const names = (things: { name: string }[]) => things.map(({ name }) => name);
  const all = ['soup', 'bread', 'pie', 'theirs', 'nowhere', 'soup'];

  test('answer null, and on request what was done and what was passed over', async () => {
    expect((await bulk('tag', { recipes: all, tags: [{ name: 'Plain' }] })).body).toBe(null);
    const { status, body } = await bulk('tag', { recipes: all, tags: [{ name: 'Plain' }] }, other, '?details=true');
    expect([status, body]).toEqual([
      200,
      {
        done: ['soup', 'bread'],
        ids: [expect.any(String), expect.any(String)],
        changed: [],
        skipped: [
          { slug: 'pie', reason: 'locked' },
          { slug: 'theirs', reason: 'not-found' },
          { slug: 'nowhere', reason: 'not-found' },
        ],
      },
    ]);
  });

  test('get tags beside those that they have, and are found by them', async () => {
    const { body: tag } = await cook.call('POST', '/organizers/tags', { body: { name: 'Winter' } });
    await bulk('tag', { recipes: all, tags: [tag, { name: 'Fresh' }] });
    await bulk('tag', { recipes: all, tags: [tag] });
    expect(names((await get('soup')).tags)).toEqual(['Old', 'Winter', 'Fresh']);
    expect(names((await get('bread')).tags)).toEqual(['Winter', 'Fresh']);
    expect(names((await get('pie')).tags)).toEqual([]);
    expect((await cook.call('GET', '/recipes?search=winter')).body.total).toBe(2);
    expect((await stranger.call('GET', '/recipes/theirs')).body.tags).toEqual([]);
  });

  test('come into categories', async () => {
    await bulk('categorize', { recipes: all, categories: [{ name: 'Dinner' }] }, cook);
    expect(names((await get('pie')).recipeCategory)).toEqual(['Dinner']);
    expect((await cook.call('GET', '/recipes?categories=dinner')).body.total).toBe(3);
  });

  test('lose tags and categories, whose other recipes and the group keep them', async () => {
    const { body: tag } = await cook.call('POST', '/organizers/tags', { body: { name: 'Winter' } });
    await bulk('tag', { recipes: ['soup', 'bread', 'pie'], tags: [tag, { name: 'Fresh' }] }, cook);
    const { body } = await bulk('untag', { recipes: all, tags: [{ name: 'winter' }] }, other, '?details=true');
    expect(body.changed).toEqual([
      { slug: 'soup', what: [tag.id] },
      { slug: 'bread', what: [tag.id] },
    ]);
    expect(names((await get('soup')).tags)).toEqual(['Old', 'Fresh']);
    expect(names((await get('pie')).tags)).toEqual(['Winter', 'Fresh']);
    expect((await cook.call('GET', '/recipes?search=winter')).body.total).toBe(1);
    await bulk('categorize', { recipes: ['soup'], categories: [{ name: 'Dinner' }] });
    await bulk('uncategorize', { recipes: ['soup', 'bread'], categories: [{ name: 'Dinner' }] });
    expect((await get('soup')).recipeCategory).toEqual([]);
    expect((await bulk('untag', { recipes: ['soup'], tags: [{ name: 'Nobody knows' }] })).status).toBe(404);
  });

  test('say what is different of each, so that it can be taken back', async () => {
    const settings = { showNutrition: true, public: true };
    const { body: set } = await bulk('settings', { recipes: ['soup'], settings }, other, '?details=true');
    expect(set.changed).toEqual([{ slug: 'soup', what: ['showNutrition'] }]);
    const tagged = await bulk('tag', { recipes: ['soup', 'bread'], tags: [{ name: 'Old' }] }, other, '?details=true');
    expect(tagged.body.changed).toEqual([{ slug: 'bread', what: [expect.any(String)] }]);
  });

  test('change their settings, each staying locked or unlocked', async () => {
    const settings = { public: false, showNutrition: true, locked: false };
    await bulk('settings', { recipes: all, settings }, cook);
    expect((await get('pie')).settings).toMatchObject({ public: false, showNutrition: true, locked: true });
    expect((await get('soup')).settings).toMatchObject({ public: false, locked: false, showAssets: false });
    const { body } = await app.server
      .inject({ method: 'GET', url: `/api/explore/recipes/${(await cook.call('GET', '/groups/self')).body.slug}` })
      .then((reply) => ({ body: reply.json() }));
    expect(body.total).toBe(0);
  });

  test('tell who edits one of them meanwhile', async () => {
    const { version } = await get('bread');
    await bulk('tag', { recipes: ['bread'], tags: [{ name: 'Plain' }] });
    const late = await cook.call('PATCH', '/recipes/bread', { body: { description: 'x', basedOnVersion: version } });
    expect([late.status, late.body.detail.changedFields]).toEqual([409, ['tags']]);
    const again = (await get('bread')).version;
    await bulk('tag', { recipes: ['bread'], tags: [{ name: 'Plain' }] });
    expect((await get('bread')).version).toBe(again);
  });

  test('go, except those that another has locked', async () => {
    const { body } = await bulk('delete', { recipes: all }, other, '?details=1');
    expect(body.done).toEqual(['soup', 'bread']);
    const left = await cook.call('GET', '/recipes');
    expect([left.body.total, names(left.body.items)]).toEqual([1, ['Pie']]);
    expect((await cook.call('GET', '/recipes?search=soup')).body.total).toBe(0);
    expect((await stranger.call('GET', '/recipes')).body.total).toBe(1);
  });
});
