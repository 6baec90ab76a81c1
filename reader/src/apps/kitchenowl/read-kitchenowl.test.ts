import { expect, test } from 'vitest';
import { kitchenowlSample, recipe } from '../../../test/samples/kitchenowl.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of KitchenOwl comes with all that it has', async () => {
  const [read, ...others] = await readAll(kitchenowlSample);
  expect(others).toEqual([]);
  expect(read).toMatchObject({
    app: 'kitchenowl',
    name: 'Leek pie',
    url: 'https://pies.example/leek',
    yield: '6',
    prepTime: 35,
    cookTime: 40,
    totalTime: 75,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 Leek' }, { text: '100 ml Cream, optional' }, { text: 'Salt' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook well.' }, { text: 'Bake.' }] }],
    tags: ['Pies', 'Winter'],
    pictures: [{ url: 'https://pies.example/leek.jpg' }],
  });
});

test('a picture may lie beside the file, tags may be objects, and zeros say nothing', async () => {
  const other = { ...recipe, yields: 0, time: 0, source: 'Grandma', photo: 'leek.jpg', tags: [{ name: 'Pies' }] };
  const [read] = await readAll({ 'x/a.json': JSON.stringify({ recipes: [other] }), 'x/leek.jpg': 'a' });
  expect(read).toMatchObject({
    author: 'Grandma',
    url: undefined,
    yield: undefined,
    totalTime: undefined,
    tags: ['Pies'],
    pictures: [{ file: { path: 'x/leek.jpg' } }],
  });
});

test('other lists of recipes are left to others', async () => {
  expect(await readAll({ a: '{"recipes":[{"name":"Pie","items":[]}]}' })).toEqual([]);
});
