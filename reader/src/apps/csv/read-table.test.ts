import { expect, test } from 'vitest';
import {
  myrecipeboxSample,
  plantoeatSample,
  tableCsv,
  tableSample,
  urlListSample,
} from '../../../test/samples/tables.ts';
import { readAll, sentFiles } from '../../../test/sent-files.ts';
import { surroundingsIn } from '../read-export.ts';
import { OpenedFile } from '../sent-file.ts';
import { rowsOfCsv } from './parse-csv.ts';
import { columnsOf, readTable } from './read-table.ts';

const opened = (text: string) =>
  new OpenedFile('a.csv', new TextEncoder().encode(text), surroundingsIn(sentFiles({}))('a.csv'));

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons and decimals',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb, c\n1\t2',
    [
      ['a', 'b, c'],
      ['1', '2'],
    ],
  ],
  ['what it says of itself', 'sep=;\na,x;b', [['a,x', 'b']]],
  ['quotes', '"a ""x""","b\nc", "d"\n', [['a "x"', 'b\nc', 'd']]],
  ['quotes in the middle', '9" tin,"a 9" tin",c', [['9" tin', 'a 9" tin', 'c']]],
  ['quotes with a backslash', '"a \\"x\\" b",c', [['a "x" b', 'c']]],
  ['a quote that nothing closes', 'a,"b\nc', [['a', 'b\nc']]],
  [
    'empty cells and rows',
    'a,,\n\n,,\nb,c,d',
    [
      ['a', '', ''],
      ['b', 'c', 'd'],
    ],
  ],
])('%s part a table', (_, text, rows) => {
  expect([...rowsOfCsv(text)]).toEqual(rows);
});

