import { expect, test } from 'vitest';
import { isRecipeArchive, recognise, recogniseFile } from './recognise.ts';

test.each([
  ['', { kind: 'nothing' }],
  ['https://example.org/soup', { kind: 'link', url: 'https://example.org/soup' }],
  ['example.org/soup', { kind: 'link', url: 'https://example.org/soup' }],
  ['Look at this!\nhttps://example.org/soup', { kind: 'link', url: 'https://example.org/soup' }],
  [
    'https://example.org/soup\nhttps://example.org/pie, https://www.example.org/soup/?utm_source=x',
    { kind: 'links', urls: ['https://example.org/soup', 'https://example.org/pie'] },
  ],
  ['{"@type": "Recipe"}', { kind: 'data' }],
  [
    '<html><link rel="canonical" href="https://example.org/soup"></html>',
    { kind: 'page', url: 'https://example.org/soup' },
  ],
  ['Pancakes\n250 g flour\n3 eggs\nWhisk everything.', { kind: 'text', url: '' }],
  [
    'Pancakes\n250 g flour\n3 eggs\nWhisk everything.\nFrom https://example.org/pancakes',
    { kind: 'text', url: 'https://example.org/pancakes' },
  ],
  ['tomato soup', { kind: 'text' }],
])('%j', (text, recognised) => expect(recognise(text)).toMatchObject(recognised));

test.each([
  ['recipe.zip', 'application/zip', 'zip'],
  ['scan.pdf', 'application/pdf', 'scan'],
  ['IMG_1.HEIC', '', 'scan'],
  ['photo.jpg', 'image/jpeg', 'scan'],
  ['page.html', 'text/html', 'readable'],
  ['recipe.json', 'application/json', 'readable'],
  ['notes.md', '', 'readable'],
  ['logo.svg', 'image/svg+xml', 'readable'],
  ['tool.exe', 'application/octet-stream', 'unknown'],
])('%s of type "%s" is %s', (name, type, kind) => expect(recogniseFile({ name, type })).toBe(kind));

test.each([
  [['soup/soup.json', 'soup/images/original.webp', 'pie/pie.json'], true],
  [['recipe.json', 'full.jpg'], true],
  [['recipes/soup/soup.json', 'recipes/soup/assets/notes.json'], true],
  [['Soup/recipe.json', 'Pie/recipe.json'], false],
  [['database.json', 'data/.PLACEHOLDER'], false],
  [['soup.html', 'images/soup.jpg'], false],
  [[], false],
])('a zip with %j holds recipes as this program writes them: %s', (paths, isOurs) => {
  expect(isRecipeArchive(paths)).toBe(isOurs);
});
