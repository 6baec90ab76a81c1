import { expect, test } from 'vitest';
import { recipe } from '../../../test/samples/nextcloud.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a folder of Nextcloud Cookbook with its largest picture', async () => {
  const [read, ...others] = await readAll({
    "x/Ada's bread/recipe.json": JSON.stringify(recipe),
    "x/Ada's bread/full.jpg": 'a',
    "x/Ada's bread/thumb.jpg": 'b',
  });
  expect(others).toEqual([]);
  expect(read).toMatchObject({
    app: 'nextcloud',
    name: 'Bread',
    yield: '2',
    prepTime: 10,
    cookTime: undefined,
    totalTime: undefined,
    ingredientGroups: [
      { name: null, ingredients: [{ text: '500 g flour' }, { text: 'Sourdough, 100 g', recipe: 'Sourdough' }] },
      { name: 'Crust', ingredients: [{ text: '1 egg' }] },
    ],
    instructionSections: [
      { name: null, steps: [{ text: 'Mix.' }] },
      { name: 'Oven', steps: [{ text: 'Bake.' }] },
    ],
    categories: [],
    tags: ['bread', 'baking'],
    equipment: ['Oven'],
    pictures: [{ file: { path: "x/Ada's bread/full.jpg" } }],
    parts: [{ path: "x/Ada's bread/thumb.jpg" }],
  });
});

test('one without a picture, in a file that was renamed, is still of schema.org', async () => {
  const read = await readAll({ 'recipe.json': JSON.stringify(recipe), 'bread.json': JSON.stringify(recipe) });
  expect(read.map(({ app, pictures }) => [app, pictures])).toEqual(
    [
      ['schema', []],
      ['nextcloud', []],
    ].toReversed(),
  );
});
