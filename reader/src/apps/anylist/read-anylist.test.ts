import { expect, test } from 'vitest';
import { anylistRecipe, anylistSample } from '../../../test/samples/anylist.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of AnyList comes with all that it has', async () => {
  const [read, ...others] = await readAll(anylistSample);
  expect(others).toEqual([]);
  expect(read).toMatchObject({
    app: 'anylist',
    name: 'Leek pie',
    url: 'https://pies.example/leek',
    author: 'Pies of the world',
    yield: '6 servings',
    prepTime: 20,
    cookTime: 40,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks, sliced' }] },
      { name: 'Dough', ingredients: [{ text: '200 g flour, sifted' }] },
    ],
    instructionSections: [{ name: 'Filling', steps: [{ text: 'Cook the leeks.' }, { text: 'Bake.' }] }],
    categories: ['Pies'],
    notes: [{ title: null, text: 'Better the next day.' }],
    nutrition: { calories: '320 kcal' },
    rating: 4,
    createdAt: '2020-01-01T12:00:00.000Z',
    pictures: [{ url: 'https://photos.example/leek.jpg' }],
  });
});

test('one recipe alone is read, with a picture that lies beside it', async () => {
  const { photoUrls: _, ...recipe } = anylistRecipe;
  const files = { 'x/a.json': JSON.stringify({ ...recipe, photoIds: ['p1'] }), 'x/p1.jpg': 'a' };
  expect(await readAll(files)).toMatchObject([{ app: 'anylist', pictures: [{ file: { path: 'x/p1.jpg' } }] }]);
});
