import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const recipes = [
  { name: 'Leek Soup', recipeCategory: ['Soup'], tags: ['Quick', 'Winter'], tools: ['Pot'], rating: 4 },
  { name: 'Bean Soup', recipeCategory: ['Soup'], tags: ['Winter'], tools: ['Pot'] },
  { name: 'Salad', recipeCategory: ['Salad'], tags: ['Quick'], rating: 5, settings: { public: false } },
  { name: 'Bread', tools: ['Oven'] },
];

forEachDialect('cookbooks', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let group: { id: string; slug: string };
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ({ group } = await createHousehold(app));
    cook = await createMember(app, group.id, 'organizer');
    for (const { name, ...fields } of recipes) {
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
      const { body } = await cook.call('PATCH', `/recipes/${slug}`, { body: fields });
      for (const thing of [...body.tags, ...body.recipeCategory, ...body.tools]) ids.set(thing.name, thing.id);
    }
  });

  const visit = (path: string) => callerOf(app)('GET', path);
  const create = async (body: object = {}) => {
    const { status, body: book } = await cook.call('POST', '/groups/cookbooks', { body });
    expect([status, book]).toEqual([201, expect.anything()]);
    return book;
  };
  const named = (...names: string[]) =>
    names.map((name) => ({ id: ids.get(name) ?? '', name, slug: name.toLowerCase() }));
  const namesIn = async (book: { slug: string }) => {
    const { body } = await cook.call('GET', `/recipes?cookbook=${book.slug}&orderBy=name&orderDirection=asc`);
    return body.items.map(({ name }: { name: string }) => name);
  };
  const order = async () => {
    const { body } = await cook.call('GET', '/households/cookbooks?perPage=-1&orderBy=position&orderDirection=asc');
    return body.items.map(({ name, position }: { name: string; position: number }) => `${position} ${name}`);
  };

  test('a new one without anything is numbered, last, private, and holds everything', async () => {
    await create();
    const book = await create();
    expect(book).toMatchObject({
      name: 'Cookbook 2',
      slug: 'cookbook-2',
      description: '',
      position: 2,
      public: false,
      categories: [],
      tags: [],
      tools: [],
      requireAllCategories: true,
      requireAllTags: true,
      requireAllTools: true,
      queryFilterString: '',
      groupId: cook.groupId,
      householdId: cook.groupId,
    });
    expect(await namesIn(book)).toEqual(['Bean Soup', 'Bread', 'Leek Soup', 'Salad']);
  });

  test.each<[string, () => object, string[]]>([
    ['all tags', () => ({ tags: named('Quick', 'Winter') }), ['Leek Soup']],
    ['any tag', () => ({ tags: named('Quick', 'Winter'), requireAllTags: false }), ['Bean Soup', 'Leek Soup', 'Salad']],
    ['kinds together', () => ({ categories: named('Soup'), tags: named('Quick'), tools: named('Pot') }), ['Leek Soup']],
    ['a filter', () => ({ queryFilterString: 'rating >= 4' }), ['Leek Soup', 'Salad']],
    ['both', () => ({ categories: named('Soup'), queryFilterString: 'rating IS NULL' }), ['Bean Soup']],
    [
      'a filter about people',
      () => ({ queryFilterString: `user.username = "${cook.username}"`, tools: named('Oven') }),
      ['Bread'],
    ],
    ['names alone', () => ({ tools: [{ name: 'oven' }] }), ['Bread']],
  ])('one over %s holds what fits, also seen before it is saved', async (_, filter, names) => {
    const { status, body } = await cook.call('POST', '/households/cookbooks/preview', { body: filter() });
    expect([status, body.total, body.recipes.length]).toEqual([200, names.length, names.length]);
    const book = await create({ name: 'Book', ...filter() });
    expect(await namesIn(book)).toEqual(names);
    const { body: whole } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
    expect(whole.recipes.map(({ name }: { name: string }) => name)).toEqual(names);
    expect((await cook.call('GET', `/households/cookbooks/${book.slug}`)).body).toEqual(whole);
  });

  test('a book can be searched, filtered and paged like all recipes', async () => {
    const { slug } = await create({ name: 'Soups', categories: named('Soup') });
    const search = async (query: string) =>
      (await cook.call('GET', `/recipes?cookbook=${slug}&${query}`)).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await search('search=leek')).toEqual(['Leek Soup']);
    expect(await search('search=salad')).toEqual([]);
    expect(await search('tags=quick')).toEqual(['Leek Soup']);
    expect(await search('queryFilter=rating IS NULL')).toEqual(['Bean Soup']);
    expect(await search('perPage=1&page=2&orderBy=name&orderDirection=asc')).toEqual(['Leek Soup']);
    expect((await cook.call('GET', '/recipes?cookbook=none')).body.detail.code).toBe('cookbook.not-found');
  });

  test.each([
    ['rating >= ', 9],
    ['rating >= 4 AND taste = "good"', 16],
    ['name LIKE "%a', 10],
  ])('the filter %s is refused with its place, and nothing is saved', async (queryFilterString, at) => {
    const book = await create({ name: 'Book' });
    const asked = [
      await cook.call('POST', '/groups/cookbooks', { body: { name: 'Other', queryFilterString } }),
      await cook.call('PUT', `/groups/cookbooks/${book.id}`, { body: { name: 'Other', queryFilterString } }),
      await cook.call('POST', '/groups/cookbooks/preview', { body: { queryFilterString } }),
    ];
    for (const { status, body } of asked) {
      expect([status, body.detail.code, body.detail.at]).toEqual([422, 'list.bad-filter', at]);
    }
    expect(await order()).toEqual(['1 Book']);
  });

  test('an organizer that is not there is refused', async () => {
    const { status, body } = await cook.call('POST', '/groups/cookbooks', { body: { tags: [{ name: 'Nowhere' }] } });
    expect([status, body.detail.code]).toEqual([404, 'organizer.not-found']);
  });

  test('two of one name have addresses of their own, which follow the name', async () => {
    const [first, second] = [await create({ name: 'Feste & Fälle' }), await create({ name: 'Feste & Fälle' })];
    expect(first.slug).not.toBe(second.slug);
    const { body } = await cook.call('PUT', `/groups/cookbooks/${second.slug}`, { body: { name: 'Everyday' } });
    expect(body).toMatchObject({ id: second.id, name: 'Everyday', slug: 'everyday', position: 2 });
    const again = await cook.call('PUT', `/groups/cookbooks/${second.id}`, { body: { ...body, description: 'x' } });
    expect(again.body).toMatchObject({ slug: 'everyday', description: 'x' });
    expect((await cook.call('GET', `/groups/cookbooks/${second.slug}`)).status).toBe(404);
  });

  test('are put in order as a whole, or not at all', async () => {
    const books = [await create({ name: 'A' }), await create({ name: 'B' }), await create({ name: 'C' })];
    const turned = books.toReversed().map((book, index) => ({ ...book, position: index + 1 }));
    const { status, body } = await cook.call('PUT', '/households/cookbooks', { body: turned });
    expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([200, ['C', 'B', 'A']]);
    expect(await order()).toEqual(['1 C', '2 B', '3 A']);

    const unknown = { ...books[0], id: '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a', position: 3 };
    const refused = await cook.call('PUT', '/groups/cookbooks', {
      body: [{ ...books[0], name: 'Changed', position: 1 }, unknown],
    });
    expect([refused.status, refused.body.detail.code]).toEqual([404, 'cookbook.not-found']);
    expect(await order()).toEqual(['1 C', '2 B', '3 A']);
  });

  test('close up when one goes, and its recipes stay', async () => {
    const books = [await create({ name: 'A' }), await create({ name: 'B' }), await create({ name: 'C' })];
    const { status, body } = await cook.call('DELETE', `/groups/cookbooks/${books[0].slug}`);
    expect([status, body.name]).toEqual([200, 'A']);
    expect(await order()).toEqual(['1 B', '2 C']);
    expect((await cook.call('GET', '/recipes')).body.total).toBe(4);
  });

  test('follow an organizer that is merged into another, and back again', async () => {
    const book = await create({ name: 'Quick', tags: named('Quick') });
    const { body: merged } = await cook.call('PUT', '/organizers/tags/merge', {
      body: { from: ids.get('Quick'), to: ids.get('Winter') },
    });
    const tags = async () =>
      (await cook.call('GET', `/groups/cookbooks/${book.id}`)).body.tags.map(({ name }: { name: string }) => name);
    expect(await tags()).toEqual(['Winter']);
    expect(await namesIn(book)).toEqual(['Bean Soup', 'Leek Soup', 'Salad']);
    await cook.call('POST', `/groups/merges/${merged.mergeId}/undo`);
    expect(await tags()).toEqual(['Quick']);
  });

  test.each([
    ['asked for alone', { tags: ['Quick'] }, 'tags.name CONTAINS ALL ["Quick"]'],
    ['one of several that all are asked for', { tags: ['Quick', 'Winter'] }, 'tags.name CONTAINS ALL ["Quick"]'],
    ['one of several of which any will do', { tags: ['Quick', 'Winter'], requireAllTags: false }, ''],
    [
      'all that is left of several of which any will do, beside a filter',
      { tags: ['Quick'], requireAllTags: false, queryFilterString: 'rating > 3 OR name LIKE "%soup"' },
      '(rating > 3 OR name LIKE "%soup") AND tags.name IN ["Quick"]',
    ],
  ])('hold no more than before when a tag is deleted that is %s', async (_, { tags, ...filter }, asked) => {
    const book = await create({ name: 'Quick', tags: named(...tags), ...filter });
    const before = new Set(await namesIn(book));
    await cook.call('DELETE', `/organizers/tags/${ids.get('Quick')}`);
    const { body } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(tags.filter((name) => name !== 'Quick'));
    expect(body.queryFilterString).toBe(asked);
    const now = await namesIn(book);
    expect(now.filter((name: string) => !before.has(name))).toEqual([]);
    if (asked) expect(now).toEqual([]);
  });

  describe('hold recipes that were picked by hand', () => {
    const pick = (book: { slug: string }, body: object) =>
      cook.call('POST', `/groups/cookbooks/${book.slug}/recipes`, { body });
    const inOrder = async (book: { slug: string }, call = cook.call) =>
      (await call('GET', `/recipes?cookbook=${book.slug}`)).body.items.map(({ name }: { name: string }) => name);

    test('and nothing else without rules, in their own order', async () => {
      const book = await create({ name: 'Mine', byRules: false });
      expect([await inOrder(book), (await cook.call('GET', `/recipes?cookbook=${book.slug}`)).body.total]).toEqual([
        [],
        0,
      ]);
      const { body } = await pick(book, { add: ['salad', 'bread', 'salad', 'nowhere'] });
      expect(body).toEqual({ id: book.id, name: 'Mine', slug: 'mine', changed: ['salad', 'bread'] });
      expect((await pick(book, { add: ['leek-soup', 'bread'] })).body.changed).toEqual(['leek-soup']);
      expect(await inOrder(book)).toEqual(['Salad', 'Bread', 'Leek Soup']);
      const { body: found } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
      const ids = found.picked.map(({ id }: { id: string }) => id).toReversed();
      await cook.call('PUT', `/groups/cookbooks/${book.id}`, { body: { picked: [...ids, ids[0]] } });
      expect(await inOrder(book)).toEqual(['Leek Soup', 'Bread', 'Salad']);
      expect((await pick(book, { remove: ['bread', 'bean-soup'] })).body.changed).toEqual(['bread']);
      expect(await inOrder(book)).toEqual(['Leek Soup', 'Salad']);
      expect(await namesIn(book)).toEqual(['Leek Soup', 'Salad']);
    });

    test('beside what falls in by rules, which stands behind them; filters, search and pages count both', async () => {
      const book = await create({ name: 'Soups', categories: named('Soup'), queryFilterString: 'rating >= 4' });
      await pick(book, { add: ['bread'] });
      expect(await inOrder(book)).toEqual(['Bread', 'Leek Soup']);
      const { body: paged } = await cook.call('GET', `/recipes?cookbook=${book.slug}&perPage=1&page=2`);
      expect([paged.total, paged.items[0].name]).toEqual([2, 'Leek Soup']);
      expect((await cook.call('GET', `/recipes?cookbook=${book.slug}&tools=oven`)).body.total).toBe(1);
      expect((await cook.call('GET', `/recipes?cookbook=${book.slug}&search=soup`)).body.total).toBe(1);
      const { body: whole } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
      expect(whole.recipes.map(({ name }: { name: string }) => name)).toEqual(['Bread', 'Leek Soup']);
    });

    test('and a preview counts them before they are saved', async () => {
      const { body: bread } = await cook.call('GET', '/recipes/bread');
      const preview = (body: object) => cook.call('POST', '/groups/cookbooks/preview', { body });
      expect((await preview({ byRules: false, picked: [bread.id] })).body.total).toBe(1);
      expect((await preview({ categories: named('Soup'), picked: [bread.id] })).body.total).toBe(3);
      expect((await preview({ byRules: false })).body.total).toBe(0);
    });

    test('which come back to their places with a recipe, and with a book', async () => {
      const book = await create({ name: 'Mine', byRules: false, months: [12, 1] });
      await pick(book, { add: ['salad', 'bread', 'leek-soup'] });
      const { body: bread } = await cook.call('DELETE', '/recipes/bread');
      expect(await inOrder(book)).toEqual(['Salad', 'Leek Soup']);
      await cook.call('POST', '/groups/bin/restore', { body: { ids: [bread.id] } });
      expect(await inOrder(book)).toEqual(['Salad', 'Bread', 'Leek Soup']);
      await cook.call('DELETE', `/groups/cookbooks/${book.id}`);
      await cook.call('POST', '/groups/bin/restore', { body: { ids: [book.id] } });
      expect(await inOrder(book)).toEqual(['Salad', 'Bread', 'Leek Soup']);
      const { body: back } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
      expect(back).toMatchObject({ byRules: false, months: [12, 1] });
    });

    test('of which visitors are told the public ones alone', async () => {
      const book = await create({ name: 'Open', public: true, byRules: false });
      await pick(book, { add: ['salad', 'bread'] });
      const { body } = await visit(`/explore/cookbooks/${group.slug}/${book.slug}`);
      expect([body.picked, body.recipes].map((some) => some.map(({ name }: { name: string }) => name))).toEqual([
        ['Bread'],
        ['Bread'],
      ]);
    });

    test('but none of another group, and no more than a book takes', async () => {
      const book = await create({ name: 'Mine', byRules: false });
      const stranger = (await createHousehold(app)).member;
      const { body: slug } = await stranger.call('POST', '/recipes', { body: { name: 'Theirs' } });
      const { body: theirs } = await stranger.call('GET', `/recipes/${slug}`);
      expect((await pick(book, { add: [slug] })).body.changed).toEqual([]);
      await cook.call('PUT', `/groups/cookbooks/${book.id}`, { body: { picked: [theirs.id] } });
      expect(await inOrder(book)).toEqual([]);
    });
  });

  test('visitors see the public ones of a public group, with the recipes that are public', async () => {
    const open = await create({ name: 'Open', tags: named('Quick'), public: true });
    const closed = await create({ name: 'Closed' });
    for (const family of [`/explore/groups/${group.slug}/cookbooks`, `/explore/cookbooks/${group.slug}`]) {
      expect((await visit(family)).body.items.map(({ name }: { name: string }) => name)).toEqual(['Open']);
      for (const name of [open.id, open.slug]) {
        const { body } = await visit(`${family}/${name}`);
        expect(body.recipes.map(({ name }: { name: string }) => name)).toEqual(['Leek Soup']);
      }
      expect((await visit(`${family}/${closed.slug}`)).body.detail.code).toBe('cookbook.not-found');
    }
    const list = (slug: string) => visit(`/explore/recipes/${group.slug}?cookbook=${slug}`);
    expect((await list(open.slug)).body.total).toBe(1);
    expect((await list(closed.slug)).body.detail.code).toBe('cookbook.not-found');
  });
});
