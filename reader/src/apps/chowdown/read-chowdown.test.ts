import { expect, test } from 'vitest';
import { crust, tart } from '../../../test/samples/chowdown.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Chowdown with what its components bring', async () => {
  const read = await readAll({
    'site/_recipes/leek-tart.md': tart,
    'site/_components/short-crust.md': crust,
    'site/images/leek-tart.jpg': 'a',
  });
  expect(read).toMatchObject([
    {
      app: 'chowdown',
      name: 'Leek tart',
      description: "As at Ada's (http://ada.example/). Yes, please.",
      yield: '6',
      tags: ['winter', 'tarts'],
      ingredientGroups: [
        { name: null, ingredients: [{ text: '2 leeks, sliced' }, { text: '(optional) cheese' }] },
        { name: 'Short crust', ingredients: [{ text: '200 g flour' }] },
      ],
      instructionSections: [
        { name: 'Short crust', steps: [{ text: 'Rub.' }] },
        { name: null, steps: [{ text: 'Cook the leeks.' }, { text: 'Bake.' }] },
      ],
      pictures: [{ file: { path: 'site/images/leek-tart.jpg' } }],
      unplaced: [{ name: 'Oven', text: 'fan' }],
      parts: [{ path: 'site/_components/short-crust.md' }],
    },
  ]);
});

test('a recipe of components alone, and components that are missing', async () => {
  const [read] = await readAll({ 'a.md': '---\nlayout: recipe\ntitle: Platter\ncomponents: [a, b]\n---\n' });
  expect(read).toMatchObject({ name: 'Platter', ingredientGroups: [], instructionSections: [] });
});

test('posts and other Markdown are left to others', async () => {
  expect(await readAll({ 'a.md': '---\nlayout: post\ntitle: A\n---\nText', 'b.md': '# Pie', 'c.md': crust })).toEqual(
    [],
  );
});
