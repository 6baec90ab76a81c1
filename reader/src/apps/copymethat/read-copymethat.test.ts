import { expect, test } from 'vitest';
import { page, pie } from '../../../test/samples/copymethat.ts';
import { readAll } from '../../../test/sent-files.ts';

test('the recipes of a page of Copy Me That, whose ids repeat', async () => {
  const [first, second, ...others] = await readAll({
    'c.zip/recipes.html': page(pie + pie.replace('Leek &amp; pie', 'Second').replace('id="starred"', 'id="x"')),
    'c.zip/images/leek_pie.jpg': 'a',
  });
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    app: 'copymethat',
    name: 'Leek & pie',
    description: 'Good.',
    url: 'https://pies.example/leek',
    yield: '6',
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'Glaze', ingredients: [{ text: '1 egg' }] },
    ],
    instructionSections: [
      { name: null, steps: [{ text: 'Cook.' }] },
      { name: 'Oven', steps: [{ text: 'Bake at 9x13".' }] },
    ],
    tags: ['pie'],
    notes: [{ title: null, text: 'Freezes well.' }],
    rating: 4,
    isFavourite: true,
    pictures: [{ file: { path: 'c.zip/images/leek_pie.jpg' } }],
    unplaced: [{ name: 'Made', text: 'I made this.' }],
  });
  expect(second).toMatchObject({ name: 'Second', isFavourite: undefined });
});

test('other pages are left to others', async () => {
  expect(await readAll({ 'a.html': '<html><div class="recipe">Pie</div></html>' })).toEqual([]);
});

test('recipes that lie in one another by mistake are read in proportion', async () => {
  const nested = 5000;
  const page = `<div class="recipe"><div id="name">Pie</div><ul>${'<li class="recipeIngredient">leeks<ul>'.repeat(nested)}</ul></div>`;
  const [read, ...others] = await readAll({ 'recipes.html': `<meta name="copymethat_class_id_version">${page}` });
  expect(read?.name).toBe('Pie');
  expect(others).toEqual([]);
});
