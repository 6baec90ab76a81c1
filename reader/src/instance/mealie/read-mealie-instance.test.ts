import { describe, expect, test } from 'vitest';
import { mealieDatabase, mealieId, mealieVersions } from '../../../test/mealie-database.ts';
import { readMealieInstance } from './read-mealie-instance.ts';

const homeOf = (database: unknown) => {
  const instance = readMealieInstance(database);
  const [home] = instance.groups;
  if (!home) throw new Error('no group was read');
  return { instance, home };
};

describe.each(mealieVersions)('a backup of %s', (version) => {
  const { instance, home } = homeOf(mealieDatabase(version));

  test('has its groups apart, with their people', () => {
    expect(instance.groups.map(({ name, users }) => [name, users.map(({ username }) => username)])).toEqual([
      ['Home', ['ada', 'Bo']],
      ['Flat Share', ['Zoe']],
    ]);
    expect(instance.groups.map(({ recipes }) => recipes.length)).toEqual([2, 1]);
    expect(home.preferences).toMatchObject({ privateGroup: false, firstDayOfWeek: 1 });
  });

  test('has recipes with lines and steps in their order, and what they refer to', () => {
    const [soup] = home.recipes;
    expect(soup).toMatchObject({
      ...{ id: mealieId('leek soup'), slug: 'leek-soup', userId: mealieId('ada'), yield: '4 servings' },
      ...{ totalTime: '40 minutes', performTime: '30 minutes', url: 'https://example.org/soup' },
      ...{ notes: [{ title: 'Tip', text: 'Better the day after.' }], nutrition: { calories: '240 kcal' } },
      ...{ extras: { cellar: 'shelf 2' }, assets: [{ name: 'Scan', fileName: 'scan.pdf' }] },
      settings: { public: true, showNutrition: true, disableAmount: false },
      comments: [{ userId: mealieId('Bo'), text: 'Lovely.' }],
    });
    expect(soup?.ingredients.slice(0, 2)).toMatchObject([
      { title: 'For the pot', foodId: mealieId('leek'), unitId: null, quantity: 2 },
      { foodId: mealieId('milk'), unitId: mealieId('cup'), quantity: 1.5, originalText: '1 1/2 cups milk' },
    ]);
    expect(soup?.steps).toMatchObject([
      { title: 'Cook', text: 'Slice the leek.', references: [mealieId('line of leek')] },
      { text: 'Add the milk.', references: [] },
    ]);
    expect(soup?.organizers).toEqual([
      { id: mealieId('soups'), kind: 'category' },
      { id: mealieId('quick'), kind: 'tag' },
      { id: mealieId('pot'), kind: 'tool' },
    ]);
  });

  test('has plans, lists in their order, links and what people like', () => {
    expect(home.plan).toMatchObject([
      { number: 7, date: '2023-06-05', entryType: 'lunch', recipeId: mealieId('leek soup') },
      { number: 9, date: '2023-06-06', entryType: 'dinner', title: 'Bread' },
    ]);
    expect(home.planRules).toMatchObject([{ day: 'monday', organizers: [{ id: mealieId('quick'), kind: 'tag' }] }]);
    expect(home.lists).toMatchObject([
      {
        name: 'Weekly',
        recipes: [{ recipeId: mealieId('leek soup'), quantity: 1 }],
        items: [
          { checked: false, quantity: 1.5, foodId: mealieId('milk'), recipes: [{ quantity: 1.5, scale: 1 }] },
          { checked: true, note: 'Batteries', extras: { aisle: '7' } },
        ],
      },
    ]);
    expect(home.users[1]).toMatchObject({ favourites: [mealieId('leek soup')] });
    expect(home.shares).toMatchObject([{ id: mealieId('share'), expiresAt: '2099-01-01T00:00:00.000Z' }]);
    expect(home.webhooks).toMatchObject([{ url: 'https://example.org/hook', time: '17:30:00' }]);
    expect(home.notifiers).toMatchObject([{ address: 'ntfys://ntfy.example.org/home', events: ['recipe_created'] }]);
  });

  test('tells what cannot come, and why', () => {
    expect(instance.problems).toEqual(
      expect.arrayContaining([
        { table: 'ingredient_foods', reason: 'lost', rows: 1, example: mealieId('nobody') },
        { table: 'recipes_ingredients', reason: 'lost', rows: 2, example: mealieId('gone') },
        { table: 'recipes_to_tags', reason: 'lost', rows: 1, example: mealieId('no tag') },
        { table: 'recipe_assets', reason: 'unreadable', rows: 1, example: '../../secret' },
        { table: 'group_meal_plans', reason: 'unknown-value', rows: 1, example: 'wkqzpd' },
        { table: 'group_meal_plans', reason: 'unreadable', rows: 1, example: '10' },
        { table: 'long_live_tokens', reason: 'not-carried', rows: 1, example: '' },
      ]),
    );
  });
});

