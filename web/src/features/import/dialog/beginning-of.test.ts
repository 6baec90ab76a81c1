import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

const link = 'https://example.org/soup';
const pancakes = 'Pancakes\n250 g flour\n3 eggs\nWhisk everything.';

test.each([
  ['', {}],
  [link, { text: link, sources: [{ kind: 'link', url: link }] }],
  [`${link}\nhttps://example.org/pie`, { links: [link, 'https://example.org/pie'] }],
  [pancakes, { text: pancakes, sources: [{ kind: 'words', text: pancakes, url: '' }] }],
  ['tomato soup', { text: 'tomato soup' }],
  [
    '{"@type": "Recipe"}',
    { text: '{"@type": "Recipe"}', sources: [{ kind: 'words', text: '{"@type": "Recipe"}', url: '' }] },
  ],
])('%j', (text, beginning) => expect(beginningOf({ text, files: [] })).toEqual(beginning));

test('files count for more than the words that come with them', () => {
  const file = new File(['x'], 'recipe.zip');
  expect(beginningOf({ text: 'recipe.zip', files: [file] })).toEqual({ files: [file] });
});
