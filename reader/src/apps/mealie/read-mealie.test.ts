import { expect, test } from 'vitest';
import { mealieRecipe } from '../../../test/samples/mealie.ts';
import { readAll } from '../../../test/sent-files.ts';

const id = '0e3a1f0e-1111-4222-8333-444455556666';

test('a backup of the alpha, in snake case', async () => {
  const folder = 'backup/recipes/plum-cake';
  const [read] = await readAll({
    [`${folder}/plum-cake.json`]: JSON.stringify(mealieRecipe),
    [`${folder}/images/original.webp`]: 'a',
    [`${folder}/images/tiny-original.webp`]: 'b',
    [`${folder}/assets/card.pdf`]: 'c',
  });
  expect(read).toMatchObject({
    app: 'mealie_alpha',
    id: undefined,
    name: 'Plum cake',
    url: 'https://cakes.example/plum',
    yield: '12 pieces',
    totalTime: 70,
    cookTime: 1440,
    ingredientGroups: [{ name: 'Dough', ingredients: [{ text: '1/2 cup flour' }, { text: '2 eggs' }] }],
    instructionSections: [
      { name: null, steps: [{ text: 'Mix.' }] },
      { name: 'Oven', steps: [{ text: 'Bake.' }] },
    ],
    categories: ['Cake'],
    tags: ['plums'],
    equipment: ['Tin'],
    nutrition: { fatContent: '12' },
    notes: [{ title: 'Tip', text: 'Use ripe plums.' }],
    rating: 5,
    createdAt: '2021-10-26',
    pictures: [{ file: { path: `${folder}/images/original.webp` } }],
    parts: [{ path: `${folder}/images/tiny-original.webp` }],
    assets: [{ name: 'Card', fileName: 'card.pdf', icon: 'mdi-file-pdf', file: { path: `${folder}/assets/card.pdf` } }],
    unplaced: [
      { name: 'wine', text: 'none' },
      { name: 'Comment', text: 'Good! (ada)' },
    ],
  });
});

test('a zip of one recipe of a later version, in camel case', async () => {
  const line = {
    quantity: 0.333333333,
    unit: { name: 'cup', abbreviation: 'c' },
    food: { name: 'flour' },
    note: 'sifted',
    display: '1/3 cup flour, sifted',
    disableAmount: false,
    title: null,
  };
  const recipe = {
    id,
    groupId: id,
    name: 'Tart',
    slug: 'tart',
    recipeServings: 4,
    recipeYieldQuantity: 1,
    recipeYield: 'tart',
    recipeIngredient: [
      line,
      { quantity: 1, unit: null, food: null, note: '1 pinch of salt' },
      { quantity: 2, note: '', food: null, unit: null, referencedRecipe: { id, name: 'Pastry', slug: 'pastry' } },
      { quantity: 0, note: '', originalText: 'love' },
    ],
    recipeInstructions: [{ title: null, summary: 'Start', text: 'Mix.' }],
    lastMade: '2024-05-06T10:00:00',
    createdAt: '2024-01-01T08:00:00',
    orgURL: null,
  };
  const [read] = await readAll({ 'tart.zip/tart.json': JSON.stringify(recipe), 'tart.zip/original.webp': 'a' });
  expect(read).toMatchObject({
    id,
    yield: '4 servings (1 tart)',
    lastMade: '2024-05-06T10:00:00.000Z',
    createdAt: '2024-01-01T08:00:00.000Z',
    instructionSections: [{ name: null, steps: [{ name: 'Start', text: 'Mix.' }] }],
    pictures: [{ file: { path: 'tart.zip/original.webp' } }],
  });
  expect(read?.ingredientGroups[0]?.ingredients).toEqual([
    { text: '0.333 cup flour, sifted', quantity: 0.333333333, unit: 'cup', food: 'flour', note: 'sifted' },
    { text: '1 pinch of salt', note: '1 pinch of salt' },
    { text: '2 Pastry', quantity: 2, food: 'Pastry', recipe: id },
    { text: 'love' },
  ]);
});

test('schema.org and other JSON with a slug are left to others', async () => {
  expect(await readAll({ a: '{"slug":"a","name":"A"}', b: '{"recipeIngredient":[]}' })).toEqual([]);
});