test('what came in later versions is read where it is there', () => {
  const beta = homeOf(mealieDatabase('44e8d670719d')).home;
  expect(beta).toMatchObject({ slug: '', lists: [{ userId: null, aisles: [] }] });
  expect(beta.recipes[0]).toMatchObject({ lastMade: null, timeline: [] });

  const { instance, home } = homeOf(mealieDatabase('09aba125b57a'));
  expect(instance.version).toBe('1.4.0');
  expect(home.foods[1]).toMatchObject({ pluralName: 'leeks', aliases: ['Allium'] });
  expect(home.lists[0]?.aisles).toEqual([mealieId('greens'), mealieId('dairy')]);
  expect(home.cookbooks).toMatchObject([{ organizers: [{ id: mealieId('soups') }], queryFilter: '' }]);

  const later = homeOf(mealieDatabase('of-a-later-one'));
  expect(later.instance.version).toBe('3.13+');
  expect(later.home).toMatchObject({
    households: [{ name: 'Family' }],
    foods: [{ onHand: true }, { onHand: false }],
    units: [{ standard: { quantity: 240, unit: 'milliliter' } }],
    cookbooks: [{ queryFilter: expect.stringContaining(mealieId('soups')) }],
    actions: [
      { actionType: 'link', title: 'Print' },
      { actionType: 'link', title: 'Shout' },
    ],
    users: [{ canManage: true }, { canManage: true, ratings: { [mealieId('leek soup')]: 4 } }],
  });
  expect(later.home.recipes).toMatchObject([
    { servings: 4, ingredients: [{}, {}, { recipeId: mealieId('stock') }] },
    { lastMade: '2024-02-01T12:00:00.000Z' },
  ]);
  expect(later.instance.problems).toContainEqual({
    ...{ table: 'announcements', reason: 'unknown-table', rows: 1, example: '' },
  });
});

test.each([null, 7, 'text', [], {}, { groups: 'none' }, { groups: [null, 3, {}], recipes: [[]] }])(
  'what is no backup (%j) is an instance without groups',
  (database) => {
    expect(readMealieInstance(database).groups).toEqual([]);
  },
);

type Rows = Record<string, Record<string, unknown>[]>;
const later = (): Rows => mealieDatabase('of-a-later-one');
/** The tables with a change to each row of one. */
const changed = (table: string, change: Record<string, unknown>, tables = later()): Rows => ({
  ...tables,
  [table]: (tables[table] ?? []).map((row) => ({ ...row, ...change })),
});
const told = (database: unknown) =>
  readMealieInstance(database).problems.map(({ table, reason }) => `${table} ${reason}`);

test.each([
  ['recipes_to_tags', 'tag_id'],
  ['recipes_to_categories', 'category_id'],
  ['recipe_comments', 'user_id'],
  ['recipe_share_tokens', 'recipe_id'],
  ['shopping_list_recipe_reference', 'recipe_id'],
  ['shopping_list_item_recipe_reference', 'recipe_id'],
  ['shopping_lists_multi_purpose_labels', 'label_id'],
  ['recipe_ingredient_ref_link', 'reference_id'],
])('a row of %s that no longer has its %s is told', (table, column) => {
  expect(told(changed(table, { [column]: null }))).toContain(`${table} lost`);
});

test.each([
  [1, 0],
  ['true', 'false'],
  ['t', 'f'],
  ['1', '0'],
])('%j and %j are yes and no', (yes, no) => {
  const flags = changed('recipe_settings', { public: yes, locked: no, show_nutrition: yes });
  expect(homeOf(flags).home.recipes[0]?.settings).toMatchObject({ public: true, locked: false, showNutrition: true });
});

