import { expect, test } from 'vitest';
import { paprikaRecipe as recipe } from '../../../test/samples/paprika.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Paprika comes with all that it has', async () => {
  const [read] = await readAll({ 'Leek pie.paprikarecipe': JSON.stringify(recipe) });
  expect(read).toMatchObject({
    app: 'paprika',
    name: 'Leek pie',
    description: 'Good on the second day.',
    author: 'Aunt Ada',
    url: 'https://pies.example/leek',
    yield: '6 slices',
    prepTime: 20,
    cookTime: 70,
    totalTime: undefined,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }, { text: '200 g flour' }] },
      { name: 'For the glaze', ingredients: [{ text: '1 egg' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook the leeks.' }, { text: 'Bake for 40 minutes.' }] }],
    categories: ['Pies', 'Winter'],
    notes: [{ title: null, text: 'Freezes well.' }],
    nutrition: { calories: '310 kcal', fatContent: '12 g' },
    rating: 4,
    isFavourite: true,
    createdAt: '2020-03-31T17:21:49.000Z',
    pictures: [{ bytes: new TextEncoder().encode('a picture') }],
    unplaced: [
      { name: 'Difficulty', text: 'Easy' },
      { name: 'Nutrition', text: 'Serving size: a slice' },
    ],
  });
});

test('a picture that is not in the file is asked for at its address', async () => {
  const [read] = await readAll({ 'any name': JSON.stringify({ ...recipe, photo_data: null }) });
  expect(read?.pictures).toEqual([{ url: 'https://pies.example/leek.jpg' }]);
});

test('fields that are missing or of another kind are empty', async () => {
  const [read] = await readAll({
    a: JSON.stringify({ name: 7, directions: null, source_url: 3, categories: {}, rating: 'x' }),
  });
  expect(read).toMatchObject({ name: '7', ingredientGroups: [], instructionSections: [], categories: [] });
  expect(read?.rating).toBeUndefined();
});

test('other JSON is left to others', async () => {
  expect(await readAll({ a: '{"name":"Pie"}', b: '[]', c: 'no json', d: '' })).toEqual([]);
});

test('what a portion has is read from a sentence of it', async () => {
  const json = JSON.stringify({
    name: 'Pie',
    directions: 'Bake.',
    source_url: '',
    nutritional_info: 'Per serving: 436 calories, 28g protein, 26g fat (7g saturated), few vitamins',
  });
  expect(await readAll({ 'a.paprikarecipe': json })).toMatchObject([
    {
      nutrition: { calories: '436', proteinContent: '28g', fatContent: '26g', saturatedFatContent: '7g' },
      unplaced: [{ name: 'Nutrition', text: 'few vitamins' }],
    },
  ]);
});
