import { expect, test } from 'vitest';
import { readAll } from '../../../test/sent-files.ts';

const text = `---
title: "Leek [soup]"
servings: "4 bowls"
prep time: "10 minutes"
categories: ["Soup, hot"]
tags: ["Winter"]
tools: ["Large pot"]
nutrition: {"calories":"310"}
rating: 4
source: "https://example.org/leek"
date: "2024-05-06"
image: "images/leek.webp"
larder: ["ingredients","method","note","untitled-note","nutrition","facts"]
---

# Leek [soup]

![Leek](images/leek.webp)

Warm.

- **not** a fact

- **Ergibt:** 4 bowls
- **Tags:** Winter

## Zutaten

- salt

### Base

- 2 leeks, sliced
- 1 [Stock](stock.md)

## Zubereitung

1. **Prepare:** Cut the leek.

   ## Not a part

   1. as it lies
   2. then across

### Then

2. **Boil**

   - slowly

## Tip

Better tomorrow.

## Notiz

Freezes.

## Nährwerte

- Energie: 310

Quelle: <https://example.org/leek>
`;

test('Markdown that we have written comes back whole, whatever its language', async () => {
  const [soup, ...others] = await readAll({ 'recipes/leek.md': text, 'recipes/images/leek.webp': 'a' });
  expect(others).toEqual([]);
  expect(soup).toMatchObject({
    app: 'markdown',
    name: 'Leek [soup]',
    description: 'Warm.\n\n- **not** a fact',
    yield: '4 bowls',
    prepTime: 10,
    categories: ['Soup, hot'],
    tags: ['Winter'],
    equipment: ['Large pot'],
    nutrition: { calories: '310' },
    rating: 4,
    url: 'https://example.org/leek',
    createdAt: '2024-05-06',
    pictures: [{ file: { path: 'recipes/images/leek.webp' } }],
    ingredientGroups: [
      { name: null, ingredients: [{ text: 'salt' }] },
      { name: 'Base', ingredients: [{ text: '2 leeks, sliced' }, { text: '1 Stock', recipe: 'Stock' }] },
    ],
    instructionSections: [
      {
        name: null,
        steps: [{ name: 'Prepare', text: 'Cut the leek.\n\n## Not a part\n\n1. as it lies\n2. then across' }],
      },
      { name: 'Then', steps: [{ name: 'Boil', text: '- slowly' }] },
    ],
  });
  expect(soup?.notes).toEqual([
    { title: 'Tip', text: 'Better tomorrow.' },
    { title: null, text: 'Freezes.' },
  ]);
});

test('Markdown of a recipe that has nothing but a name is known to be ours', async () => {
  const empty = '---\ntitle: "Empty"\ndate: "2026-11-28"\nlarder: []\n---\n\n# Empty\n';
  expect(await readAll({ 'empty.md': empty })).toMatchObject([{ name: 'Empty', ingredientGroups: [], notes: [] }]);
});

test('Markdown of others is read as before', async () => {
  const [pie] = await readAll({
    'pie.md': '# Pie\n\n## Ingredients\n\n- 3 apples\n\n## Method\n\n1. Bake the apples.\n',
  });
  expect(pie).toMatchObject({ name: 'Pie', ingredientGroups: [{ ingredients: [{ text: '3 apples' }] }] });
});
