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
  expect(later.instance.version).toBe('0123456789ab');
  expect(later.home).toMatchObject({
    households: ['Family'],
    foods: [{ onHand: true }, { onHand: false }],
    cookbooks: [{ queryFilter: expect.stringContaining(mealieId('soups')) }],
    actions: [{ actionType: 'link', title: 'Print' }],
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
