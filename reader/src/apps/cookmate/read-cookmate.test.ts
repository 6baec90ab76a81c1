import { expect, test } from 'vitest';
import { cookmateSample } from '../../../test/samples/cookmate.ts';
import { readAll } from '../../../test/sent-files.ts';

test('recipes of Cookmate come with the picture that was on the phone', async () => {
  const [pie, toast, ...others] = await readAll(cookmateSample);
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'cookmate',
    name: 'Leek Pie',
    description: 'Good cold.',
    url: 'https://pies.example/leek',
    author: 'Ada',
    language: 'en',
    yield: '6 slices',
    prepTime: 20,
    cookTime: 60,
    totalTime: 80,
    categories: ['Pies', 'Winter'],
    tags: ['family'],
    notes: [{ title: null, text: 'Freezes well.' }],
    nutrition: { calories: '310 calories', fatContent: '12 g' },
    rating: 4,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'For the pastry', ingredients: [{ text: '200 g flour' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook & stir.' }, { text: 'Bake.' }] }],
    pictures: [{ file: { path: 'my.mcb/images/Leek_Pie.jpg' } }],
  });
  expect(toast?.ingredientGroups[0]?.ingredients.map(({ text }) => text)).toEqual(['1 slice of bread', 'butter']);
});
