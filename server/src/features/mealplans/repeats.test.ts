import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { repeatDates } from './repeat-dates.ts';

const day = 24 * 3_600_000;

describe('the days of a repeat', () => {
  const repeat = { weekdays: ['monday', 'friday'] as const, everyWeeks: 2, startDate: '2026-03-04', untilDate: null };
  test('are its weekdays, every few weeks from the week in which it begins', () => {
    expect(repeatDates(repeat, '2026-03-01', '2026-04-05')).toEqual([
      '2026-03-06',
      '2026-03-16',
      '2026-03-20',
      '2026-03-30',
      '2026-04-03',
    ]);
  });
  test('end with it', () => {
    expect(repeatDates({ ...repeat, untilDate: '2026-03-16' }, '2026-03-07', '2026-04-05')).toEqual(['2026-03-16']);
  });
});

forEachDialect('meals that come again', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let soup: Awaited<ReturnType<typeof createRecipe>>;
  beforeAll(async () => {
    app = await createTestApp(database, { TZ: 'UTC', DAILY_SCHEDULE_TIME: '23:45' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    soup = await createRecipe(cook, 'Soup');
  });

  const path = '/groups/mealplans/repeats';
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) => {
    const reply = await cook.call(method, address, { body });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const entries = async () =>
    (await ok('GET', '/groups/mealplans?perPage=-1&orderBy=date,position&orderDirection=asc')).items;
  const dates = async (): Promise<string[]> => (await entries()).map(({ date }: { date: string }) => date);
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const later = (days: number) => new Date(Date.parse(today()) + days * day).toISOString().slice(0, 10);
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const weekday = (date: string) => everyDay[(new Date(date).getUTCDay() + 6) % 7];
  const weekly = async (more: object = {}) =>
    ok('POST', path, { weekdays: [weekday(later(1))], startDate: today(), recipeId: soup.id, servings: 2, ...more });

  test('are written eight weeks ahead as ordinary entries', async () => {
    const repeat = await weekly();
    expect(repeat).toMatchObject({ everyWeeks: 1, entryType: 'dinner', recipe: { name: 'Soup' }, untilDate: null });
    expect(await dates()).toEqual([1, 8, 15, 22, 29, 36, 43, 50].map(later));
    const [first] = await entries();
    expect(first).toMatchObject({ repeatId: repeat.id, entryType: 'dinner', servings: 2, userId: cook.id });
    expect((await ok('GET', `/households/mealplans/repeats`)).items).toEqual([repeat]);
  });

  test('are written on as time goes by, once however many processes there are', async () => {
    await weekly();
    const beside = await startBeside(app);
    await app.jobs.runDue();
    for (let days = 0; days < 14; days += 1) {
      app.clock.pass(day);
      // Two connections of one thread would wait for each other on SQLite.
      if (database.dialect === 'postgres') await Promise.all([app.jobs.runDue(), beside.jobs.runDue()]);
      else for (const { jobs } of [app, beside]) await jobs.runDue();
    }
    await beside.close();
    // The session of the cook has ended by then.
    cook = await createMember(app, cook.groupId);
    const written = await dates();
    expect(written).toHaveLength(10);
    expect(new Set(written).size).toBe(10);
  });

  test('leave alone what somebody has changed or deleted', async () => {
    const repeat = await weekly();
    const [first, second, third] = await entries();
    await ok('PUT', `/groups/mealplans/${first.id}`, { date: later(2) });
    await ok('DELETE', `/groups/mealplans/${second.id}`);
    await ok('PUT', `${path}/${repeat.id}`, { title: 'With bread', servings: 4 });
    expect((await dates()).slice(0, 3)).toEqual([later(2), later(15), later(22)]);
    const now = await entries();
    expect(now[0]).toMatchObject({ id: first.id, servings: 2, title: '' });
    expect(now[1]).toMatchObject({ id: third.id, servings: 4, title: 'With bread' });
    expect(now).toHaveLength(7);
  });

  test('move to other days, and end', async () => {
    const repeat = await weekly();
    await ok('PUT', `${path}/${repeat.id}`, { weekdays: [weekday(later(3))], everyWeeks: 2, startDate: later(3) });
    expect(await dates()).toEqual([3, 17, 31, 45].map(later));
    await ok('PUT', `${path}/${repeat.id}`, { untilDate: later(20) });
    expect(await dates()).toEqual([3, 17].map(later));
  });

  test('are left alone once they have ended', async () => {
    await weekly({ untilDate: later(10) });
    const { revision } = await cook.db.from('mealPlanRepeats').select('revision').executeTakeFirstOrThrow();
    await app.jobs.runDue();
    app.clock.pass(20 * day);
    await app.jobs.runDue();
    const after = await cook.db.from('mealPlanRepeats').select('revision').executeTakeFirstOrThrow();
    const entries = await cook.db.from('mealPlanEntries').select('date').execute();
    expect([after.revision, entries.length]).toEqual([revision, 2]);
  });

  test('follow their repeat also where they were put in order', async () => {
    const repeat = await weekly();
    const [first] = await entries();
    await ok('PUT', '/groups/mealplans', [{ id: first.id, position: 5 }]);
    await ok('PUT', `${path}/${repeat.id}`, { servings: 6 });
    expect((await entries())[0]).toMatchObject({ id: first.id, position: 5, servings: 6 });
  });

  test('take along to the bin what nobody has touched, and write it anew when they come back', async () => {
    const repeat = await weekly();
    const [first] = await entries();
    await ok('PUT', `/groups/mealplans/${first.id}`, { text: 'by hand' });
    await ok('DELETE', `${path}/${repeat.id}`);
    expect(await entries()).toMatchObject([{ id: first.id, repeatId: null }]);
    expect(await ok('POST', '/groups/bin/restore', { ids: [repeat.id] })).toMatchObject([
      { kind: 'mealplanRepeat', name: 'Soup' },
    ]);
    expect(await dates()).toEqual([1, 8, 15, 22, 29, 36, 43, 50].map(later));
  });

  test('go with their recipe, and come back with it', async () => {
    await weekly();
    await ok('DELETE', '/recipes/soup');
    expect([(await ok('GET', path)).total, await dates()]).toEqual([0, []]);
    await ok('POST', '/groups/bin/restore', { ids: [soup.id] });
    expect([(await ok('GET', path)).total, (await dates()).length]).toEqual([1, 8]);
  });

  test('need something to repeat, of their own group', async () => {
    const refused = async (body: object) => {
      const sent = { weekdays: ['monday'], startDate: '2026-03-02', ...body };
      const reply = await cook.call('POST', path, { body: sent });
      return [reply.status, reply.body.detail.code];
    };
    const other = await createRecipe((await createHousehold(app)).member, 'Elsewhere');
    expect(await refused({})).toEqual([422, 'mealplan.empty']);
    expect(await refused({ recipeId: other.id })).toEqual([404, 'recipe.not-found']);
    expect(await refused({ title: 'x', untilDate: '2026-03-01' })).toEqual([422, 'mealplan.ends-before']);
  });
});
