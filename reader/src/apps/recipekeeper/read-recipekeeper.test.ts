import { expect, test } from 'vitest';
import { page, pie, recipekeeperSample } from '../../../test/samples/recipekeeper.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Recipe Keeper comes with all that it has', async () => {
  const [recipe, ...others] = await readAll(recipekeeperSample);
  expect(others).toEqual([]);
  expect(recipe).toMatchObject({
    app: 'recipekeeper',
    name: 'Leek & pie',
    url: 'https://pies.example/leek',
    author: undefined,
    yield: '6 slices',
    prepTime: 65,
    cookTime: undefined,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'Glaze', ingredients: [{ text: '1 egg' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake.' }] }],
    categories: ['Main', 'Pies'],
    tags: ['Winter'],
    notes: [{ title: null, text: 'Freezes well.\nGood cold.' }],
    nutrition: { calories: '240 kcal' },
    rating: 4,
    isFavourite: true,
    pictures: [{ file: { path: 'k.zip/images/7c1a_0.jpg' } }, { file: { path: 'k.zip/images/7c1a_1.jpg' } }],
  });
});

test('the recipes of a page are told apart, and a source may be a name', async () => {
  const plain =
    '<div class="recipe-details"><h2 itemprop="name">Soup</h2><span itemprop="recipeSource">Ada</span></div>';
  const recipes = await readAll({ 'recipes.html': page(pie + plain) });
  expect(recipes.map(({ key, name }) => [key, name])).toEqual([
    ['recipes.html#1', 'Leek & pie'],
    ['recipes.html#2', 'Soup'],
  ]);
  expect(recipes[1]).toMatchObject({ author: 'Ada', url: undefined, isFavourite: undefined, rating: undefined });
});

test('a page whose recipe is not in an element of its own is one recipe', async () => {
  const recipes = await readAll({ a: page(pie.replace('recipe-details', 'other')) });
  expect(recipes.map(({ name }) => name)).toEqual(['Leek & pie']);
});