test('a table of Plan to Eat', async () => {
  const [pie, bare] = await readAll(plantoeatSample);
  expect(pie).toMatchObject({
    app: 'plantoeat',
    name: 'Leek pie',
    description: 'Good,\n"cold" too.',
    url: 'https://pies.example/leek',
    author: 'Ada',
    yield: '6',
    prepTime: 75,
    cookTime: 30,
    totalTime: 105,
    ingredientGroups: [
      { name: 'Filling', ingredients: [{ text: '2 itm Leeks, sliced' }] },
      { name: 'Crust', ingredients: [{ text: '1 pkg Pastry' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake.' }] }],
    categories: ['Main'],
    cuisines: ['French'],
    tags: ['Leeks', 'Winter', 'Cheap'],
    nutrition: { calories: '310', fatContent: '12' },
    rating: 3,
    createdAt: '2023-10-13T20:29:29.000Z',
    pictures: [{ url: 'https://pies.example/leek.jpg' }],
    unplaced: [{ name: 'Yield', text: '1 pie' }],
  });
  expect(bare).toMatchObject({ name: 'Bare', ingredientGroups: [{ ingredients: [{ text: '1 egg' }] }], pictures: [] });
});

test('a table of My Recipe Box', async () => {
  const [read] = await readAll(myrecipeboxSample);
  expect(read).toMatchObject({
    app: 'myrecipebox',
    name: 'Leek pie',
    url: 'https://pies.example/leek',
    yield: '6',
    prepTime: 10,
    cookTime: 15,
    totalTime: 30,
    ingredientGroups: [{ name: null, ingredients: [{ text: '2 leeks ((sliced))' }, { text: 'FRESH HERBS' }] }],
    categories: ['Pies', 'Winter'],
    tags: ['slow'],
    isFavourite: true,
    rating: 4,
    nutrition: { calories: '150 kcal', proteinContent: '3 g' },
    notes: [{ title: null, text: 'Freezes well.' }],
    video: 'https://video.example/1',
    pictures: [{ url: 'https://pies.example/leek.jpg' }],
    unplaced: [{ name: 'inactiveTime', text: '5' }],
  });
});

test('a list of links with tags, whose pages have to be fetched', async () => {
  const links = [
    { isLink: true, url: 'https://pies.example/leek', tags: ['winter', 'slow'], categories: ['mains'], name: '' },
    { isLink: true, url: 'https://soups.example/pea', tags: [], categories: ['soups'] },
  ];
  expect(await readAll(urlListSample)).toMatchObject(links);
  expect(await readAll({ a: 'https://pies.example/leek,winter\nhttps://soups.example/pea,slow' })).toMatchObject([
    { isLink: true, url: 'https://pies.example/leek', tags: ['winter'] },
    { isLink: true, url: 'https://soups.example/pea' },
  ]);
});

test('a table of nobody’s format is read by the words above its columns', async () => {
  const [read] = await readAll(tableSample);
  expect(read).toMatchObject({
    app: 'table',
    name: 'Lauchkuchen',
    yield: '4',
    ingredientGroups: [{ name: null, ingredients: [{ text: '2 Stangen Lauch' }, { text: '200 g Mehl' }] }],
    instructionSections: [{ name: null, steps: [{ text: 'Lauch kochen.' }, { text: 'Backen.' }] }],
    categories: ['Kuchen', 'Winter'],
    unplaced: [{ name: 'Gang Nr', text: '7' }],
  });
});

test.each([
  [
    'Titel;Zutatenliste;So geht\u2019s;Portionen;Dauer gesamt;Herkunft',
    'name ingredients instructions yield totalTime source',
  ],
  ['Název;Suroviny;Postup;Počet porcí;Doba přípravy', 'name ingredients instructions yield prepTime'],
  ['Tarif adı;Malzemeler;Yapılışı;Kaç kişilik;Notlar', 'name ingredients instructions yield notes'],
  ['Τίτλος;Υλικά;Εκτέλεση;Μερίδες;Κατηγορία', 'name ingredients instructions yield categories'],
  ['料理名;材料;作り方;写真', 'name ingredients instructions picture'],
  ['اسم الوصفة;المقادير;طريقة التحضير;صورة', 'name ingredients instructions picture'],
  ['Назва;Інгредієнти;Приготування;Порції', 'name ingredients instructions yield'],
])('headers are read in many languages: %s', (header, fields) => {
  const row = header.replaceAll(/[^;]+/g, 'x');
  expect(columnsOf(opened(`${header}\n${row}\n`)).map(({ field }) => field)).toEqual(fields.split(' '));
});

test('columns can be told apart by hand', () => {
  const file = opened('A;B;C\nPie;2 leeks|1 egg;Bake.\n');
  expect(columnsOf(file)).toEqual([
    { header: 'A', field: undefined, samples: ['Pie'] },
    { header: 'B', field: undefined, samples: ['2 leeks|1 egg'] },
    { header: 'C', field: undefined, samples: ['Bake.'] },
  ]);
  const [read] = readTable(file, ['name', 'ingredients', undefined]);
  expect(read).toMatchObject({
    name: 'Pie',
    ingredientGroups: [{ ingredients: [{ text: '2 leeks' }, { text: '1 egg' }] }],
    unplaced: [{ name: 'C', text: 'Bake.' }],
  });
  expect(columnsOf(opened(tableCsv)).map(({ field }) => field)).toContain('instructions');
});

test('a row for each ingredient, and a column for each', async () => {
  const rows = 'Recipe,Amount,Unit,Ingredient,Method\nPie,2,,leeks,Bake.\nPie,1/2,cup,cream,\nSoup,1,l,stock,Boil.\n';
  expect(await readAll({ a: rows })).toMatchObject([
    { name: 'Pie', ingredientGroups: [{ ingredients: [{ text: '2 leeks', quantity: 2 }, { text: '1/2 cup cream' }] }] },
    { name: 'Soup', ingredientGroups: [{ ingredients: [{ text: '1 l stock' }] }] },
  ]);
  const [read] = await readAll({ a: 'Name,Ingredient 1,Ingredient 2,Step 1,Step 2\nPie,2 leeks,1 egg,Cook.,Bake.\n' });
  expect(read?.ingredientGroups[0]?.ingredients).toHaveLength(2);
  expect(read?.instructionSections[0]?.steps).toHaveLength(2);
});

test('other texts are nobody’s', async () => {
  expect(await readAll({ a: 'Dear Ada, how are you, and the cat?', b: 'x,y\n1,2', c: '{"a":1}' })).toEqual([]);
});
