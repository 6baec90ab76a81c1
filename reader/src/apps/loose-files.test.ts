import { describe, expect, test } from 'vitest';
import {
  bigovenSample,
  bookmarksSample,
  evernoteSample,
  markdownSample,
  mhtml,
  pepperplateSample,
  saffronSample,
  savedPage,
  textSample,
  webarchive,
  wordSample,
} from '../../test/samples/loose-files.ts';
import { readAll } from '../../test/sent-files.ts';

const leekPie = {
  name: 'Leek pie',
  ingredientGroups: [{ name: null, ingredients: [{ text: '2 leeks' }, { text: '200 g flour' }] }],
  instructionSections: [
    { name: null, steps: [{ text: 'Cook the leeks until they are soft.' }, { text: 'Bake the pie for an hour.' }] },
  ],
};

describe('a saved page', () => {
  test('of HTML comes with the picture in its folder, which is told of no further', async () => {
    const read = await readAll({
      'pages/leek.html': savedPage,
      'pages/leek_files/leek.jpg': 'a',
      'pages/leek_files/advert.html': savedPage,
      'pages/other_files/leek.jpg': 'b',
    });
    expect(read).toMatchObject([
      {
        ...leekPie,
        app: 'web_pages',
        url: 'https://pies.example/leek',
        pictures: [
          { file: { path: 'pages/leek_files/leek.jpg' } },
          { url: 'https://pies.example/leek_files/leek.jpg' },
        ],
        parts: [{ path: 'pages/leek_files/advert.html' }, { path: 'pages/leek_files/leek.jpg' }],
      },
    ]);
  });

  test.each<[string, string | Uint8Array]>([
    ['MHTML', mhtml],
    ['Safari', webarchive],
  ])('of %s comes with the picture in the same file', async (_, content) => {
    const [read] = await readAll({ page: content });
    expect(read).toMatchObject({
      app: 'web_pages',
      name: 'Leek pie',
      url: 'https://pies.example/leek',
      instructionSections: leekPie.instructionSections,
    });
    expect(read?.pictures[0]).toEqual({ bytes: new TextEncoder().encode('a picture') });
  });

  test('of MHTML has its letters', async () => {
    const [read] = await readAll({ page: mhtml });
    expect(read?.ingredientGroups[0]?.ingredients[1]?.text).toBe('200 g crème');
  });

  test('without a recipe gives none', async () => {
    expect(await readAll({ 'a.html': '<html><body><p>News of today.</p></body></html>' })).toEqual([]);
  });
});

test('a note of Evernote comes with its tags, files and where it is from', async () => {
  const [read] = await readAll(evernoteSample);
  expect(read).toMatchObject({
    ...leekPie,
    app: 'evernote',
    url: 'https://pies.example/leek',
    author: 'Ada',
    tags: ['pies'],
    createdAt: '2019-08-07T06:05:04.000Z',
    pictures: [{ bytes: new TextEncoder().encode('a picture') }],
    assets: [{ name: 'pie.pdf', bytes: new TextEncoder().encode('a document') }],
  });
});

test('a note of Evernote that is nothing but a photo is read once it is there', async () => {
  const note = `<en-export><note><title>Card</title><content><![CDATA[<en-note><en-media/></en-note>]]></content>
<resource><data encoding="base64">${btoa('a picture')}</data><mime>image/png</mime></resource></note></en-export>`;
  expect(await readAll({ 'Recipes.enex': note })).toMatchObject([
    { name: 'Card', isScan: true, assets: [{ name: 'photo.png' }], pictures: [{}] },
  ]);
});

test('bookmarks are links with their folders and tags', async () => {
  expect(await readAll(bookmarksSample)).toMatchObject([
    {
      app: 'bookmarks',
      name: 'Leek pie',
      description: 'From Ada.',
      url: 'https://pies.example/leek',
      isLink: true,
      categories: ['Pies & tarts'],
      tags: ['winter', 'slow'],
      createdAt: '2020-09-13T12:26:40.000Z',
    },
    { name: '', url: 'https://soups.example/pea', categories: [] },
  ]);
});

