import { expect, test } from 'vitest';
import { archiveName, folderName } from './archive-names.ts';

const id = '0e3a1f0e-1111-4222-8333-444455556666';

test.each([
  ['leek-soup', 'leek-soup'],
  ['con', 'con_'],
  ['lpt1', 'lpt1_'],
  ['contents', 'contents'],
  ['مرق-الدجاج', 'مرق-الدجاج'],
  ['a'.repeat(255), `${'a'.repeat(50)}-0e3a1f0e`],
])('a recipe at %s is a file that every system can have', (slug, name) => {
  expect(archiveName({ id, slug })).toBe(name);
  expect(Buffer.from(`${archiveName({ id, slug })}.paprikarecipe`).length).toBeLessThan(256);
});

test.each([
  ['Soups', 'Soups'],
  ['Meat/Fish', 'Meat Fish'],
  ['a\\b:c*d?e"f<g>h|i', 'a b c d e f g h i'],
  ['../../etc', 'etc'],
  ['...', ''],
  ['Etc...', 'Etc'],
  ['AUX', 'AUX_'],
  ['🍲 Eintopf', '🍲 Eintopf'],
  ['🍲'.repeat(200), '🍲'.repeat(50)],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
])('a category %s is a folder that every system can have', (category, folder) => {
  expect(folderName(category)).toBe(folder);
});
