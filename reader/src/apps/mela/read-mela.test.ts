import { expect, test } from 'vitest';
import { recipe } from '../../../test/samples/mela.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Mela comes with all that it has', async () => {
  const [read] = await readAll({ 'x.melarecipes/1': JSON.stringify(recipe) });
  expect(read).toMatchObject({
    app: 'mela',
    key: 'soups.example/leek',
    name: 'Leek soup',
    description: 'From Ada (https://ada.example).',
    url: 'https://soups.example/leek',
    yield: '4',
    prepTime: 10,
    cookTime: 60,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'Part 2', ingredients: [{ text: '1 egg' }] },
    ],
    instructionSections: [
      { name: null, steps: [{ text: 'Cook.' }] },
      { name: 'To serve', steps: [{ text: 'Pour.' }, { text: 'Eat.' }] },
    ],
    categories: ['Soup'],
    tags: ['Want to cook'],
    isFavourite: true,
    nutrition: { calories: '120 kcal' },
    notes: [{ title: null, text: 'Add cream.' }],
    createdAt: '2022-08-19T07:04:38.500Z',
    pictures: [{ bytes: new TextEncoder().encode('a picture') }],
  });
});

test('a source that is no address is an author', async () => {
  const [read] = await readAll({
    a: JSON.stringify({ ...recipe, link: 'Grandma', favorite: false, wantToCook: false }),
  });
  expect(read).toMatchObject({ author: 'Grandma', url: undefined, isFavourite: false, tags: [] });
});

test('JSON that only has a title is left to others', async () => {
  const read = await readAll({ a: '{"title":"A","ingredients":"b","instructions":"c"}' });
  expect(read.map(({ app }) => app)).toEqual(['schema']);
});
