import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const recipes = [
  { name: 'Chicken Noodle Soup', description: 'For cold days', recipeIngredient: [{ food: { name: 'Egg noodles' } }] },
  { name: 'Crème Brûlée', description: 'Burnt sugar on eggs', recipeIngredient: ['6 egg yolks', '2 vanilla pods'] },
  { name: 'Roast Dinner', description: 'Good with chicken', recipeIngredient: ['2 carrots'] },
  { name: 'Mac & Cheese', recipeIngredient: ['200 g cheddar'], tags: ['Comfort food'] },
  { name: 'Tomato Salad', recipeIngredient: [{ food: { name: 'tomato' }, note: 'ripe' }], tags: ['Chicken-free'] },
  { name: 'Stock', recipeInstructions: [{ text: 'Simmer the bones of a chicken for hours.' }] },
  { name: 'Pot Pie', recipeIngredient: [{ note: '1 whole chicken', originalText: 'Poultry, one' }] },
  { name: 'Eggplant Parmesan', recipeIngredient: ['3 aubergines'] },
  { name: 'Egg Salad', recipeIngredient: ['6 eggs'] },
  { name: '卵焼き', description: 'Tamagoyaki', recipeIngredient: ['卵 4個'] },
  { name: 'Chickpea Curry', description: 'Quick', recipeIngredient: ['1 can chickpeas'], recipeCategory: ['Dinner'] },
];

const searches: [text: string, names: string[]][] = [
  // The name counts before tags, those before ingredients, those before the description, and that before steps.
  ['chicken', ['Chicken Noodle Soup', 'Tomato Salad', 'Pot Pie', 'Roast Dinner', 'Stock']],
  // A whole word in the name counts before a beginning of one.
  ['egg', ['Egg Salad', 'Eggplant Parmesan', 'Crème Brûlée', 'Chicken Noodle Soup']],
  ['chick', ['Chickpea Curry', 'Chicken Noodle Soup', 'Tomato Salad', 'Pot Pie', 'Roast Dinner', 'Stock']],
  ['creme brulee', ['Crème Brûlée']],
  ['BRÛLÉE crème', ['Crème Brûlée']],
  ['tomatoes', ['Tomato Salad']],
  ['carrot', ['Roast Dinner']],
  ['soup chick', ['Chicken Noodle Soup']],
  ['chicken carrots', ['Roast Dinner']],
  ['chiken', ['Chicken Noodle Soup', 'Tomato Salad', 'Pot Pie', 'Roast Dinner', 'Stock']],
  ['tomatto salad', ['Tomato Salad']],
  ['chedadr', ['Mac & Cheese']],
  ['mac and cheese', ['Mac & Cheese']],
  ['"noodle soup"', ['Chicken Noodle Soup']],
  ['poultry', ['Pot Pie']],
  ['simmer', ['Stock']],
  ['comfort', ['Mac & Cheese']],
  ['dinner', ['Roast Dinner', 'Chickpea Curry']],
  ['卵', ['卵焼き']],
  ['chicken zebra', []],
  ['zz', []],
];

forEachDialect('the search for recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let stranger: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    stranger = (await createHousehold(app)).member;
    for (const recipe of recipes) {
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name: recipe.name } });
      await cook.call('PATCH', `/recipes/${slug}`, { body: recipe });
    }
    const { body: slug } = await stranger.call('POST', '/recipes', { body: { name: 'Chicken of others' } });
    await stranger.call('PATCH', `/recipes/${slug}`, { body: { tags: ['Secret'] } });
  });
  afterAll(() => app.close());

  const find = async (text: string, more = '', member = cook) => {
    const { body } = await member.call('GET', `/recipes?search=${encodeURIComponent(text)}${more}`);
    const names: string[] = body.items.map(({ name }: { name: string }) => name);
    expect(body.total).toBeGreaterThanOrEqual(names.length);
    return names;
  };

  test.each(searches)('%s', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });

  test('is turned over page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find('chicken', `&perPage=1&page=${page}`)));
    expect(pages.flat()).toEqual(['Chicken Noodle Soup', 'Tomato Salad', 'Pot Pie', 'Roast Dinner', 'Stock']);
  });

  test('an order that is asked for holds among results that are equally good', async () => {
    expect(await find('salad', '&orderBy=name&orderDirection=desc')).toEqual(['Tomato Salad', 'Egg Salad']);
    expect(await find('salad', '&orderBy=name&orderDirection=asc')).toEqual(['Egg Salad', 'Tomato Salad']);
  });

  test('goes together with filters', async () => {
    expect(await find('chicken', '&tags=chicken-free')).toEqual(['Tomato Salad']);
    expect(await find('chick', '&queryFilter=description = "Quick"')).toEqual(['Chickpea Curry']);
  });

  test('a text without words finds what no text finds', async () => {
    expect(await find('!?')).toHaveLength(recipes.length);
  });

  test('neither recipes nor words of other groups are found', async () => {
    expect(await find('chicken', '', stranger)).toEqual(['Chicken of others']);
    expect(await find('secret')).toEqual([]);
    expect(await find('tomato', '', stranger)).toEqual([]);
  });

  test('a changed recipe is found by its new words only, and a removed one by none', async () => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Zucchini Bread' } });
    await cook.call('PATCH', `/recipes/${slug}`, { body: { name: 'Pumpkin Bread' } });
    expect(await find('zucchini')).toEqual([]);
    expect(await find('pumpkin')).toEqual(['Pumpkin Bread']);
    expect(await find('bread', '&perPage=1&page=2')).toEqual([]);
    // A word that no recipe has any more is no correction either.
    expect(await find('zuchini')).toEqual([]);

    await cook.call('POST', '/recipes', { body: { name: 'Rye Bread' } });
    expect(await find('bread', '&perPage=1&page=2')).toEqual(['Pumpkin Bread']);

    await cook.call('DELETE', '/recipes/pumpkin-bread');
    expect(await find('pumpkin')).toEqual([]);
    expect(await find('bread', '&perPage=1&page=2')).toEqual([]);
    expect(await cook.db.from('searchWords').where('word', 'like', 'pum%').selectAll().execute()).toEqual([]);
    expect(await cook.db.from('searchWordDeletions').where('word', 'like', 'pum%').selectAll().execute()).toEqual([]);
  });
});
