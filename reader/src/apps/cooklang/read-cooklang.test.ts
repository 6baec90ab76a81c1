import { expect, test } from 'vitest';
import { cooklangSample } from '../../../test/samples/cooklang.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a folder of Cooklang comes with its categories, pictures and other recipes that are asked for', async () => {
  const [pie, toast, ...others] = await readAll(cooklangSample);
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'cooklang',
    name: 'Leek pie',
    description: 'Good cold.',
    url: 'https://pies.example/leek',
    yield: '6',
    prepTime: 10,
    categories: ['Pies'],
    tags: ['winter', 'pies'],
    cuisines: ['Welsh'],
    equipment: ['large pan', 'tin'],
    notes: [{ title: null, text: 'Do not let them brown.' }],
    instructionSections: [
      {
        name: 'Filling',
        steps: [{ text: 'Cook the leeks with salt and black pepper in a large pan for 10 minutes.' }],
      },
      { name: 'Pie', steps: [{ text: 'Line a tin with Pastry, fill it and bake it for 40 minutes. Add salt.' }] },
    ],
    pictures: [{ file: { path: 'book.zip/seed/Pies/leek-pie.jpg' } }],
    unplaced: [{ name: 'Difficulty', text: 'easy' }],
  });
  expect(pie?.ingredientGroups).toEqual([
    {
      name: null,
      ingredients: [
        { text: '2 large leeks, sliced' },
        { text: 'salt' },
        { text: 'black pepper' },
        { text: '1 batch Pastry', recipe: 'Pastry' },
      ],
    },
  ]);
  expect(toast).toMatchObject({ name: 'Toast', yield: '2', totalTime: 5, categories: [], pictures: [] });
  expect(toast?.ingredientGroups[0]?.ingredients.map(({ text }) => text)).toEqual(['2 slices bread', '1/2 tsp butter']);
});

test('a section that lists ingredients alone is a heading among them, and no step', async () => {
  const text = '@salt{}\n\n= Dough =\n\n@flour{200%g}, @water{}\n\n= =\n\nMix all.\n\n= Then =\n\nBake the @dough.\n';
  const [bread] = await readAll({ 'Bread.cook': text });
  expect(bread?.ingredientGroups).toEqual([
    { name: null, ingredients: [{ text: 'salt' }, { text: 'dough' }] },
    { name: 'Dough', ingredients: [{ text: '200 g flour' }, { text: 'water' }] },
  ]);
  expect(bread?.instructionSections).toEqual([
    { name: null, steps: [{ text: 'Mix all.' }] },
    { name: 'Then', steps: [{ text: 'Bake the dough.' }] },
  ]);
});

test('menus and settings are no recipes', async () => {
  expect(
    await readAll({ 'a.menu': '= Monday =\n@./Pie{}\n', 'b.txt': '@./Pie{}\n', 'aisle.conf': '[greens]\nleek\n' }),
  ).toEqual([]);
});