test('the saved links of an account at Google are links', async () => {
  const csv = 'Title,Note,URL,Comment\nLeek pie,Good.,https://pies.example/leek,\n';
  expect(await readAll({ 'Takeout/Saved/Pies.csv': csv })).toMatchObject([
    { app: 'url_list', name: 'Leek pie', url: 'https://pies.example/leek', isLink: true },
  ]);
});

test('a row of BigOven', async () => {
  expect(await readAll(bigovenSample)).toMatchObject([
    { app: 'bigoven', name: 'Leek pie', categories: ['Main', 'Pies'], tags: ['Leeks'], prepTime: 20, totalTime: 80 },
  ]);
});

test('texts whose parts stand behind labels', async () => {
  const [fromSaffron] = await readAll(saffronSample);
  expect(fromSaffron).toMatchObject({
    app: 'saffron',
    name: 'Leek pie',
    author: 'Ada',
    url: 'https://pies.example/leek',
    yield: '6',
    categories: ['Winter', 'Pies'],
    ingredientGroups: [
      { name: null, ingredients: [{ text: '2 leeks' }] },
      { name: 'Crust', ingredients: [{ text: '200 g flour' }] },
    ],
    instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake.' }] }],
  });
  const [fromPepperplate] = await readAll(pepperplateSample);
  expect(fromPepperplate).toMatchObject({
    app: 'pepperplate',
    description: 'Good.',
    url: 'https://pies.example/leek',
    prepTime: 20,
    totalTime: 80,
    ingredientGroups: leekPie.ingredientGroups,
    instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake.' }] }],
    notes: [{ title: null, text: 'Freezes well.' }],
  });
});

describe('a plain text', () => {
  test('holds a recipe above each list of ingredients', async () => {
    expect(await readAll(textSample)).toMatchObject([
      { app: 'text', ...leekPie },
      {
        app: 'text',
        name: 'Pea soup',
        ingredientGroups: [{ ingredients: [{ text: '500 g peas' }, { text: '1 l stock' }] }],
      },
    ]);
  });

  test('is parted at rules, unless one parts a recipe in itself', async () => {
    const soup = 'Pea soup\n\n500 g peas\n1 l stock\n\nCook the peas in the stock until soft.';
    const one = await readAll({ 'a.txt': soup.replace('\n\nCook', '\n---\nCook') });
    expect(one.map(({ name }) => name)).toEqual(['Pea soup']);
    const two = await readAll({ 'a.txt': `${soup}\n\n=====\n\n${soup.replace('Pea soup', 'Stew')}` });
    expect(two.map(({ name }) => name)).toEqual(['Pea soup', 'Stew']);
  });

  test('that is no recipe is nobody’s', async () => {
    expect(await readAll({ 'a.txt': 'Dear Sam,\nwe arrive on Monday.', 'b.css': 'a {\n  1 px;\n}\n' })).toEqual([]);
  });
});

test('a note in Markdown comes with what stands above it and its picture', async () => {
  expect(await readAll({ ...markdownSample, 'notes/leek.jpg': 'a' })).toMatchObject([
    {
      ...leekPie,
      app: 'markdown',
      url: 'https://pies.example/leek',
      tags: ['pies', 'winter'],
      rating: 4,
      pictures: [{ file: { path: 'notes/leek.jpg' } }],
    },
  ]);
});

test('a document of Word comes with its pictures, and its other files are told of no further', async () => {
  const read = await readAll({
    ...wordSample,
    'Leek pie.docx/word/media/image1.png': 'a',
    'Leek pie.docx/docProps/core.xml': '<a/>',
  });
  expect(read).toMatchObject([
    {
      ...leekPie,
      app: 'word',
      pictures: [{ file: { path: 'Leek pie.docx/word/media/image1.png' } }],
      parts: [{ path: 'Leek pie.docx/word/media/image1.png' }, { path: 'Leek pie.docx/docProps/core.xml' }],
    },
  ]);
});
