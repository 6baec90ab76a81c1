import { expect, test } from 'vitest';
import { recipe } from '../../../test/samples/tandoor.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Tandoor with steps, their ingredients and files', async () => {
  const [read] = await readAll({
    'out.zip/1.zip/recipe.json': JSON.stringify(recipe),
    'out.zip/1.zip/image.jpeg': 'a',
    'out.zip/1.zip/files/pan.jpg': 'b',
  });
  expect(read).toMatchObject({
    app: 'tandoor',
    name: '“Red” chili',
    description: 'Hot.',
    url: 'https://chili.example/red',
    yield: '4 bowls',
    prepTime: 20,
    cookTime: 60,
    totalTime: 80,
    ingredientGroups: [
      {
        name: 'Sauce',
        ingredients: [{ text: '2 oz chile, dry', quantity: 2, unit: 'oz', food: 'chile', note: 'dry' }],
      },
      { name: 'For later', ingredients: [{ text: 'salt', food: 'salt' }] },
      { name: null, ingredients: [{ text: '0.5 cup cream' }, { text: 'Rice', recipe: 'Rice' }] },
    ],
    instructionSections: [
      { name: 'Sauce', steps: [{ text: 'Fry 2 oz chile, dry and salt.\n\nStir for 5 minutes.' }] },
      { name: null, steps: [{ text: 'Serve.' }, { text: 'Rice' }] },
    ],
    tags: ['Beans', 'Winter'],
    nutrition: { calories: '310 kcal', carbohydrateContent: '12 g', proteinContent: '8 g' },
    pictures: [{ file: { path: 'out.zip/1.zip/image.jpeg' } }, { file: { path: 'out.zip/1.zip/files/pan.jpg' } }],
    unplaced: [
      { name: 'Sauce', text: '15 min' },
      { name: 'Nutrition', text: 'label' },
    ],
  });
});

test('properties of newer versions, several recipes in a file, and what is missing', async () => {
  const properties = [{ property_amount: 7, property_type: { name: 'Protein', unit: 'g' } }];
  const read = await readAll({
    'a.json': JSON.stringify([
      { ...recipe, nutrition: null, properties },
      { name: 'Bare', steps: [], working_time: 0, servings_text: '', keywords: null },
    ]),
  });
  expect(read.map(({ name }) => name)).toEqual(['“Red” chili', 'Bare']);
  expect(read[0]?.nutrition).toEqual({ proteinContent: '7 g' });
  expect(read[1]).toMatchObject({ ingredientGroups: [], instructionSections: [], prepTime: undefined });
});

test('JSON with steps of another kind is left to others', async () => {
  expect(await readAll({ a: '{"steps":["Mix"],"keywords":[],"internal":true}', b: '{"steps":[]}' })).toEqual([]);
});
