import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('templates of weeks', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let soup: Awaited<ReturnType<typeof createRecipe>>;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    soup = await createRecipe(cook, 'Soup');
  });

  const path = '/groups/mealplans/templates';
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
    (await cook.call(method, address, { body })).body;
  const weekWithSoup = async () => {
    const entries = [
      { date: '2026-03-02', entryType: 'dinner', recipeId: soup.id, servings: 4 },
      { date: '2026-03-07', endDate: '2026-03-10', title: 'Visit', text: 'of Ada' },
      { date: '2026-03-09', title: 'The week after' },
    ];
    await call('POST', '/groups/mealplans/bulk', { entries });
    return call('POST', path, { name: ' Winter ', startDate: '2026-03-02', endDate: '2026-03-08' });
  };
  const inShort = (entries: { date: string; title: string; recipe: { name: string } | null }[]) =>
    entries.map(({ date, title, recipe }) => `${date} ${recipe?.name ?? title}`);

  test('are made of planned days, and put on others', async () => {
    const template = await weekWithSoup();
    expect(template).toMatchObject({
      name: 'Winter',
      days: 7,
      entries: [
        { day: 0, lastDay: null, entryType: 'dinner', recipeId: soup.id, recipe: { name: 'Soup' }, servings: 4 },
        { day: 5, lastDay: 6, title: 'Visit', text: 'of Ada', recipe: null },
      ],
    });
    const made = await call('POST', `${path}/${template.id}/apply`, { startDate: '2026-04-06' });
    expect(inShort(made)).toEqual(['2026-04-06 Soup', '2026-04-11 Visit']);
    expect(made[1]).toMatchObject({ endDate: '2026-04-12', userId: cook.id });
  });

  test('are listed by name, renamed and filled anew', async () => {
    const template = await weekWithSoup();
    await call('POST', path, { name: 'Autumn', entries: [{ day: 9, entryType: 'lunch', title: 'Out' }] });
    const { items } = await call('GET', `/households/mealplans/templates?perPage=-1`);
    expect(items.map(({ name, days }: { name: string; days: number }) => [name, days])).toEqual([
      ['Autumn', 10],
      ['Winter', 7],
    ]);
    expect(await call('PUT', `${path}/${template.id}`, { name: 'Snow' })).toMatchObject({ name: 'Snow', days: 7 });
    const filled = await call('PUT', `${path}/${template.id}`, {
      entries: [{ day: 1, entryType: 'lunch', recipeId: soup.id }],
    });
    expect(filled).toMatchObject({ name: 'Snow', entries: [{ day: 1, recipeId: soup.id }] });
    expect(filled.entries).toHaveLength(1);
  });

  test('refuse what cannot be planned', async () => {
    const refused = async (body: object) => {
      const reply = await cook.call('POST', path, { body });
      return [reply.status, reply.body.detail.code];
    };
    const entry = { day: 0, entryType: 'lunch' };
    expect(await refused({ name: 'x', entries: [entry] })).toEqual([422, 'mealplan.empty']);
    expect(await refused({ name: 'x', entries: [{ ...entry, day: 3, lastDay: 2, title: 'x' }] })).toEqual([
      422,
      'mealplan.ends-before',
    ]);
    expect(await refused({ name: 'x', startDate: '2026-03-01', endDate: '2026-05-01' })).toEqual([
      422,
      'mealplan.too-long',
    ]);
    const stranger = (await createHousehold(app)).member;
    const other = await createRecipe(stranger, 'Elsewhere');
    expect(await refused({ name: 'x', entries: [{ ...entry, recipeId: other.id }] })).toEqual([
      404,
      'recipe.not-found',
    ]);
  });

  test('come back from the bin, and keep what of them comes back with a recipe', async () => {
    const template = await weekWithSoup();
    expect(await call('DELETE', `${path}/${template.id}`)).toEqual(template);
    expect((await cook.call('GET', `${path}/${template.id}`)).status).toBe(404);
    expect(await call('POST', '/groups/bin/restore', { ids: [template.id] })).toMatchObject([{ name: 'Winter' }]);
    expect(await call('GET', `${path}/${template.id}`)).toEqual(template);
    await call('DELETE', '/recipes/soup');
    expect((await call('GET', `${path}/${template.id}`)).entries).toMatchObject([{ title: 'Visit' }]);
    await call('POST', '/groups/bin/restore', { ids: [soup.id] });
    expect((await call('GET', `${path}/${template.id}`)).entries).toMatchObject([
      { recipeId: soup.id },
      { title: 'Visit' },
    ]);
  });
});
