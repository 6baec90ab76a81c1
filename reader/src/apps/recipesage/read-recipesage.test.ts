import { expect, test } from 'vitest';
import { document, pie, recipesageSample } from '../../../test/samples/recipesage.ts';
import { readAll } from '../../../test/sent-files.ts';

const all = {
  app: 'recipesage',
  name: 'Leek & pie',
  description: 'Good.',
  author: 'Ada',
  url: 'https://pies.example/leek',
  yield: '6 slices',
  prepTime: 35,
  totalTime: 75,
  ingredientGroups: [
    { name: null, ingredients: [{ text: '2 leeks' }] },
    { name: 'Glaze', ingredients: [{ text: '1 egg' }] },
  ],
  instructionSections: [
    { name: null, steps: [{ text: 'Cook.' }] },
    { name: 'Oven', steps: [{ text: 'Bake.' }] },
  ],
  tags: ['pies', 'winter'],
  notes: [{ title: null, text: 'Freezes well.' }],
  rating: 4,
  createdAt: '2024-03-01T10:00:00.000Z',
  pictures: [{ url: 'https://pies.example/leek.jpg' }],
};

test('a recipe of RecipeSage comes with all that it has', async () => {
  expect(await readAll(recipesageSample)).toMatchObject([all]);
});

test('a list may be one element for each of its texts', async () => {
  const labels = '<labels>pies</labels><labels>winter</labels>';
  const plain = pie.replace(/<labels>.*<\/labels>/, labels).replaceAll('recipe>', 'recipes>');
  const read = await readAll({ a: document(plain + plain) });
  expect(read).toMatchObject([all, all]);
  expect(read.map(({ key }) => key)).toEqual(['a#1', 'a#2']);
});

test('the recipes of an element that holds them all are told apart', async () => {
  expect(await readAll({ a: document(`<recipes>${pie}${pie}</recipes>`) })).toMatchObject([all, all]);
});
