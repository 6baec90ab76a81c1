import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the meal plan', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let stranger: TestMember;
  let soup: Awaited<ReturnType<typeof createRecipe>>;
  beforeAll(async () => {
    app = await createTestApp(database, { TZ: 'Europe/Berlin' });
    stranger = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    soup = await createRecipe(cook, 'Soup');
  });

  const path = '/groups/mealplans';
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object, by = cook) => {
    const reply = await by.call(method, address, { body });
    expect([reply.status, reply.body], `${method} ${address}`).toEqual([expect.closeTo(200, -1), reply.body]);
    return reply.body;
  };
  const refused = async (method: 'POST' | 'PUT' | 'GET' | 'DELETE', address: string, body?: object) => {
    const reply = await cook.call(method, address, { body });
    return [reply.status, reply.body.detail.code ?? reply.body.detail[0].loc.join('.')];
  };
  const plan = (entry: object) => ok('POST', path, { date: '2026-03-02', ...entry });
  const planned = async (from: string, to: string) =>
    (await ok('GET', `${path}?start_date=${from}&end_date=${to}&perPage=-1&orderBy=date,position&orderDirection=asc`))
      .items;
  const inShort = (entries: { date: string; title: string; recipe: { name: string } | null }[]) =>
    entries.map(({ date, title, recipe }) => `${date} ${recipe?.name ?? title}`);

  test('takes recipes and notes, and answers as older clients read them', async () => {
    const reply = await cook.call('POST', '/households/mealplans', {
      body: { date: '2026-03-02', entryType: 'dinner', recipe_id: soup.id },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      id: expect.any(Number),
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      groupId: cook.groupId,
      householdId: cook.groupId,
      userId: cook.id,
      date: '2026-03-02',
      endDate: null,
      entryType: 'dinner',
      title: '',
      text: '',
      recipeId: soup.id,
      recipe: { id: soup.id, name: 'Soup', tags: [] },
      position: 0,
    });
    expect(await plan({ title: ' Pizza ', text: 'from the corner' })).toMatchObject({
      entryType: 'breakfast',
      title: 'Pizza',
      text: 'from the corner',
      recipe: null,
      position: 1,
    });
    expect(await ok('GET', `${path}/${reply.body.id}`)).toEqual(reply.body);
  });

  test('refuses what cannot be planned, and says why', async () => {
    const elsewhere = await createRecipe(stranger, 'Elsewhere');
    expect(await refused('POST', path, { date: '2026-03-02' })).toEqual([422, 'mealplan.empty']);
    expect(await refused('POST', path, { date: '99999-01-01', title: 'x' })).toEqual([422, 'body.date']);
    expect(await refused('POST', path, { date: '2026-02-30', title: 'x' })).toEqual([422, 'body.date']);
    expect(await refused('POST', path, { date: '2026-03-02', title: 'x', entryType: 'brunch' })).toEqual([
      422,
      'body.entryType',
    ]);
    expect(await refused('POST', path, { date: '2026-03-02', recipeId: elsewhere.id })).toEqual([
      404,
      'recipe.not-found',
    ]);
    expect(await refused('POST', path, { date: '2026-03-02', endDate: '2026-03-01', title: 'x' })).toEqual([
      422,
      'mealplan.ends-before',
    ]);
    expect(await refused('POST', path, { date: '2026-03-02', endDate: '2026-05-01', title: 'x' })).toEqual([
      422,
      'mealplan.too-long',
    ]);
    expect(await refused('GET', `${path}?start_date=2026-03-09&end_date=2026-03-01`)).toEqual([
      422,
      'mealplan.ends-before',
    ]);
    expect(await refused('GET', `${path}/0`)).toEqual([404, 'mealplan.not-found']);
    expect(await refused('GET', `${path}/999999999999999`)).toEqual([404, 'mealplan.not-found']);
    expect(await refused('GET', `${path}/x`)).toEqual([404, 'mealplan.not-found']);
  });

  test('is listed by its days, with what lasts into them', async () => {
    await plan({ date: '2026-03-01', title: 'before' });
    await plan({ date: '2026-02-27', endDate: '2026-03-02', title: 'visit' });
    await plan({ date: '2026-03-02', title: 'first' });
    await plan({ date: '2026-03-03', title: 'second', recipeId: soup.id });
    await plan({ date: '2026-03-04', title: 'after' });
    expect(inShort(await planned('2026-03-02', '2026-03-03'))).toEqual([
      '2026-02-27 visit',
      '2026-03-02 first',
      '2026-03-03 Soup',
    ]);
    const filtered = await ok('GET', `${path}?queryFilter=recipe.slug="soup" AND date >= 2026-03-01`);
    expect(inShort(filtered.items)).toEqual(['2026-03-03 Soup']);
    const paged = await ok('GET', `${path}?perPage=2&page=2&orderBy=date&orderDirection=asc`);
    expect([paged.total, paged.per_page, paged.total_pages, inShort(paged.items)]).toEqual([
      5,
      2,
      3,
      ['2026-03-02 first', '2026-03-03 Soup'],
    ]);
    expect((await ok('GET', path, undefined, stranger)).total).toBe(0);
  });

  test('tells what there is today where the household lives', async () => {
    await plan({ date: '2026-03-01', title: 'today' });
    await plan({ date: '2026-02-28', endDate: '2026-03-05', title: 'visit' });
    await plan({ date: '2026-03-02', title: 'tomorrow' });
    expect(inShort(await ok('GET', '/households/mealplans/today'))).toEqual(['2026-02-28 visit', '2026-03-01 today']);
    // It is past midnight in Berlin while it is still the first of March in Greenwich.
    app.clock.pass(11.5 * 3_600_000);
    const dayLater = inShort(await ok('GET', '/households/mealplans/today'));
    app.clock.pass(-11.5 * 3_600_000);
    expect(dayLater).toEqual(['2026-02-28 visit', '2026-03-02 tomorrow']);
  });

  test('keeps what a change does not mention, unless it comes from who sends everything', async () => {
    const entry = await plan({ entryType: 'dinner', recipeId: soup.id, servings: 3 });
    const moved = await ok('PUT', `${path}/${entry.id}`, { date: '2026-03-05' });
    expect(moved).toMatchObject({ date: '2026-03-05', entryType: 'dinner', recipeId: soup.id, servings: 3 });
    const older = { id: entry.id, groupId: cook.groupId, userId: cook.id, date: '2026-03-05', entryType: 'lunch' };
    expect(await ok('PUT', `/households/mealplans/${entry.id}`, { ...older, title: 'Note', text: 'x' })).toMatchObject({
      entryType: 'lunch',
      recipeId: null,
      recipe: null,
      title: 'Note',
      servings: 3,
    });
    expect(await refused('PUT', `${path}/${entry.id}`, { title: '' })).toEqual([422, 'mealplan.empty']);
  });

  test('puts entries in order and moves them, all or none', async () => {
    const [a, b, c] = [
      await plan({ title: 'a' }),
      await plan({ title: 'b' }),
      await plan({ title: 'c', endDate: '2026-03-04' }),
    ];
    const replies = await ok('PUT', path, [
      { id: b.id, position: 0 },
      { id: a.id, position: 1 },
      { id: c.id, date: '2026-03-09', entryType: 'lunch' },
    ]);
    expect(replies.map(({ title }: { title: string }) => title)).toEqual(['b', 'a', 'c']);
    expect(inShort(await planned('2026-03-02', '2026-03-10'))).toEqual([
      '2026-03-02 b',
      '2026-03-02 a',
      '2026-03-09 c',
    ]);
    expect(replies[2]).toMatchObject({ endDate: '2026-03-11', entryType: 'lunch', position: 0 });
    expect(
      await refused('PUT', path, [
        { id: a.id, date: '2026-03-20' },
        { id: 999_999_999, date: '2026-03-20' },
      ]),
    ).toEqual([404, 'mealplan.not-found']);
    expect(inShort(await planned('2026-03-20', '2026-03-20'))).toEqual([]);
  });

  test('copies days to others, and answers what it made', async () => {
    await plan({ date: '2026-03-02', recipeId: soup.id, servings: 2 });
    await plan({ date: '2026-03-03', title: 'Out', entryType: 'lunch' });
    await plan({ date: '2026-03-08', endDate: '2026-03-10', title: 'Visit' });
    const copies = await ok('POST', `${path}/copy`, {
      startDate: '2026-03-02',
      endDate: '2026-03-08',
      to: '2026-03-30',
    });
    expect(inShort(copies)).toEqual(['2026-03-30 Soup', '2026-03-31 Out', '2026-04-05 Visit']);
    expect(copies[0]).toMatchObject({ servings: 2 });
    expect(copies[2]).toMatchObject({ endDate: '2026-04-07' });
    const ids = copies.map(({ id }: { id: number }) => `ids=${id}`).join('&');
    expect(await ok('DELETE', `${path}?${ids}`)).toHaveLength(3);
    expect(inShort(await planned('2026-03-30', '2026-04-10'))).toEqual([]);
    const none = await ok('POST', `${path}/copy`, { startDate: '2026-06-01', endDate: '2026-06-07', to: '2026-07-01' });
    expect(none).toEqual([]);
  });

  test('plans many at once, all or none', async () => {
    const entries = [
      { date: '2026-03-02', title: 'a' },
      { date: '2026-03-03', recipeId: soup.id },
    ];
    expect(inShort(await ok('POST', `${path}/bulk`, { entries }))).toEqual(['2026-03-02 a', '2026-03-03 Soup']);
    expect(await refused('POST', `${path}/bulk`, { entries: [...entries, { date: '2026-03-04' }] })).toEqual([
      422,
      'mealplan.empty',
    ]);
    expect(await planned('2026-03-02', '2026-03-09')).toHaveLength(2);
  });

  test('gives back from the bin what was deleted, under the same id', async () => {
    const entry = await plan({ recipeId: soup.id, servings: 2 });
    expect(await ok('DELETE', `${path}/${entry.id}`)).toMatchObject({ id: entry.id, recipe: { name: 'Soup' } });
    expect(await refused('GET', `${path}/${entry.id}`)).toEqual([404, 'mealplan.not-found']);
    expect(await refused('DELETE', `${path}/${entry.id}`)).toEqual([404, 'mealplan.not-found']);
    expect(await ok('POST', '/groups/bin/restore', { ids: [entry.uid] })).toMatchObject([
      { kind: 'mealplan', name: 'Soup' },
    ]);
    expect(await ok('GET', `${path}/${entry.id}`)).toEqual(entry);
  });

  test('lets entries go with their recipe, and come back with it', async () => {
    const entry = await plan({ recipeId: soup.id });
    const deleted = await plan({ recipeId: soup.id });
    await ok('DELETE', `${path}/${deleted.id}`);
    await ok('DELETE', '/recipes/soup');
    expect(await planned('2026-03-02', '2026-03-02')).toEqual([]);
    expect(await refused('POST', '/groups/bin/restore', { ids: [deleted.uid] })).toEqual([409, 'bin.recipe-first']);
    await ok('POST', '/groups/bin/restore', { ids: [soup.id, deleted.uid] });
    expect((await planned('2026-03-02', '2026-03-02')).map(({ id }: { id: number }) => id)).toEqual([
      entry.id,
      deleted.id,
    ]);
  });

  describe('leftovers', () => {
    test('take the recipe of their meal, and no more than there is', async () => {
      const stew = await plan({ entryType: 'dinner', recipeId: soup.id, servings: 6, portionsEaten: 2 });
      expect(stew.portionsLeft).toBe(4);
      const lunch = { date: '2026-03-03', entryType: 'lunch', leftoverOf: stew.id };
      const first = await plan({ ...lunch, servings: 3 });
      expect(first).toMatchObject({ recipe: { name: 'Soup' }, leftoverOf: stew.id, servings: 3, portionsLeft: null });
      expect(await ok('GET', `${path}/${stew.id}`)).toMatchObject({ portionsLeft: 1 });
      const tooMuch = await cook.call('POST', path, { body: { ...lunch, servings: 3 } });
      expect([tooMuch.status, tooMuch.body.detail.code]).toEqual([409, 'mealplan.nothing-left']);
      expect(tooMuch.body.detail.message).toContain('2 more');
      expect(await refused('PUT', `${path}/${stew.id}`, { servings: 4 })).toEqual([409, 'mealplan.nothing-left']);
      await ok('PUT', `${path}/${first.id}`, { servings: 1 });
      expect(await ok('PUT', `${path}/${stew.id}`, { servings: 4 })).toMatchObject({ portionsLeft: 1 });
      expect(await ok('PUT', `${path}/${first.id}`, { leftoverOf: null })).toMatchObject({
        leftoverOf: null,
        recipeId: soup.id,
      });
    });

    test('come from a meal before them, of their own group', async () => {
      const stew = await plan({ recipeId: soup.id });
      const rest = await plan({ leftoverOf: stew.id });
      expect(stew.portionsLeft).toBeNull();
      expect(await refused('POST', path, { date: '2026-03-01', leftoverOf: stew.id })).toEqual([
        422,
        'mealplan.leftover-before',
      ]);
      expect(await refused('POST', path, { date: '2026-03-09', leftoverOf: rest.id })).toEqual([
        422,
        'mealplan.leftover-before',
      ]);
      expect(await refused('PUT', `${path}/${stew.id}`, { leftoverOf: stew.id })).toEqual([
        422,
        'mealplan.leftover-of-itself',
      ]);
      const elsewhere = await ok('POST', path, { date: '2026-03-02', title: 'x' }, stranger);
      expect(await refused('POST', path, { date: '2026-03-02', leftoverOf: elsewhere.id })).toEqual([
        404,
        'mealplan.not-found',
      ]);
      await ok('DELETE', `${path}/${stew.id}`);
      expect(await ok('GET', `${path}/${rest.id}`)).toMatchObject({ leftoverOf: null, recipeId: soup.id });
      await ok('POST', '/groups/bin/restore', { ids: [stew.uid] });
      expect(await ok('GET', `${path}/${rest.id}`)).toMatchObject({ leftoverOf: stew.id });
    });
  });

  test('reads a month of 120 entries with all their cards by a handful of statements', async () => {
    const recipes = await Promise.all(Array.from({ length: 40 }, (_, at) => createRecipe(cook, `Dish ${at}`)));
    const entries = Array.from({ length: 120 }, (_, at) => ({
      date: `2026-05-${String(1 + (at % 30)).padStart(2, '0')}`,
      entryType: 'dinner',
      recipeId: recipes[at % 40]?.id,
    }));
    await ok('POST', `${path}/bulk`, { entries });
    const found = await planned('2026-05-01', '2026-05-31');
    expect([found.length, new Set(found.map((entry: { recipe: { name: string } }) => entry.recipe.name)).size]).toEqual(
      [120, 40],
    );
  });
});
