import { expect, test } from 'vitest';
import { nowyourecookingText } from '../../../test/samples/nowyourecooking.ts';
import { readAll } from '../../../test/sent-files.ts';
import type { AppRecipe } from '../app-recipe.ts';

const ingredientsOf = ({ ingredientGroups }: AppRecipe) =>
  ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)]);
const stepsOf = ({ instructionSections }: AppRecipe) =>
  instructionSections.map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);

test('recipes come with their groups and what the program has worked out', async () => {
  const [pie, punch, ...others] = await readAll({ 'a file': nowyourecookingText });
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'nowyourecooking',
    name: 'Leek Pie',
    categories: ['Pies', 'Main Dish'],
    yield: '6 servings',
    prepTime: 45,
    nutrition: { calories: '310.5', proteinContent: '8 g', fatContent: '12 g' },
    notes: [{ title: 'Contributor', text: 'Ada Crust' }],
    unplaced: [{ name: 'Nutrition', text: 'ash: 1.18 g' }],
  });
  expect(pie && ingredientsOf(pie)).toEqual([
    [null, '2 lbs leeks, sliced', '1 1/2 cups milk', '1 can beans, drained'],
    ['Pastry', '3/4 cup flour', 'salt'],
  ]);
  expect(pie && stepsOf(pie)).toEqual([
    [
      null,
      'Cook the leeks in the milk until they are soft, which takes about ten minutes.',
      'Fill the pie. Bake it for 40 minutes at 375 F.',
    ],
  ]);
  expect(punch).toMatchObject({ name: 'Plain Punch', categories: [] });
  expect(punch && ingredientsOf(punch)).toEqual([[null, '2 cups syrup', '1 lime']]);
});
