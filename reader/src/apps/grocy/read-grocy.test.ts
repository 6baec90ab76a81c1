import { expect, test } from 'vitest';
import { grocySample, products, quantity_units, recipes, recipes_pos } from '../../../test/samples/grocy.ts';
import { readAll } from '../../../test/sent-files.ts';

const pie = {
  app: 'grocy',
  name: 'Leek pie',
  yield: '6',
  createdAt: '2024-03-01T10:00:00.000Z',
  ingredientGroups: [
    { name: null, ingredients: [{ text: '2 leeks, sliced' }, { text: 'a pinch of salt' }] },
    { name: 'Pastry', ingredients: [{ text: '200 g flour' }] },
  ],
  instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake & eat.' }] }],
};

test('a recipe of Grocy comes with its lines, and a day of the plan is none', async () => {
  const read = await readAll(grocySample);
  expect(read).toMatchObject([pie]);
});

test('each list may be a file of its own, and a picture lies beside', async () => {
  const read = await readAll({
    'g/products.json': JSON.stringify(products),
    'g/pie.jpg': 'a',
    'g/quantity_units.json': JSON.stringify(quantity_units),
    'g/recipes.json': JSON.stringify(recipes),
    'g/recipes_pos.json': JSON.stringify(recipes_pos),
  });
  expect(read).toMatchObject([{ ...pie, pictures: [{ file: { path: 'g/pie.jpg' } }] }]);
});

test('of products that did not come, lines have amounts and notes', async () => {
  const [read] = await readAll({ a: JSON.stringify({ recipes, recipes_pos, quantity_units }) });
  expect(read?.ingredientGroups).toMatchObject([
    { ingredients: [{ text: '2, sliced' }, { text: 'a pinch of' }] },
    { name: 'Pastry', ingredients: [{ text: '200 g' }] },
  ]);
});
