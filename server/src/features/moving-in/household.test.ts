import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { sendFiles } from '../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import type { Columns, GroupTable } from '../../platform/database/index.ts';
import { openZip, writeZip } from '../../platform/files/index.ts';

const limits = { entries: 100, entryBytes: 1_000_000, totalBytes: 10_000_000 };

const tables = [
  ...(['labels', 'foods', 'units', 'organizers', 'recipes', 'cookbooks', 'cookbookOrganizers'] as const),
  ...(['cookbookRecipes', 'mealPlanRepeats', 'mealPlanEntries', 'mealPlanTemplates'] as const),
  ...(['mealPlanTemplateEntries', 'mealPlanRules', 'mealPlanRuleOrganizers', 'shops', 'shoppingLists'] as const),
  ...(['shoppingItems', 'shoppingItemRecipes', 'shoppingListRecipes', 'recipeActions'] as const),
  ...(['foodPrices', 'savedFilters'] as const),
] satisfies GroupTable[];

/** What is a household's own, and not what it keeps. */
const own = new Set(['groupId', 'revision', 'updatedAt', 'dateUpdated', 'number', 'changedAt', 'joins', 'version']);

forEachDialect('a household that is taken along', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  /** Creates something, and answers it. */
  const add = async (path: string, body: object, by = cook) => {
    const reply = await by.call('POST', path, { body });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };

  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    const label = await add('/groups/labels', { name: 'Greens', color: '#2e7d32' });
    const other = await add('/groups/labels', { name: 'Dairy', color: '#1565c0' });
    const aliases = [{ name: 'porree' }];
    const leek = await add('/foods', { name: 'leek', pluralName: 'leeks', aliases, labelId: label.id, onHand: true });
    const cup = await add('/units', { name: 'mug', pluralName: 'mugs', abbreviation: 'mg', useAbbreviation: true });
    const category = await add('/organizers/categories', { name: 'Soup' });
    const tag = await add('/organizers/tags', { name: 'Winter' });
    await add('/organizers/tools', { name: 'Pot', onHand: true });
    for (const name of ['Leek Soup', 'Apple Pie', 'Stock']) await add('/recipes', { name });
    const recipeIngredient = [{ quantity: 2, unit: cup, food: leek, note: '' }];
    const body = { recipeIngredient, recipeCategory: [category], tags: [tag], recipeServings: 4 };
    expect((await cook.call('PATCH', '/recipes/leek-soup', { body })).status).toBe(200);
    const soup = (await cook.call('GET', '/recipes/leek-soup')).body;
    const pie = (await cook.call('GET', '/recipes/apple-pie')).body;

    const byRules = {
      name: 'Soups',
      description: 'Hot',
      public: true,
      categories: [category],
      tags: [tag],
      months: [1, 2],
    };
    await add('/groups/cookbooks', { ...byRules, requireAllTags: true, queryFilterString: `tags.id IN ["${tag.id}"]` });
    const byHand = await add('/groups/cookbooks', { name: 'Sundays', byRules: false });
    await add(`/groups/cookbooks/${byHand.id}/recipes`, { add: ['apple-pie', 'leek-soup'] });

    const meal = { date: '2026-03-02', entryType: 'dinner', recipeId: soup.id, servings: 6, portionsEaten: 2 };
    const dinner = await add('/groups/mealplans', { ...meal, endDate: '2026-03-03' });
    await add('/groups/mealplans', { date: '2026-03-04', entryType: 'lunch', leftoverOf: dinner.id });
    await add('/groups/mealplans', { date: '2026-03-04', entryType: 'side', title: 'Guests', text: 'Bring bread' });
    const repeat = { weekdays: ['monday'], everyWeeks: 2, startDate: '2026-01-05', entryType: 'breakfast' };
    await add('/groups/mealplans/repeats', { ...repeat, recipeId: pie.id });
    const entries = [
      { day: 0, entryType: 'dinner', recipeId: soup.id },
      { day: 1, lastDay: 2, entryType: 'lunch', title: 'Out' },
    ];
    await add('/groups/mealplans/templates', { name: 'Usual week', days: 7, entries });
    await add('/groups/mealplans/rules', { day: 'monday', entryType: 'dinner', categories: [category], tags: [tag] });

    const shop = await add('/groups/shopping/shops', { name: 'Market', aisles: [other.id, label.id] });
    const list = await add('/groups/shopping/lists', { name: 'Weekend', extras: { colour: 'red' } });
    const operations = [{ id: randomUUID(), kind: 'choose-shop', shopId: shop.id }];
    await add(`/groups/shopping/lists/${list.id}/operations`, { device: randomUUID(), operations });
    await add(`/groups/shopping/lists/${list.id}/recipe/${soup.id}`, { recipeIncrementQuantity: 2 });
    const item = { shoppingListId: list.id, quantity: 3, note: 'for the party', foodId: leek.id, labelId: other.id };
    await add('/groups/shopping/items', { ...item, unitId: cup.id, checked: true, extras: { from: 'Ann' } });
    await add('/groups/shopping/items', { shoppingListId: list.id, note: 'candles', price: 4.5 });
    await add('/groups/shopping/items', { shoppingListId: list.id, quantity: 1, foodId: leek.id, price: 2.2 });
    await add('/users/self/recipe-filters', { name: 'Quick', filter: { tags: ['winter'], foods: [leek.id] } });
    const organizer = await createMember(app, cook.groupId, 'organizer');
    const action = { actionType: 'link', title: 'Read out', url: 'https://example.org/read' };
    await add('/groups/recipe-actions', action, organizer);
    await app.jobs.runDue();
  });

  const rowsOf = async (groupId: string, table: (typeof tables)[number]): Promise<Columns[]> =>
    app.connection.read
      .selectFrom(table as 'labels')
      .where('groupId', '=', groupId)
      .selectAll()
      .execute() as Promise<Columns[]>;

  /** All that a household has, with names where there are ids. */
  const stateOf = async ({ groupId, id }: TestMember) => {
    const all = new Map<string, Columns[]>();
    for (const table of tables) all.set(table, await rowsOf(groupId, table));
    const names = new Map<string, string>([[id, 'the cook']]);
    for (const [table, rows] of all) {
      for (const row of rows) {
        if (row.id)
          names.set(String(row.id), `${table}: ${row.name ?? row.title ?? ''} ${row.note ?? ''} ${row.day ?? ''}`);
        if (row.number) names.set(`meal ${row.number}`, `${row.date}`);
      }
    }
    const named = (row: Columns) =>
      Object.fromEntries(
        Object.entries(row)
          // What recipes are made of was made when they came.
          .filter(([column]) => !own.has(column) && !(column === 'createdAt' && 'nameKey' in row))
          .map(([column, value]) => [
            column,
            column === 'leftoverOf' && value !== null
              ? names.get(`meal ${value}`)
              : typeof value === 'string'
                ? value.replaceAll(
                    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
                    (id) => names.get(id) ?? `nobody ${id}`,
                  )
                : value,
          ]),
      );
    const sorted = (rows: Columns[]) =>
      rows.map(named).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    return Object.fromEntries([...all].map(([table, rows]) => [table, sorted(rows)]));
  };

  const takeAlong = async (): Promise<Buffer> => {
    app.clock.pass(1000);
    await cook.call('POST', '/recipes/bulk-actions/export', { body: {} });
    await app.jobs.runDue();
    const [made] = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
    return (await app.platform.files.read(made.path)) ?? Buffer.alloc(0);
  };

  /** Reads an archive, and answers the move that it is. */
  const show = async (by: TestMember, archive: Buffer) => {
    const { body } = await sendFiles(app, by, { 'larder.zip': archive });
    await app.jobs.runDue();
    return (await by.call('GET', `/groups/moves/${body.id}`)).body;
  };

  const bring = async (by: TestMember, { id }: { id: string }, more = {}) => {
    const choices = { addTag: false, visibility: 'visitors', ...more };
    expect((await by.call('PATCH', `/groups/moves/${id}`, { body: choices })).status).toBe(200);
    expect((await by.call('POST', `/groups/moves/${id}/start`)).status).toBe(202);
    await app.jobs.runDue();
    return (await by.call('GET', `/groups/moves/${id}`)).body;
  };

  const counted = (counts: { what: string; number: number }[]) =>
    Object.fromEntries(counts.map(({ what, number }) => [what, number]));

  test('comes to another one as it was, once, and goes again when that is undone', async () => {
    const before = await stateOf(cook);
    // Nobody takes along what others have saved for themselves.
    const other = await createMember(app, cook.groupId);
    await add('/users/self/recipe-filters', { name: 'Theirs', filter: { rating: 4 } }, other);
    const archive = await takeAlong();
    const { member: guest } = await createHousehold(app);
    const { body: preview } = await send(app, contract.recipeArchives.read, '/recipes/import/archives', {
      files: { archive },
      token: guest.token,
    });
    expect([preview.recipes.length, preview.hasHousehold]).toEqual([3, true]);
    const move = await show(guest, archive);
    expect(move).toMatchObject({ recipes: 3, problemCount: 0, isOfServer: false });
    const held = {
      lists: 1,
      cookbooks: 2,
      rules: 1,
      templates: 1,
      repeats: 1,
      shops: 1,
      labels: 2,
      actions: 1,
      prices: 1,
      filters: 1,
    };
    expect(counted(move.besides.counts)).toMatchObject(held);

    const moved = await bring(guest, move);
    // The organizer and the other one have no account there.
    expect(moved.besides).toMatchObject({ missing: [{ what: 'members', number: 2 }], problems: [] });
    expect(counted(moved.besides.came)).toMatchObject(held);
    expect(await stateOf(guest)).toEqual(before);
    expect(await app.platform.files.list(`imports/${guest.groupId}/moves`)).toEqual([]);

    const again = await bring(guest, await show(guest, archive));
    expect(again.progress).toMatchObject({ skipped: 3 });
    expect(again.besides.came).toEqual([]);
    expect(await stateOf(guest)).toEqual(before);

    expect((await guest.call('POST', `/groups/moves/${again.id}/undo`, { body: { keepChanged: false } })).status).toBe(
      202,
    );
    await app.jobs.runDue();
    expect(await stateOf(guest)).toEqual(before);
    expect((await guest.call('POST', `/groups/moves/${move.id}/undo`, { body: { keepChanged: false } })).status).toBe(
      202,
    );
    await app.jobs.runDue();
    expect(Object.entries(await stateOf(guest)).filter(([, rows]) => rows.length > 0)).toEqual([]);
  });

  test('joins what has the same name, and comes back to where it was deleted', async () => {
    const archive = await takeAlong();
    const { member: guest } = await createHousehold(app);
    const own = await add('/foods', { name: 'Leek', pluralName: 'leeks' }, guest);
    const shop = await add('/groups/shopping/shops', { name: 'Market' }, guest);
    await bring(guest, await show(guest, archive));
    const foods = (await guest.call('GET', '/foods?perPage=-1')).body.items;
    expect(foods.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    const lists = (await guest.call('GET', '/groups/shopping/lists')).body.items;
    const list = (await guest.call('GET', `/groups/shopping/lists/${lists[0].id}`)).body;
    expect(list.shopId).toBe(shop.id);
    expect(list.listItems.filter(({ foodId }: { foodId: string }) => foodId === own.id)).not.toEqual([]);

    const before = await stateOf(cook);
    for (const list of (await cook.call('GET', '/groups/shopping/lists')).body.items) {
      expect((await cook.call('DELETE', `/groups/shopping/lists/${list.id}`)).status).toBe(200);
    }
    for (const book of (await cook.call('GET', '/groups/cookbooks')).body.items) {
      expect((await cook.call('DELETE', `/groups/cookbooks/${book.id}`)).status).toBe(200);
    }
    await emptyBin(app, cook.groupId);
    await bring(cook, await show(cook, archive));
    expect(await stateOf(cook)).toEqual(before);
  });

  test('is set as it was there where somebody wants that, until it is undone', async () => {
    const settings = async (by: TestMember) => (await by.call('GET', '/groups/preferences')).body;
    const set = (by: TestMember, body: object) => by.call('PUT', '/groups/preferences', { body });
    const { mealTimes } = await settings(cook);
    const wanted = { currency: 'SEK', firstDayOfWeek: 3, mealTimes: { ...mealTimes, dinner: '20:30' } };
    expect((await set(cook, wanted)).status).toBe(200);
    const archive = await takeAlong();
    const { member: guest } = await createHousehold(app);
    const before = await settings(guest);

    const asked = await show(guest, archive);
    expect(asked.besides).toMatchObject({ hasPreferences: true });
    const moved = await bring(guest, asked, { preferences: true });
    expect(moved.besides.problems).toEqual([]);
    expect(await settings(guest)).toMatchObject(wanted);
    await guest.call('POST', `/groups/moves/${moved.id}/undo`, { body: { keepChanged: false } });
    await app.jobs.runDue();
    expect(await settings(guest)).toEqual(before);

    const unasked = await bring(guest, await show(guest, archive));
    expect(unasked.state).toBe('moved');
    expect(await settings(guest)).toEqual(before);
  });

  test('keeps the prices and filters that are there', async () => {
    const archive = await takeAlong();
    const { member: guest } = await createHousehold(app);
    const leek = await add('/foods', { name: 'Leek', pluralName: 'leeks' }, guest);
    const list = await add('/groups/shopping/lists', { name: 'Ours' }, guest);
    const filter = await add('/users/self/recipe-filters', { name: 'Quick', filter: { rating: 5 } }, guest);
    await add('/groups/shopping/items', { shoppingListId: list.id, quantity: 2, foodId: leek.id, price: 9 }, guest);
    const moved = await bring(guest, await show(guest, archive));
    expect(counted(moved.besides.came)).not.toMatchObject({ prices: 1 });
    const kept = async () => [await rowsOf(guest.groupId, 'foodPrices'), await rowsOf(guest.groupId, 'savedFilters')];
    const own = [[{ foodId: leek.id, price: 9 }], [{ id: filter.id }]];
    expect(await kept()).toMatchObject(own);
    await guest.call('POST', `/groups/moves/${moved.id}/undo`, { body: { keepChanged: false } });
    await app.jobs.runDue();
    expect(await kept()).toMatchObject(own);
  });

  test('rows that are none are told, whoever wrote them, and the others come', async () => {
    const { entries, close } = await openZip(await takeAlong(), limits);
    const held = entries.find(({ path }) => path === 'household.larder.json');
    const text = String(await held?.read());
    close();
    const wrong = [
      { cookbooks: { id: 'x', name: 'No id' } },
      { shoppingLists: { ...JSON.parse(/"shoppingLists":(\{.*\})\}/.exec(text)?.[1] ?? '{}'), aisles: 'no list' } },
      { users: { id: cook.id, admin: 1 } },
      { webhooks: { id: cook.id, url: 'http://127.0.0.1' } },
    ];
    const more = wrong.map((row) => `${JSON.stringify(row)},\n`).join('');
    const content = text.replace('\n{"labels"', `\n${more}{"labels"`);
    const archive = await buffer(writeZip([{ path: 'household.larder.json', content }]));
    const { member: guest } = await createHousehold(app);
    const move = await show(guest, archive);
    expect(move.recipes).toBe(0);
    const moved = await bring(guest, move);
    expect(moved.state).toBe('moved');
    const told = moved.besides.problems.map(({ table, rows }: { table: string; rows: number }) => [table, rows]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['cookbooks', 1],
        ['shoppingLists', 1],
        ['users', 1],
      ]),
    );
    expect(counted(moved.besides.came)).toMatchObject({ cookbooks: 2, lists: 1 });
    expect(await app.connection.read.selectFrom('webhooks').selectAll().execute()).toEqual([]);

    const cut = await buffer(writeZip([{ path: 'household.larder.json', content: text.slice(0, 2000) }]));
    const { member: other } = await createHousehold(app);
    const half = await bring(other, await show(other, cut));
    expect(half.state).toBe('moved');
    expect(counted(half.besides.came)).toMatchObject({ labels: 2 });
  });
});
