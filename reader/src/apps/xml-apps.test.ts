import { expect, test } from 'vitest';
import {
  gourmetSample,
  krecipesSample,
  livingcookbookSample,
  macgourmetSample,
  mastercookXmlSample,
  recipemlSample,
} from '../../test/samples/xml-apps.ts';
import { readAll } from '../../test/sent-files.ts';
import type { AppRecipe } from './app-recipe.ts';

const groups = ({ ingredientGroups }: AppRecipe) =>
  ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)]);
const steps = ({ instructionSections }: AppRecipe) =>
  instructionSections.map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);

const only = async (files: Record<string, string>) => {
  const [recipe] = await readAll(files);
  if (!recipe) throw new Error('no recipe');
  return recipe;
};

test('RecipeML', async () => {
  const recipe = await only(recipemlSample);
  expect(recipe).toMatchObject({
    app: 'recipeml',
    name: 'Leek Pie',
    url: 'https://pies.example/leek',
    categories: ['Pies', 'Winter'],
    yield: '4-6 slices',
    cookTime: 40,
    totalTime: 75,
    notes: [{ title: null, text: 'Freezes well.' }],
  });
  expect(groups(recipe)).toEqual([
    [null, '2 leeks, or 3 onions'],
    ['Pastry', '200 g flour, sifted'],
  ]);
  expect(steps(recipe)).toEqual([[null, 'Cook & stir.', 'Bake.']]);
});

test('Krecipes', async () => {
  const recipe = await only(krecipesSample);
  expect(recipe).toMatchObject({
    app: 'krecipes',
    name: 'Leek Pie',
    author: 'Ada, Bob',
    categories: ['Pies', 'Winter'],
    yield: '4-6 slices',
    prepTime: 75,
    pictures: [{ bytes: expect.any(Uint8Array) }],
  });
  expect(groups(recipe)).toEqual([
    [null, '2 leeks, or', '3 onions'],
    ['Pastry', '200 g flour, sifted'],
  ]);
  expect(steps(recipe)).toEqual([[null, 'Cook & stir.', 'Bake.']]);
});

test('Gourmet', async () => {
  const [recipe, pastry] = await readAll(gourmetSample);
  if (!recipe || !pastry) throw new Error('no recipe');
  expect(recipe).toMatchObject({
    app: 'gourmet',
    name: 'Leek Pie',
    author: 'Ada',
    url: 'https://pies.example/leek',
    categories: ['Pies', 'Winter'],
    cuisines: ['Welsh'],
    yield: '6 slices',
    prepTime: 40,
    rating: 4,
    notes: [{ title: null, text: 'Freezes well.' }],
    pictures: [{ bytes: expect.any(Uint8Array) }],
  });
  expect(groups(recipe)).toEqual([
    [null, '2 leeks', '1 Pastry'],
    ['Glaze', '1 egg, optional'],
  ]);
  expect(recipe.ingredientGroups[0]?.ingredients[1]?.recipe).toBe(pastry.key);
  expect(steps(recipe)).toEqual([[null, 'Cook well.', 'Bake.']]);
});

test('Living Cookbook', async () => {
  const recipe = await only(livingcookbookSample);
  expect(recipe).toMatchObject({
    app: 'livingcookbook',
    name: 'Leek Pie',
    description: 'Good\ncold.',
    author: 'Ada',
    url: 'https://pies.example/leek',
    yield: '6',
    prepTime: 20,
    totalTime: 75,
    categories: ['Pies', 'Winter'],
    rating: 4,
    createdAt: '2010-09-21',
    pictures: [{ file: { path: 'pies/Images/Pie.PNG' } }],
  });
  expect(recipe.notes.map(({ text }) => text)).toEqual(['Freezes well.', 'Nice.']);
  expect(groups(recipe)).toEqual([
    [null, '2 leeks'],
    ['Pastry', '200 g flour'],
  ]);
  expect(steps(recipe)).toEqual([['Pastry', 'Rub in.']]);
});

test('MasterCook, also with inch marks that make it no XML', async () => {
  const recipe = await only(mastercookXmlSample);
  expect(recipe).toMatchObject({
    app: 'mastercook_xml',
    name: 'Leek Pie in a 9" pan',
    author: 'Ada',
    description: 'Good cold.',
    yield: '6',
    prepTime: 20,
    cookTime: 40,
    totalTime: 75,
    categories: ['Pies'],
    notes: [{ title: null, text: 'Freezes well.' }],
    nutrition: { calories: '58', fatContent: '5g', sodiumContent: '268mg' },
    unplaced: [{ name: 'Wine', text: 'A dry white' }],
  });
  expect(groups(recipe)).toEqual([
    [null, '2 leeks, sliced'],
    ['For the Pastry', '1 1/2 cups flour', '1 Egg Glaze'],
  ]);
  expect(recipe.ingredientGroups[1]?.ingredients[1]?.recipe).toBe('Egg Glaze');
  expect(steps(recipe)).toEqual([[null, 'Cook.', 'Bake.']]);
});

test('MacGourmet', async () => {
  const recipe = await only(macgourmetSample);
  expect(recipe).toMatchObject({
    app: 'macgourmet',
    name: 'Leek Pie',
    author: 'Ada',
    yield: '6',
    totalTime: 75,
    categories: ['Pies', 'Main'],
    tags: ['winter', 'cold'],
    notes: [{ title: null, text: 'Freezes well.' }],
    nutrition: { calories: '400 cals', fatContent: '21 g' },
    pictures: [{ bytes: expect.any(Uint8Array) }],
  });
  expect(groups(recipe)).toEqual([
    [null, '2 leeks, sliced'],
    ['Pastry', '200 g flour'],
  ]);
  expect(steps(recipe)).toEqual([[null, 'Cook.', 'Bake.']]);
});

test('other XML is left to others', async () => {
  expect(await readAll({ a: '<?xml version="1.0"?><recipes><recipe><title>Pie</title></recipe></recipes>' })).toEqual(
    [],
  );
  expect(await readAll({ a: '<plist><dict><key>Name</key><string>x</string></dict></plist>' })).toEqual([]);
});
