import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sharesLeft, shoppingDifference } from './planned-shopping.ts';

const share = (entryId: number, times: number, recipeId = 'soup') => ({
  listId: 'list',
  entryId,
  date: '2026-03-02',
  recipeId,
  times,
});

describe('what a list holds of the plan', () => {
  test('changes by the difference alone', () => {
    const { added, removed, unchanged, changes } = shoppingDifference(
      [share(1, 1), share(2, 2), share(3, 1, 'stew')],
      [share(1, 1), share(2, 0.5), share(4, 1, 'pie')],
    );
    expect([added, removed, unchanged]).toEqual([
      [share(2, 0.5), share(4, 1, 'pie')],
      [share(3, 1, 'stew')],
      [share(1, 1)],
    ]);
    expect(changes).toEqual([
      { recipeId: 'soup', times: -1.5 },
      { recipeId: 'stew', times: -1 },
      { recipeId: 'pie', times: 1 },
    ]);
  });

  test('is less than was put there, once somebody has taken some of it off', () => {
    expect(sharesLeft([share(1, 2), share(2, 1)], new Map([['soup', 2.5]]))).toEqual([share(1, 2), share(2, 0.5)]);
    expect(sharesLeft([share(1, 2)], new Map())).toEqual([]);
  });
});

forEachDialect('days on a shopping list', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let recipeId: string;
  let listId: string;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    const { body: recipe } = await cook.call('PATCH', '/recipes/soup', {
      body: {
        recipeServings: 3,
        recipeIngredient: [
          { quantity: 2, food: { name: 'leek' } },
          { quantity: 1, unit: { name: 'cup' }, food: { name: 'cream' } },
        ],
      },
    });
    recipeId = recipe.id;
    listId = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } })).body.id;
  });

  const days = { startDate: '2026-03-02', endDate: '2026-03-08' };
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await cook.call(method, path, { body });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const plan = (entry: object) => ok('POST', '/groups/mealplans', { date: '2026-03-02', recipeId, ...entry });
  const put = (more: object = {}) => ok('POST', '/groups/mealplans/shopping', { listId, ...days, ...more });
  const leeks = async () => {
    const { listItems } = await ok('GET', `/groups/shopping/lists/${listId}`);
    const leek = listItems.find(({ food }: { food: { name: string } }) => food.name === 'leek');
    return leek ? leek.quantity : 0;
  };

  test('are there once, however often they are put there', async () => {
    const one = await plan({});
    const two = await plan({ date: '2026-03-05', servings: 6 });
    const { added, removed, unchanged } = await put();
    expect([added, removed, unchanged]).toEqual([
      [
        { listId, entryId: one.id, date: '2026-03-02', recipeId, times: 1 },
        { listId, entryId: two.id, date: '2026-03-05', recipeId, times: 2 },
      ],
      [],
      [],
    ]);
    expect(await leeks()).toBe(6);
    expect(await put()).toMatchObject({ added: [], removed: [], unchanged: [{}, {}] });
    expect(await leeks()).toBe(6);
    expect(await ok('GET', '/groups/mealplans/shopping?startDate=2026-03-05&endDate=2026-03-05')).toEqual([added[1]]);
  });

  test('are told of with their meals, also once one of them is deleted', async () => {
    const one = await plan({ entryType: 'dinner' });
    await plan({ date: '2026-03-05', entryType: 'lunch' });
    await put();
    await ok('DELETE', `/groups/mealplans/${one.id}`);
    expect(await ok('GET', `/groups/mealplans/shopping/lists/${listId}`)).toMatchObject([
      { entryId: one.id, date: '2026-03-02', recipeId, entryType: null },
      { date: '2026-03-05', recipeId, times: 1, entryType: 'lunch' },
    ]);
    const other = (await createHousehold(app)).member;
    expect((await other.call('GET', `/groups/mealplans/shopping/lists/${listId}`)).status).toBe(404);
  });

  test('follow other portions and deleted meals when they are put there again', async () => {
    const one = await plan({});
    const two = await plan({ servings: 1 });
    await put();
    expect(await leeks()).toBeCloseTo(2 + 2 / 3);
    await ok('PUT', `/groups/mealplans/${two.id}`, { servings: 3 });
    await ok('DELETE', `/groups/mealplans/${one.id}`);
    expect(await put()).toMatchObject({ added: [{ entryId: two.id }], removed: [{ entryId: one.id }] });
    expect(await leeks()).toBe(2);
  });

  test('lose exactly what a meal put there, also once it is deleted', async () => {
    await ok('POST', `/groups/shopping/lists/${listId}/recipe/${recipeId}`);
    const one = await plan({ servings: 6 });
    const two = await plan({});
    await put();
    expect(await leeks()).toBe(8);
    await ok('DELETE', `/groups/mealplans/${one.id}`);
    const remove = { listId, entryIds: [one.id] };
    expect(await ok('POST', '/groups/mealplans/shopping/remove', remove)).toMatchObject({ removed: [{ times: 2 }] });
    expect(await leeks()).toBe(4);
    expect(await ok('POST', '/groups/mealplans/shopping/remove', remove)).toMatchObject({ removed: [] });
    await ok('POST', '/groups/mealplans/shopping/remove', { listId, entryIds: [two.id] });
    expect(await leeks()).toBe(2);
  });

  test('leave out leftovers, notes and what lasts into them', async () => {
    const stew = await plan({ servings: 6, portionsEaten: 3 });
    await plan({ date: '2026-03-03', recipeId: undefined, leftoverOf: stew.id, servings: 3 });
    await plan({ recipeId: undefined, title: 'Out' });
    await plan({ date: '2026-03-01', endDate: '2026-03-03' });
    expect((await put()).added.map(({ entryId }: { entryId: number }) => entryId)).toEqual([stew.id]);
    expect(await leeks()).toBe(4);
  });

  test('can be put there meal by meal', async () => {
    const one = await plan({});
    const two = await plan({});
    await put({ entryIds: [one.id] });
    expect(await leeks()).toBe(2);
    expect(await put({ entryIds: [two.id] })).toMatchObject({
      added: [{ entryId: two.id }],
      removed: [],
      unchanged: [],
    });
    expect(await leeks()).toBe(4);
  });

  test('notice what was taken off the list by hand', async () => {
    await plan({});
    await put();
    await ok('POST', `/groups/shopping/lists/${listId}/recipe/${recipeId}/delete`, {});
    expect(await leeks()).toBe(0);
    await put();
    expect(await leeks()).toBe(2);
  });

  test('stay known of a meal that is moved to another week', async () => {
    const one = await plan({});
    await put();
    await ok('PUT', `/groups/mealplans/${one.id}`, { date: '2026-03-10' });
    expect(await put()).toMatchObject({ added: [], removed: [] });
    expect(await put({ startDate: '2026-03-09', endDate: '2026-03-15' })).toMatchObject({
      added: [],
      unchanged: [{ entryId: one.id }],
    });
    expect(await leeks()).toBe(2);
  });

  test('of another group are not found', async () => {
    const stranger = (await createHousehold(app)).member;
    const reply = await stranger.call('POST', '/groups/mealplans/shopping', { body: { listId, ...days } });
    expect([reply.status, reply.body.detail.code]).toEqual([404, 'shopping-list.not-found']);
  });
});
