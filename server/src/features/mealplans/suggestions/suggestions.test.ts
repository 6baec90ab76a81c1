import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { createRecipe } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('suggestions for a week', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let dishes: { id: string; name: string }[];
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    dishes = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => createRecipe(cook, `Dish ${at}`)));
    await createRecipe((await createHousehold(app)).member, 'Elsewhere');
  });

  const week = { startDate: '2026-03-02', endDate: '2026-03-08' };
  const suggest = async (body: object = {}) => {
    const reply = await cook.call('POST', '/groups/mealplans/suggestions', { body: { ...week, ...body } });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const namesOf = ({ suggestions }: { suggestions: { recipe: { name: string } }[] }) =>
    suggestions.map(({ recipe }) => recipe.name);

  test('fill each free dinner with another dish, and write nothing', async () => {
    await cook.call('POST', '/groups/mealplans', {
      body: { date: '2026-03-04', endDate: '2026-03-05', entryType: 'dinner', title: 'Away' },
    });
    const found = await suggest({ seed: 'x' });
    expect(found.suggestions.map(({ date }: { date: string }) => date.slice(-2))).toEqual([
      '02',
      '03',
      '06',
      '07',
      '08',
    ]);
    expect(new Set(namesOf(found)).size).toBe(5);
    expect(found).toMatchObject({
      seed: 'x',
      missing: [],
      suggestions: [{ reasons: [{ reason: 'never-made' }] }, {}, {}, {}, {}],
    });
    expect(await suggest({ seed: 'x' })).toEqual(found);
    expect((await cook.call('GET', '/groups/mealplans')).body.total).toBe(1);
  });

  test('one of them can be drawn again, unlike the others and what was refused', async () => {
    const found = await suggest({ seed: 'x' });
    const [first, ...others] = found.suggestions;
    const again = await suggest({
      meals: [{ date: first.date, entryType: 'dinner' }],
      keep: others.map(({ date, entryType, recipe }: { date: string; entryType: string; recipe: { id: string } }) => ({
        date,
        entryType,
        recipeId: recipe.id,
      })),
      exclude: [first.recipe.id],
    });
    expect(again.suggestions).toHaveLength(1);
    expect(namesOf(found)).not.toContain(namesOf(again)[0]);
  });

  test('keep to the rules, and tell what is at home', async () => {
    await cook.call('PATCH', '/recipes/dish-3', {
      body: { tags: ['Quick'], recipeIngredient: [{ food: { name: 'Leek' } }, { food: { name: 'Salt' } }] },
    });
    const { body: foods } = await cook.call('GET', '/foods?search=leek');
    await cook.call('PUT', `/foods/${foods.items[0].id}`, { body: { ...foods.items[0], onHand: true } });
    await cook.call('POST', '/groups/mealplans/rules', { body: { day: 'tuesday', tags: [{ name: 'Quick' }] } });
    const { suggestions } = await suggest({ entryTypes: ['lunch'], endDate: '2026-03-03' });
    expect(suggestions[1]).toMatchObject({
      date: '2026-03-03',
      entryType: 'lunch',
      recipe: { name: 'Dish 3' },
      reasons: [{ reason: 'rule' }, { reason: 'at-home', foods: ['Leek'] }, { reason: 'never-made' }],
    });
  });

  test('leave out what was planned in the two weeks around', async () => {
    const entries = dishes.slice(0, 8).map(({ id }) => ({ date: '2026-02-25', recipeId: id }));
    await cook.call('POST', '/groups/mealplans/bulk', { body: { entries } });
    const { suggestions, missing } = await suggest();
    expect([suggestions.length, missing.length]).toEqual([1, 6]);
    expect(suggestions[0].recipe.name).toBe(dishes[8]?.name);
  });

  test('are taken by planning them at once', async () => {
    const { suggestions } = await suggest();
    const entries = suggestions.map(
      ({ date, entryType, recipe }: { date: string; entryType: string; recipe: { id: string } }) => ({
        date,
        entryType,
        recipeId: recipe.id,
      }),
    );
    expect((await cook.call('POST', '/groups/mealplans/bulk', { body: { entries } })).body).toHaveLength(7);
    expect((await suggest()).suggestions).toEqual([]);
  });

  test('too many days are refused', async () => {
    const { status } = await cook.call('POST', '/groups/mealplans/suggestions', {
      body: { ...week, endDate: '2026-08-01' },
    });
    expect(status).toBe(422);
  });
});
