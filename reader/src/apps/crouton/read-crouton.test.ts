import { expect, test } from 'vitest';
import { croutonSample, recipe } from '../../../test/samples/crouton.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Crouton comes with all that it has, in its order', async () => {
  const [read, ...others] = await readAll(croutonSample);
  expect(others).toEqual([]);
  expect(read).toMatchObject({
    app: 'crouton',
    key: 'Leek pie.crumb',
    name: 'Leek pie',
    url: 'https://pies.example/leek',
    author: 'pies.example',
    yield: '6',
    prepTime: 35,
    cookTime: 40,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2-3 leeks' }, { text: 'salt' }] },
      { name: 'Pastry', ingredients: [{ text: '200 g flour', quantity: 200, unit: 'g', food: 'flour' }] },
    ],
    instructionSections: [
      { name: null, steps: [{ text: 'Cook.' }] },
      { name: 'Oven', steps: [{ text: 'Bake.' }] },
    ],
    tags: ['Pies', 'Winter'],
    notes: [{ title: null, text: 'Freezes well.' }],
    nutrition: { calories: '240 kcal' },
    rating: undefined,
    pictures: [{ bytes: new TextEncoder().encode('a picture') }],
  });
});

test('a unit that is not known stands as it is', async () => {
  const ingredients = [{ ingredient: { name: 'tomatoes' }, quantity: { amount: 1, quantityType: 'CAN' } }];
  const [read] = await readAll({ a: JSON.stringify({ ...recipe, ingredients }) });
  expect(read?.ingredientGroups).toMatchObject([{ ingredients: [{ text: '1 can tomatoes' }] }]);
});

test('JSON that only has a name and steps is left to others', async () => {
  const read = await readAll({ a: '{"name":"Pie","steps":[{"step":"Bake."}],"ingredients":["2 leeks"]}' });
  expect(read.map(({ app }) => app)).toEqual(['schema']);
});
