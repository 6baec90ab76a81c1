import { expect, test } from 'vitest';
import { correctedPath } from './corrected-path.ts';

test.each([
  ['/recipe/onion-tart', '/g/home/r/onion-tart'],
  ['/r/create/url', '/g/home/r/create/url'],
  ['/g/home/recipe/onion-tart', '/g/home/r/onion-tart'],
  ['/cookbooks', '/g/home/cookbooks'],
  ['/explore/recipes/flat-share/onion-tart', '/g/flat-share/r/onion-tart'],
])('%s leads a member of “home” to %s', (from, to) => {
  expect(correctedPath(from, 'home')).toBe(to);
});

test('a visitor is led to the recipe of a public group alone', () => {
  expect(correctedPath('/explore/recipes/flat-share/onion-tart', undefined)).toBe('/g/flat-share/r/onion-tart');
  expect(correctedPath('/recipe/onion-tart', undefined)).toBeUndefined();
});

test('an address inside of a group has nothing better to try', () => {
  expect(correctedPath('/g/home/nowhere', 'home')).toBeUndefined();
});