test.each([
  ['2023-06-01T18:00:00.123456', '2023-06-01T18:00:00.123Z'],
  ['2023-06-01 18:00:00', '2023-06-01T18:00:00.000Z'],
  ['2023-06-01 18:00:00.5+00', '2023-06-01T18:00:00.500Z'],
  ['2023-06-01T20:00:00+0200', '2023-06-01T18:00:00.000Z'],
  ['2023-06-01T18:00Z', '2023-06-01T18:00:00.000Z'],
  ['2023-06-01', '2023-06-01T00:00:00.000Z'],
  ['01.06.2023', null],
])('the time %s is %s', (written, moment) => {
  expect(homeOf(changed('recipes', { created_at: written })).home.recipes[0]?.createdAt).toBe(moment);
});

test('a day is the one that is written, and none that no calendar has', () => {
  const home = (date: string) => homeOf(changed('group_meal_plans', { date })).home.plan.map((entry) => entry.date);
  expect(home('2023-06-05T00:30:00+02:00')[0]).toBe('2023-06-05');
  expect(home('2023-02-30')).toEqual([]);
});

test('groups that cannot be read are there as far as people belong to them', () => {
  const instance = readMealieInstance(changed('groups', { id: null }));
  expect(instance.groups.map(({ name, users, recipes }) => [name, users.length, recipes.length])).toEqual([
    ['', 2, 2],
    ['', 1, 1],
  ]);
  expect(told(changed('groups', { id: null }))).toContain('groups unreadable');
});

test('households of one group lie side by side in it, and who ran one of them no longer does, which is told', () => {
  const tables = later();
  const another = (table: string, name: string, columns: Record<string, unknown>) =>
    tables[table]?.push({ ...tables[table]?.[0], id: mealieId(name), ...columns });
  another('households', 'attic', { name: 'Attic' });
  another('household_preferences', 'of attic', { household_id: mealieId('attic'), private_household: true });
  another('cookbooks', 'soup book of attic', { household_id: mealieId('attic') });
  another('shopping_lists', 'weekly of attic', { household_id: mealieId('attic') });
  const { instance, home } = homeOf(tables);
  expect(home).toMatchObject({
    households: [{ name: 'Family' }, { name: 'Attic' }],
    preferences: { privateGroup: true },
    users: [{ canManage: true }, { canManage: false }],
    cookbooks: [{ slug: 'soup-book' }, { slug: 'soup-book' }],
    lists: [{ name: 'Weekly' }, { name: 'Weekly' }],
  });
  expect(instance.problems).toContainEqual({
    ...{ table: 'users', reason: 'unknown-value', rows: 1, example: 'can_manage_household' },
  });
});

test('a filter that names a household names the group that it becomes', () => {
  const filter = `household_id IN ["${mealieId('kitchen')}"]`;
  expect(homeOf(changed('cookbooks', { query_filter_string: filter })).home.cookbooks[0]?.queryFilter).toBe(
    `household_id IN ["${mealieId('home')}"]`,
  );
});

test('whichever table or column is missing or empty, the rest is read, and what is lost is told', () => {
  const kinds = ['labels', 'foods', 'units', 'organizers', 'recipes', 'shares', 'cookbooks', 'plan', 'lists'] as const;
  const read = (database: unknown) => {
    const { groups, problems } = readMealieInstance(database);
    const counts = groups.flatMap((group) => [group.users.length, ...kinds.map((kind) => group[kind].length)]);
    return {
      counts: String(counts),
      problems: problems.map(({ table, reason, rows }) => `${table} ${reason} ${rows}`),
    };
  };
  const whole = read(later());
  const silent: string[] = [];
  for (const [table, rows] of Object.entries(later())) {
    const { [table]: _, ...rest } = later();
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    for (const database of [rest, ...columns.map((column) => changed(table, { [column]: null }))]) {
      const { counts, problems } = read(database);
      const isTold = problems.some((problem) => !whole.problems.includes(problem));
      if (counts !== whole.counts && !isTold) silent.push(table);
    }
  }
  expect(silent).toEqual([]);
});

test.each(['ba1e4a6cfe99', '86054b40fd06'] as const)(
  'what names the parts of cookbooks and rules is missed in %s',
  (version) => {
    const linking = ['cookbooks_to_categories', 'cookbooks_to_tags', 'cookbooks_to_tools', 'plan_rules_to_tags'];
    for (const table of [...linking, 'plan_rules_to_categories']) {
      const { [table]: _, ...rest } = mealieDatabase(version);
      expect(readMealieInstance(rest).problems).toContainEqual({ table, reason: 'no-table', rows: 1, example: '' });
    }
  },
);
