import { expect, test } from 'vitest';
import { readAll } from '../../../test/sent-files.ts';

const recipe = {
  uid: 'A1',
  name: 'Leek pie',
  ingredients: '2 leeks\n200 g flour\nFor the glaze:\n1 egg',
  directions: '1. Cook the leeks.\n\n2. Bake for 40 minutes.',
  description: 'Good on the second day.',
  notes: 'Freezes well.',
  nutritional_info: 'Calories: 310 kcal\nTotal Fat: 12 g\nServing size: a slice',
  servings: '6 slices',
  prep_time: '20 mins',
  cook_time: '1 hr 10 mins',
  total_time: '',
  difficulty: 'Easy',
  source: 'Aunt Ada',
  source_url: 'https://pies.example/leek',
  image_url: 'https://pies.example/leek.jpg',
  categories: ['Pies', 'Winter'],
  rating: 4,
  on_favorites: 1,
  created: '2020-03-31 17:21:49',
  photo_data: btoa('a picture'),
};

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
