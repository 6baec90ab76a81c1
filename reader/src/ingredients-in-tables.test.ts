import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const pageWith = (list: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Country loaf</title></head><body><main><h1>Country loaf</h1><p>For the weekend.</p><h2>Ingredients</h2>${list}<h2>Method</h2><ol><li>Mix the flour with the water and let it rest for 40 minutes.</li><li>Add starter and salt, and fold four times in three hours.</li><li>Shape, prove overnight and bake at 240 °C for 45 minutes.</li></ol></main></body></html>`;

const groupsIn = (list: string, lang?: string) => {
  const read = readRecipe({ html: pageWith(list, lang), url: 'https://crumb.example/loaf' });
  return read?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]);
};

const table = (head: string[], ...rows: string[][]) => {
  const cells = (row: string[], name: string) => row.map((cell) => `<${name}>${cell}</${name}>`).join('');
  return `<table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table>`;
};

test.each([
  [
    'shares of the flour are no amounts, and the total is no ingredient',
    table(
      ['Ingredient', 'Weight', 'Baker’s %'],
      ['Bread flour', '900 g', '90%'],
      ['Rye flour', '100 g', '10%'],
      ['Water', '750 g', '75%'],
      ['Total', '1750 g', '175%'],
    ),
    [[null, 'Bread flour 900 g', 'Rye flour 100 g', 'Water 750 g']],
  ],
  [
    'a unit above the column belongs to each number below it',
    table(
      ['Ingredients', 'kg', '%'],
      ['Strong flour', '1.000', '100'],
      ['Water', '0.650', '65'],
      ['Salt', '0.018', '1.8'],
    ),
    [[null, 'Strong flour 1.000 kg', 'Water 0.650 kg', 'Salt 0.018 kg']],
  ],
  [
    'a column of groups',
    table(
      ['Group', 'Ingredient', 'Amount'],
      ['Dough', 'Flour', '500 g'],
      ['', 'Water', '350 g'],
      ['Filling', 'Butter', '100 g'],
      ['', 'Sugar', '80 g'],
    ),
    [
      ['Dough', 'Flour 500 g', 'Water 350 g'],
      ['Filling', 'Butter 100 g', 'Sugar 80 g'],
    ],
  ],
  [
    'amounts in several units: the first one, and the others in brackets',
    table(
      ['Ingredient', 'Volume', 'Ounces', 'Grams'],
      ['All-purpose flour', '2 cups', '8 1/2', '241'],
      ['Sugar', '1/2 cup', '3 1/2', '99'],
      ['Butter', '8 tbsp', '4', '113'],
    ),
    [
      [
        null,
        'All-purpose flour 2 cups (8 1/2 ounces, 241 grams)',
        'Sugar 1/2 cup (3 1/2 ounces, 99 grams)',
        'Butter 8 tbsp (4 ounces, 113 grams)',
      ],
    ],
  ],
  [
    'shares without a heading, below the names of groups',
    '<table><tr><th colspan="3">Levain</th></tr><tr><td>50 g</td><td>rye flour</td><td>50%</td></tr><tr><td>100 g</td><td>water</td><td>100%</td></tr><tr><th colspan="3">Dough</th></tr><tr><td>900 g</td><td>bread flour</td><td></td></tr><tr><td>20 g</td><td>salt</td><td>2%</td></tr></table>',
    [
      ['Levain', '50 g rye flour', '100 g water'],
      ['Dough', '900 g bread flour', '20 g salt'],
    ],
  ],
  [
    'amount, unit and food in columns of their own',
    table(['Qty', 'Unit', 'Ingredient'], ['2', 'cups', 'flour'], ['1/2', 'tsp', 'salt'], ['3', '', 'eggs']),
    [[null, '2 cups flour', '1/2 tsp salt', '3 eggs']],
  ],
  [
    'boxes that are laid out as a table',
    `<div class="list"><div class="whole">Group 1</div><div class="wide"><span class="sr-only">Ingredient</span></div><div class="slim">KG</div><div class="wide">Boiling water (~100°C)</div><div class="slim">0.160</div><div class="wide">Glaze powder</div><div class="slim">1.000</div></div><div class="list"><div class="whole"><b>Total Weight</b>: 1.160</div></div>`,
    [['Group 1', 'Boiling water (~100°C) 0.160 kg', 'Glaze powder 1.000 kg']],
  ],
])('%s', (_, list, groups) => {
  expect(groupsIn(list)).toEqual(groups);
});

test('a food may be called as a total is', () => {
  const list = table(
    ['Ingredient', 'g'],
    ['Total 0% yoghurt', '200'],
    ['Sugar', '50'],
    ['Cream', '100'],
    ['Total', '350'],
  );
  expect(groupsIn(list)).toEqual([[null, 'Total 0% yoghurt 200 g', 'Sugar 50 g', 'Cream 100 g']]);
});

test('in other languages', () => {
  const list = table(
    ['Zutat', 'Menge (g)', 'Anteil'],
    ['Mehl', '500', '100 %'],
    ['Wasser', '325', '65 %'],
    ['Salz', '10', '2 %'],
  );
  expect(groupsIn(list.replace('Zutat<', 'Zutaten<'), 'de')).toEqual([
    [null, 'Mehl 500 g', 'Wasser 325 g', 'Salz 10 g'],
  ]);
});

test('a table of something else is read as before', () => {
  expect(
    groupsIn(
      '<table><tr><td>2 cups</td><td>flour</td></tr><tr><td>1 tsp</td><td>salt</td></tr><tr><td>1 cup</td><td>milk</td></tr></table>',
    ),
  ).toEqual([[null, '2 cups flour', '1 tsp salt', '1 cup milk']]);
});
