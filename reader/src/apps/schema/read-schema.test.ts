import { expect, test } from 'vitest';
import { soup } from '../../../test/samples/schema.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of schema.org comes with all that it has', async () => {
  const [read] = await readAll({ 'a/soup.json': JSON.stringify(soup), 'a/photos/leek.jpg': 'jpg' });
  expect(read).toMatchObject({
    app: 'schema',
    name: 'Leek soup',
    description: 'Warm & green.',
    url: 'https://soups.example/leek',
    author: 'Ada',
    language: 'en-GB',
    yield: '4 bowls',
    prepTime: 20,
    cookTime: 60,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'For 1 topping', ingredients: [{ text: '1 slice of bread' }] },
    ],
    instructionSections: [
      { name: null, steps: [{ text: 'Cook.' }] },
      { name: 'To serve', steps: [{ text: 'Pour.' }] },
    ],
    categories: ['Soup'],
    tags: ['winter', 'quick'],
    cuisines: ['French'],
    equipment: ['Pot'],
    nutrition: { calories: '120 kcal' },
    notes: [{ title: 'Tip', text: 'Add cream.' }],
    rating: 4,
    createdAt: '2021-02-03',
    pictures: [{ file: { path: 'a/photos/leek.jpg' } }, { url: 'https://soups.example/leek.jpg' }],
  });
});

test.each([
  ['a list', [soup, { ...soup, name: 'Other' }]],
  ['a graph', { '@graph': [{ '@type': 'WebPage' }, soup, { ...soup, name: 'Other' }] }],
  ['something that lists them', { version: 1, data: { recipes: [soup, { ...soup, name: 'Other' }] } }],
])('%s of recipes', async (_, json) => {
  const read = await readAll({ 'a.json': JSON.stringify(json) });
  expect(read.map(({ name }) => name)).toEqual(['Leek soup', 'Other']);
  expect(new Set(read.map(({ key }) => key)).size).toBe(2);
});

test('recipes that are parts of another are the lines that name them', async () => {
  const [read] = await readAll({
    'a.json': JSON.stringify({
      ...soup,
      recipeIngredient: ['2 cups stock powder', '1 Stock', 'stockings'],
      hasPart: [
        { '@type': 'Recipe', '@id': 'https://a.example/r/stock', name: 'Stock' },
        { '@type': 'Clip', name: 'a' },
      ],
    }),
  });
  expect(read?.ingredientGroups[0]?.ingredients).toEqual([
    { text: '2 cups stock powder' },
    { text: '1 Stock', recipe: 'Stock' },
    { text: 'stockings' },
  ]);
});

test('what many gave is no rating of the cook', async () => {
  const [read] = await readAll({
    a: JSON.stringify({ ...soup, aggregateRating: { ratingValue: '4.8', ratingCount: 70 } }),
  });
  expect(read?.rating).toBeUndefined();
  expect(read?.unplaced).toContainEqual({ name: 'aggregateRating', text: '4.8 (70)' });
});

test('other JSON is left to others', async () => {
  expect(await readAll({ a: '{"@type":"Article"}', b: '[1,2]', c: '{"recipes":[{}]}' })).toEqual([]);
});
