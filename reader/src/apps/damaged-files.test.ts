import { describe, expect, test } from 'vitest';
import { type Files, samples } from '../../test/samples/all.ts';
import { readAll } from '../../test/sent-files.ts';
import { readRecipes, recogniseFile } from './read-export.ts';
import { OpenedFile } from './sent-file.ts';

const textsOf = (files: Files): [path: string, text: string][] =>
  Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' ? [[path, content]] : []));

const saved = Object.entries(samples).filter(([, files]) =>
  textsOf(files).some(([, text]) => /^\s*[[{]\s*[{"]/.test(text)),
);

describe.each(saved)('JSON of %s', (app, files) => {
  test('whose end is missing is of the same app, and gives what there is', async () => {
    const cut = Object.fromEntries(textsOf(files).map(([path, text]) => [path, text.trimEnd().slice(0, -2)]));
    const [whole, damaged] = [await readAll(files), await readAll(cut)];
    expect(damaged.map(({ app, name }) => [app, name])).toEqual(whole.map(({ app, name }) => [app, name]));
    expect(damaged[0]?.app).toBe(app);
  });
});

const around = { find: () => undefined, below: () => [], endingIn: () => [] };
const isDamaged = (text: string) => new OpenedFile('a', new TextEncoder().encode(text), around).isDamaged;
const documents = Object.entries(samples).flatMap(([app, files]) =>
  textsOf(files)
    .filter(([, text]) => text.startsWith('<?xml'))
    .map(([, text]) => [app, text] as const),
);

test.each(documents)('XML of %s is damaged where its end is missing', (_, text) => {
  expect(isDamaged(text)).toBe(false);
  expect(isDamaged(text.slice(0, text.lastIndexOf('</')))).toBe(true);
});

test.each([
  ['gourmet', '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE gourmetDoc>\n<gourm', []],
  ['recipeml', '<?xml version="1.0"?>\n<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN">', []],
  ['gourmet', '<?xml version="1.0"?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1"><title>Rice</title><cat', ['Rice']],
  [
    'macgourmet',
    '<?xml version="1.0"?><plist version="1.0"><array><dict><key>AFFILIATE_ID</key><integer>-1</integer><key>CATEGORIES</key><array><dict><key>NAME</key><string>Breads</string><key>ITEM_TYPE_ID</key><integer>1</integer></dict></array><key>DIRECTIONS</key><string>Bake.</string><key>IMAGE</key><data>AAAA',
    ['banana bread'],
  ],
])('a file of %s is known by its beginning, and gives what there is', async (app, text, names) => {
  const bytes = new TextEncoder().encode(text);
  const sent = { path: 'banana bread.xml', size: bytes.length, read: async () => bytes };
  const { apps, file } = await recogniseFile(sent, around);
  expect({ apps, isDamaged: file.isDamaged }).toEqual({ apps: [app], isDamaged: true });
  const found: string[] = [];
  for await (const { name } of readRecipes(apps[0] ?? 'text', file)) found.push(name);
  expect(found).toEqual(names);
});

describe.each(['mealmaster', 'rezkonv', 'mastercook_text', 'nowyourecooking'] as const)('a text of %s', (app) => {
  test('that has zeros and other signs in it is still one', async () => {
    const whole = await readAll(samples[app]);
    const damaged = Object.fromEntries(
      textsOf(samples[app]).map(([path, text]) => [path, text.replaceAll('flour', 'fl\0ur').replaceAll('ö', '\x03')]),
    );
    expect((await readAll(damaged)).map(({ app, name }) => [app, name])).toEqual(
      whole.map(({ app, name }) => [app, name]),
    );
  });
});

describe.each([
  ['mealmaster', 'Title:'],
  ['rezkonv', 'Titel:'],
] as const)('a text of %s', (app, label) => {
  test('whose titles are damaged gives its ingredients', async () => {
    const damaged = Object.fromEntries(
      textsOf(samples[app]).map(([path, text]) => [path, text.replaceAll(label, `${label.slice(0, 2)}#`)]),
    );
    const [recipe] = await readAll(damaged);
    expect(recipe?.app).toBe(app);
    expect(recipe?.ingredientGroups[0]?.ingredients.length).toBeGreaterThan(1);
  });
});

const isCut = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const { apps, file } = await recogniseFile({ path: 'a', size: bytes.length, read: async () => bytes }, around);
  for await (const _ of readRecipes(apps[0] ?? 'text', file));
  return file.isDamaged;
};

describe.each(['mealmaster', 'rezkonv', 'mastercook_text', 'nowyourecooking', 'myrecipebox', 'table'] as const)(
  'what ends where only its reader sees that, of %s',
  (app) => {
    test.each(textsOf(samples[app]))('%s is cut short where its last lines are missing', async (_, text) => {
      const lines = text.trimEnd().split('\n');
      const isTable = lines[0]?.includes(',') || lines[0]?.includes(';');
      expect(await isCut(text)).toBe(false);
      expect(await isCut(text.trimEnd())).toBe(false);
      expect(await isCut(isTable ? text.trimEnd().slice(0, -3) : lines.slice(0, -4).join('\n'))).toBe(true);
    });
  },
);

test.each([
  ['within quotes', 'name,ingredients,url\nPie,"2 leeks\n1 eg', true],
  ['within a row', 'name,ingredients,url\nPie,2 leeks,https://a.example\nSoup,1 egg', true],
  ['behind a row', 'name,ingredients,url\nPie,2 leeks,https://a.example\nSoup,1 egg,', false],
  ['behind a short row', 'name,ingredients,url\nPie,2 leeks,https://a.example\nSoup,1 egg\n', false],
])('a table that ends %s', async (_, text, expected) => {
  expect(await isCut(text)).toBe(expected);
});

test('recipes that nobody closes are whole without an end', async () => {
  expect(await isCut('Title: Pie\nCategories: Pies\n  Yield: 4\n\n      2    Leeks\n\n  Bake.\n')).toBe(false);
});
