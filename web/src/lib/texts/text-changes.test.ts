import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

const marks = { same: ' ', added: '+', removed: '-' };

test.each([
  [
    ['a', 'b', 'c'],
    ['a', 'c'],
    [' a', '-b', ' c'],
  ],
  [
    ['a', 'c'],
    ['a', 'b', 'c', 'd'],
    [' a', '+b', ' c', '+d'],
  ],
  [['a'], ['b'], ['-a', '+b']],
  [[], ['a'], ['+a']],
  [['a', 'a'], ['a'], [' a', '-a']],
])('%j becomes %j', (before, after, expected) =>
  expect(textChanges(before, after).map(({ change, text }) => marks[change] + text)).toEqual(expected),
);
