import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';

const hour = 3_600_000;

forEachDialect('the end of a day with planned meals', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    // The clock says noon in Greenwich on the first of March, which is one in Berlin.
    app = await createTestApp(database, { TZ: 'Europe/Berlin', DAILY_SCHEDULE_TIME: '22:00' });
    cook = (await createHousehold(app)).member;
    await createRecipe(cook, 'Soup');
    await createRecipe(cook, 'Bread');
  });
  afterEach(() => app.close());

  const idOf = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body.id;
  const plan = async (date: string, entryType: string, entry: object) =>
    (await cook.call('POST', '/groups/mealplans', { body: { date, entryType, ...entry } })).body;
  const noted = async () => {
    // The session of the cook may have ended by then.
    const reader = await createMember(app, cook.groupId);
    const { body } = await reader.call(
      'GET',
      '/recipes/timeline/events?orderBy=timestamp,subject&orderDirection=asc&perPage=-1',
    );
    return body.items.map(({ subject, eventType, timestamp }: Record<string, string>) => [
      subject?.replace(cook.fullName, 'Ada'),
      eventType,
      timestamp,
    ]);
  };
  const dinner = (day: string) => ['Ada made this for dinner', 'info', `${day}T17:00:00.000Z`];

  test('is noted in the timeline of the recipes, which were made then', async () => {
    const soup = await idOf('soup');
    const first = await plan('2026-03-01', 'dinner', { recipeId: soup, servings: 4 });
    await plan('2026-03-01', 'dinner', { recipeId: soup });
    await plan('2026-03-01', 'side', { recipeId: await idOf('bread') });
    await plan('2026-03-01', 'lunch', { title: 'Out' });
    await plan('2026-03-01', 'lunch', { leftoverOf: first.id, servings: 1 });
    await plan('2026-03-02', 'lunch', { recipeId: soup });
    await app.jobs.runDue();
    expect(await noted()).toEqual([]);
    app.clock.pass(9 * hour);
    await app.jobs.runDue();
    await app.jobs.runDue();
    expect(await noted()).toEqual(
      [['Ada made this as a side', 'info', '2026-03-01T17:00:00.000Z'], dinner('2026-03-01')].sort(),
    );
    expect((await cook.call('GET', '/recipes/soup')).body.lastMade).toBe('2026-03-01T17:00:00.000Z');
  });

  test('is made up for after a sleep, once, also by two processes', async () => {
    const soup = await idOf('soup');
    for (const day of ['01', '02', '04']) await plan(`2026-03-${day}`, 'dinner', { recipeId: soup });
    await app.jobs.runDue();
    const beside = await startBeside(app);
    // Two connections of one thread would wait for each other on SQLite.
    const runBoth = async () =>
      database.dialect === 'postgres'
        ? Promise.all([app.jobs.runDue(), beside.jobs.runDue()])
        : [await app.jobs.runDue(), await beside.jobs.runDue()];
    app.clock.pass(100 * hour);
    await runBoth();
    expect(await noted()).toEqual([dinner('2026-03-01'), dinner('2026-03-02'), dinner('2026-03-04')]);
    app.clock.pass(24 * hour);
    await runBoth();
    await beside.close();
    expect(await noted()).toHaveLength(3);
  });

  test('keeps a later time at which a recipe was made', async () => {
    const soup = await idOf('soup');
    await plan('2026-03-01', 'dinner', { recipeId: soup });
    await cook.call('PATCH', '/recipes/soup/last-made', { body: { timestamp: '2026-03-01T22:30:00Z' } });
    app.clock.pass(20 * hour);
    await app.jobs.runDue();
    expect(await noted()).toEqual([dinner('2026-03-01')]);
    expect((await cook.call('GET', '/recipes/soup')).body.lastMade).toBe('2026-03-01T22:30:00.000Z');
  });

  test('counts by the times of meals that the household has', async () => {
    const { body: preferences } = await cook.call('GET', '/groups/preferences');
    expect(preferences.mealTimes).toMatchObject({ breakfast: '08:00', lunch: '12:00', dinner: '18:00' });
    const mealTimes = { ...preferences.mealTimes, dinner: '20:30' };
    expect((await cook.call('PUT', '/groups/preferences', { body: { mealTimes } })).body.mealTimes).toEqual(mealTimes);
    const wrong = await cook.call('PUT', '/groups/preferences', {
      body: { mealTimes: { ...mealTimes, dinner: '25:00' } },
    });
    expect(wrong.status).toBe(422);
    await plan('2026-03-01', 'dinner', { recipeId: await idOf('soup') });
    app.clock.pass(20 * hour);
    await app.jobs.runDue();
    expect(await noted()).toEqual([['Ada made this for dinner', 'info', '2026-03-01T19:30:00.000Z']]);
  });
});
