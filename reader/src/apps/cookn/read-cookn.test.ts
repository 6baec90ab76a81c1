import { expect, test } from 'vitest';
import { cooknSample } from '../../../test/samples/cookn.ts';
import { readAll } from '../../../test/sent-files.ts';

test("the tables of Cook'n are put together", async () => {
  const [pie, menu, ...others] = await readAll(cooknSample);
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'cookn_dsv',
    name: 'Leek Pie',
    description: 'Good cold.',
    url: 'https://pies.example/leek',
    yield: '6',
    cookTime: 40,
    prepTime: 75,
    categories: ['Pies'],
    rating: 4,
    pictures: [{ file: { path: 'book.dvo/images/77.jpg' } }],
  });
  expect(pie?.parts?.map(({ path }) => path)).toContain('book.dvo/temp_food.dsv');
  expect(pie?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)])).toEqual([
    [null, '1 1/2 cups milk', '2 cups young leek, sliced'],
    ['PASTRY', '1'],
  ]);
  expect(pie?.instructionSections[0]?.steps[0]?.text).toBe('Cook the leeks.');
  expect(menu).toMatchObject({ name: 'Menu 1', ingredientGroups: [], instructionSections: [] });
});
