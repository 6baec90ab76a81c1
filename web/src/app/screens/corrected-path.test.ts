import { expect, test } from 'vitest';
import { correctedPath } from './corrected-path.ts';

test.each([
  ['/recipe/onion-tart', '/g/home/r/onion-tart'],
  ['/r/create/url', '/g/home/r/create/url'],
  ['/g/home/recipe/onion-tart', '/g/home/r/onion-tart'],
  ['/cookbooks', '/g/home/cookbooks'],
])('%s leads a member of “home” to %s', (from, to) => {
  expect(correctedPath(from, 'home')).toBe(to);
});

test('an address inside of a group has nothing better to try', () => {
  expect(correctedPath('/g/home/nowhere', 'home')).toBeUndefined();
});
