import { expect, test } from 'vitest';
import { mastercookText } from '../../../test/samples/mastercook-text.ts';
import { readAll } from '../../../test/sent-files.ts';
import type { AppRecipe } from '../app-recipe.ts';

const ingredientsOf = ({ ingredientGroups }: AppRecipe) =>
  ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)]);
const stepsOf = ({ instructionSections }: AppRecipe) =>
  instructionSections.map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);

test('a recipe comes with what stands before and after its method', async () => {
  const [pie, punch, ...others] = await readAll({ mail: mastercookText });
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'mastercook_text',
    name: 'Leek Pie #2',
    description: 'Good on the second day, and on the third.',
    url: 'https://pies.example/leek',
    author: 'Ada Crust, The Village Cook',
    yield: '6',
    prepTime: 45,
    cookTime: 40,
    totalTime: 90,
    categories: ['Pies', 'Main Dishes', 'Winter'],
    nutrition: { calories: '310', fatContent: '12g', proteinContent: '8g' },
    unplaced: [
      { name: 'Yield', text: '12 slices' },
      { name: 'Copyright', text: '1999 Ada' },
      { name: 'Ratings', text: 'Difficulty 3' },
    ],
  });
  expect(pie?.notes).toContainEqual({ title: 'NOTES', text: 'Freezes well.' });
  expect(pie?.notes).toContainEqual({ title: null, text: 'Take it out in the evening.' });
  expect(pie?.notes).toContainEqual({ title: 'Suggested Wine', text: 'A dry white' });
  expect(pie && ingredientsOf(pie)).toEqual([
    [null, '2 pounds leeks, sliced', '1 1/2 cups milk', '1 14 oz can beans, drained', 'salt and pepper, to taste'],
    ['PASTRY', '3/4 cup flour'],
  ]);
  expect(pie && stepsOf(pie)).toEqual([
    [null, 'Cook the leeks in the milk until soft.', 'Fill the pie and bake it for 40 minutes.'],
  ]);
  expect(punch).toMatchObject({ name: 'Plain Punch', prepTime: undefined, categories: ['Drinks'] });
  expect(punch && ingredientsOf(punch)).toEqual([
    [null, '1 1/2 ounces Syrup', '1/2 ounce Lime juice', '1 dash Bitters'],
  ]);
  expect(punch && stepsOf(punch)).toEqual([[null, 'Shake it and serve it in a cold glass.']]);
});

test('a recipe without the line of the program, and one that is a tip', async () => {
  const [tip] = await readAll({
    a: 'Keeping Leeks\n\nRecipe By     : Ada\nServing Size  : 1    Preparation Time :0:00\nCategories    : Tips\n\nWrap them.\n',
  });
  expect(tip).toMatchObject({ app: 'mastercook_text', name: 'Keeping Leeks', author: 'Ada', ingredientGroups: [] });
  expect(tip && stepsOf(tip)).toEqual([[null, 'Wrap them.']]);
});

test('XML of the same program that was made of such a text is left to its own reader', async () => {
  const [read, ...others] = await readAll({
    a: '<?xml version="1.0"?><mx2><RcpE name="Pie"><Note>\n* Exported from MasterCook *\n</Note></RcpE></mx2>',
  });
  expect(others).toEqual([]);
  expect(read).toMatchObject({ app: 'mastercook_xml', name: 'Pie' });
});
