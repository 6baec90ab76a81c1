import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const recipes = [
  { name: 'apple pie', tags: ['Sweet', 'Baked'], recipeIngredient: [{ food: 'Apple' }], rating: 3 },
  {
    name: 'Banana Bread',
    tags: ['Sweet'],
    recipeIngredient: [{ food: 'Banana' }],
    lastMade: '2026-01-05',
    prepTime: '10 min',
    performTime: '50 Min.',
  },
  { name: 'Éclair', tags: ['Baked'], recipeCategory: ['Dessert'], lastMade: '2026-01-01', description: 'Filled 100%' },
  {
    name: 'Chili',
    recipeCategory: ['Dinner'],
    tools: ['Pot'],
    recipeIngredient: [{ food: 'Bean' }],
    rating: 5,
    totalTime: '2 hours',
  },
  {
    name: 'Dal',
    recipeCategory: ['Dinner'],
    tools: ['Pot', 'Blender'],
    settings: { public: false },
    orgURL: 'https://a.b',
  },
];

forEachDialect('the list of recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp(database, { TZ: 'Europe/Berlin' });
    cook = (await createHousehold(app)).member;
    const stranger = (await createHousehold(app)).member;
    await stranger.call('POST', '/recipes', { body: { name: 'Of others' } });
    for (const { name, ...fields } of recipes) {
      app.clock.pass(60_000);
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
      const { body } = await cook.call('PATCH', `/recipes/${slug}`, { body: fields });
      ids.set(name, body.id);
      for (const thing of [...body.tags, ...body.recipeCategory, ...body.tools]) ids.set(thing.name, thing.id);
      for (const { food } of body.recipeIngredient) ids.set(food.name, food.id);
    }
  });
  afterAll(() => app.close());

  const list = (query: string) => cook.call('GET', `/recipes?${query}`);
  const names = async (query: string): Promise<string[]> => {
    const { body, status } = await list(query);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ name }: { name: string }) => name);
  };
  const idOf = (name: string) => ids.get(name) ?? '';

  test('shows cards, the newest first', async () => {
    const { body } = await list('');
    expect(body).toMatchObject({ page: 1, per_page: 50, total: 5, total_pages: 1, next: null, previous: null });
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(recipes.map(({ name }) => name).toReversed());
    expect(body.items.at(-1)).toMatchObject({
      slug: 'apple-pie',
      rating: 3,
      tags: [{ name: 'Sweet', slug: 'sweet' }, { name: 'Baked' }],
      recipeCategory: [],
      orgURL: null,
      householdId: cook.groupId,
    });
    expect(body.items[0]).not.toHaveProperty('recipeIngredient');
  });

  test('shows all that lack a tag or a category, and all of some categories', async () => {
    const all = async (path: string) =>
      (await cook.call('GET', `/recipes/${path}`)).body.map(({ name }: { name: string }) => name);
    expect(await all('summary/untagged')).toEqual(['Dal', 'Chili']);
    expect(await all('summary/uncategorized')).toEqual(['Banana Bread', 'apple pie']);
    expect(await all('category?categories=dessert')).toEqual(['Éclair']);
    expect(await all('category')).toEqual([]);
  });

  describe('by pages', () => {
    test('tells where the neighbours are', async () => {
      const { body } = await list('perPage=2&page=2&tags=sweet&tags=baked&orderBy=name');
      expect(body).toMatchObject({
        page: 2,
        per_page: 2,
        total: 3,
        total_pages: 2,
        next: null,
        previous: '/recipes?page=1&perPage=2&orderBy=name&tags=sweet&tags=baked',
      });
      const first = await cook.call('GET', body.previous);
      expect(first.body.next).toBe('/recipes?page=2&perPage=2&orderBy=name&tags=sweet&tags=baked');
    });

    test.each([
      ['page=-1&perPage=2', { page: 3, count: 1, per_page: 2, total_pages: 3 }],
      ['page=0&perPage=2', { page: 1, count: 2, per_page: 2, total_pages: 3 }],
      ['page=-7&perPage=2', { page: 1, count: 2, per_page: 2, total_pages: 3 }],
      ['page=9&perPage=2', { page: 9, count: 0, per_page: 2, total_pages: 3 }],
      ['perPage=-1', { page: 1, count: 5, per_page: 5, total_pages: 1 }],
      ['perPage=-3', { page: 1, count: 5, per_page: 5, total_pages: 1 }],
      ['perPage=0', { page: 1, count: 0, per_page: 0, total_pages: 0 }],
    ])('%s', async (query, { count, ...envelope }) => {
      const { body } = await list(query);
      expect(body).toMatchObject({ ...envelope, total: 5 });
      expect(body.items).toHaveLength(count);
    });

    test.each([
      '',
      'orderBy=name',
      'orderBy=lastMade',
      'orderBy=rating:asc,name',
      'orderBy=tags.name:asc',
      'settings=x&queryFilter=rating IS NULL',
    ])('shows each recipe once, and in the order of the whole: %s', async (query) => {
      const whole = await names(query);
      const pages = await Promise.all([1, 2, 3].map((page) => list(`${query}&perPage=2&page=${page}`)));
      expect(pages.flatMap(({ body }) => body.items.map(({ name }: { name: string }) => name))).toEqual(whole);
    });

    test.each(['page=x', 'perPage=1.5', 'orderDirection=up', 'orderByNullPosition=middle'])(
      '%s is refused',
      async (query) => {
        expect((await list(query)).status).toBe(422);
      },
    );
  });

  describe('in order', () => {
    test.each([
      ['orderBy=name&orderDirection=asc', ['apple pie', 'Banana Bread', 'Chili', 'Dal', 'Éclair']],
      ['orderBy=created_at:asc', recipes.map(({ name }) => name)],
      ['orderBy=lastMade', ['Banana Bread', 'Éclair', 'Dal', 'Chili', 'apple pie']],
      ['orderBy=last_made&orderDirection=asc', ['Dal', 'Chili', 'apple pie', 'Éclair', 'Banana Bread']],
      ['orderBy=lastMade:asc&orderByNullPosition=last', ['Éclair', 'Banana Bread', 'Dal', 'Chili', 'apple pie']],
      ['orderBy=lastMade:desc&orderByNullPosition=first', ['Dal', 'Chili', 'apple pie', 'Banana Bread', 'Éclair']],
      // The quickest first; what says no time comes last.
      [
        'orderBy=totalMinutes&orderDirection=asc&orderByNullPosition=last',
        ['Banana Bread', 'Chili', 'Dal', 'Éclair', 'apple pie'],
      ],
      [
        'orderBy=lastMade&orderDirection=asc&orderByNullPosition=first',
        ['Dal', 'Chili', 'apple pie', 'Éclair', 'Banana Bread'],
      ],
      ['orderBy=rating,name:asc', ['Chili', 'apple pie', 'Banana Bread', 'Dal', 'Éclair']],
      ['orderBy=recipeCategory.name:asc,name:asc', ['apple pie', 'Banana Bread', 'Éclair', 'Chili', 'Dal']],
      ['orderBy=user.name,name:asc', ['apple pie', 'Banana Bread', 'Chili', 'Dal', 'Éclair']],
    ])('%s', async (query, order) => expect(await names(query)).toEqual(order));

    test('that is random stays the same for a seed, page by page', async () => {
      const whole = await names('orderBy=random&paginationSeed=1');
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`orderBy=random&paginationSeed=1&perPage=2&page=${page}`)),
      );
      expect(pages.flatMap(({ body }) => body.items.map(({ name }: { name: string }) => name))).toEqual(whole);
      const others = await Promise.all(
        ['2', '3', '4', '5', '6'].map((seed) => names(`orderBy=random&paginationSeed=${seed}`)),
      );
      expect(others.some((order) => order.join() !== whole.join())).toBe(true);
    });

    test('that is random needs a seed', async () => {
      const { status, body } = await list('orderBy=random');
      expect({ status, code: body.detail.code }).toEqual({ status: 422, code: 'list.seed-missing' });
    });

    test.each(['orderBy=nothing', 'orderBy=name:up', 'orderBy=user.passwordHash', 'orderBy=tags', 'orderBy=__proto__'])(
      '%s is not known',
      async (query) => {
        const { status, body } = await list(query);
        expect({ status, code: body.code }).toEqual({ status: 400, code: 'list.bad-order' });
      },
    );
  });

  describe('narrowed by the explorer', () => {
    test.each([
      ['tags=sweet', ['Banana Bread', 'apple pie']],
      ['tags=sweet&tags=baked', ['Éclair', 'Banana Bread', 'apple pie']],
      ['tags=sweet&tags=baked&requireAllTags=true', ['apple pie']],
      ['tags=baked&categories=dessert', ['Éclair']],
      ['tools=pot&tools=blender&requireAllTools=true', ['Dal']],
      ['tags=unknown', []],
      ['tags=sweet&tags=unknown', ['Banana Bread', 'apple pie']],
      ['tags=sweet&tags=unknown&requireAllTags=true', []],
      // A slug of one kind is none of another.
      ['tags=pot', []],
      ['tags=', ['Dal', 'Chili', 'Éclair', 'Banana Bread', 'apple pie']],
    ])('%s', async (query, order) => expect(await names(query)).toEqual(order));

    test('ids and slugs may be mixed', async () => {
      expect(await names(`categories=${idOf('Dessert')}&categories=dinner`)).toEqual(['Dal', 'Chili', 'Éclair']);
    });

    test('foods are named by id', async () => {
      const [apple, bean] = [idOf('Apple'), idOf('Bean')];
      expect(await names(`foods=${apple}&foods=${bean}`)).toEqual(['Chili', 'apple pie']);
      expect(await names(`foods=${apple}&foods=${bean}&requireAllFoods=true`)).toEqual([]);
    });

    test('a cookbook that is not there is not found', async () => {
      expect((await list('cookbook=x')).body.detail.code).toBe('cookbook.not-found');
    });
  });

  describe('narrowed by a filter', () => {
    test.each([
      ['name = "Chili"', ['Chili']],
      ['name <> "Chili" AND rating > 1', ['apple pie']],
      ['rating >= 3', ['Chili', 'apple pie']],
      ['totalMinutes <= 60', ['Banana Bread']],
      ['totalMinutes > 60', ['Chili']],
      ['rating IS NULL', ['Dal', 'Éclair', 'Banana Bread']],
      ['lastMade IS NOT NULL', ['Éclair', 'Banana Bread']],
      ['last_made < 2026-01-03', ['Éclair']],
      ['lastMade >= "Jan 3, 2026"', ['Banana Bread']],
      ['dateAdded = 2026-03-01', ['Dal', 'Chili', 'Éclair', 'Banana Bread', 'apple pie']],
      ['name LIKE "%b%"', ['Banana Bread']],
      ['name LIKE "b_nana%"', ['Banana Bread']],
      ['description LIKE "%100\\\\%"', []],
      ['name NOT LIKE "%a%"', ['Chili']],
      ['tags.name = "Sweet"', ['Banana Bread', 'apple pie']],
      ['tags.slug IN [sweet, baked]', ['Éclair', 'Banana Bread', 'apple pie']],
      ['tags.name NOT IN ["Sweet"]', ['Dal', 'Chili', 'Éclair']],
      ['tags.name <> "Sweet"', ['Dal', 'Chili', 'Éclair']],
      ['tags.name CONTAINS ALL ["Sweet", "Baked"]', ['apple pie']],
      ['tags.id IS NULL', ['Dal', 'Chili']],
      ['tags.id IN []', []],
      ['recipe_category.name = "Dinner" AND tools.name = "Blender"', ['Dal']],
      ['recipeIngredient.food.name = "Bean" OR recipeIngredient.food.name = "Apple"', ['Chili', 'apple pie']],
      ['settings.public = FALSE', ['Dal']],
      [
        'settings.public = TRUE AND (tags.name = "Sweet" OR recipeCategory.slug = "dinner")',
        ['Chili', 'Banana Bread', 'apple pie'],
      ],
      ['user.username LIKE "manager%" AND name = "Dal"', ['Dal']],
      ['orgURL IS NOT NULL', ['Dal']],
      ['org_url = "https://a.b"', ['Dal']],
      ['name = "Dal" AND group.preferences.private_group = FALSE', ['Dal']],
      ['name = "Dal" AND group.slug <> "elsewhere"', ['Dal']],
      ['group.name = "Elsewhere"', []],
      ['tags.group.slug = "elsewhere"', []],
    ])('%s', async (filter, order) => {
      expect(await names(`queryFilter=${encodeURIComponent(filter)}`)).toEqual(order);
    });

    test('ids are compared as ids', async () => {
      expect(await names(`queryFilter=id="${idOf('Chili').toUpperCase()}"`)).toEqual(['Chili']);
      expect(await names(`queryFilter=tags.id CONTAINS ALL [${idOf('Sweet')}, ${idOf('Baked')}]`)).toEqual([
        'apple pie',
      ]);
    });

    test.each([
      ['hello', 'operator-expected', 5],
      ['nothing = 1', 'unknown-attribute', 0],
      ['rating > 1 AND user.passwordHash = "x"', 'unknown-attribute', 15],
      ['tags = "x"', 'unknown-attribute', 0],
      ['id = "x"', 'invalid-uuid', 5],
      ['lastMade > zzz', 'invalid-date', 11],
      ['lastMade > 2026-02-30', 'invalid-date', 11],
      ['lastMade < 99999-01-01', 'invalid-date', 11],
      ['lastMade < -5', 'invalid-date', 11],
      ['lastMade < $NOW-3q', 'invalid-date', 11],
      ['lastMade < $NOW+9999y', 'invalid-date', 11],
      ['rating > high', 'invalid-number', 9],
      ['rating LIKE "5%"', 'not-a-text', 0],
      ['name CONTAINS ALL [x]', 'not-a-relationship', 0],
      ['constructor = 1', 'unknown-attribute', 0],
    ])('%s is refused, with the place', async (filter, problem, at) => {
      const { status, body } = await list(`queryFilter=${encodeURIComponent(filter)}`);
      expect({ status, ...body }).toMatchObject({ status: 400, code: 'list.bad-filter', problem, at });
      expect(body.detail).toEqual(expect.not.stringContaining('{'));
    });
  });

  test('a filter relative to now is asked anew each time', async () => {
    const lately = `orderBy=createdAt&queryFilter=${encodeURIComponent('createdAt >= "$NOW-2M" AND created_at <= $NOW')}`;
    const before = await names(lately);
    expect(before).toContain('Dal');
    const headersOf = async (query: string) => {
      const url = `/api/recipes?${query}`;
      const { headers } = await app.server.inject({ url, headers: { authorization: `Bearer ${cook.token}` } });
      return { isKnown: 'etag' in headers, caching: headers['cache-control'] };
    };
    expect(await headersOf(lately)).toEqual({ isKnown: false, caching: 'no-store' });
    expect(await headersOf('orderBy=name')).toEqual({ isKnown: true, caching: 'private, no-cache' });
    app.clock.pass(60_000);
    const after = await names(lately);
    expect(after).toEqual(before.slice(0, -1));
    app.clock.pass(120_000);
    expect(await names(lately)).toEqual([]);
  });

  test('the same list is counted anew once something has changed', async () => {
    expect(await names('tags=sweet')).toHaveLength(2);
    await cook.call('PATCH', '/recipes/chili', { body: { tags: ['Sweet'] } });
    expect(await names('tags=sweet')).toHaveLength(3);
    await cook.call('PATCH', '/recipes/chili', { body: { tags: [] } });
    expect(await names('tags=sweet')).toHaveLength(2);
  });

  test('a recipe is added on a day of the household', async () => {
    // Half past eleven in Greenwich.
    app.clock.pass(11.5 * 3_600_000);
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Midnight snack' } });
    expect((await cook.call('GET', `/recipes/${slug}`)).body.dateAdded).toBe('2026-03-02');
    for (const day of ['$NOW', '2026-03-02'])
      expect(await names(`queryFilter=dateAdded = "${day}"`)).toEqual(['Midnight snack']);
  });
});
