import { expect, test } from 'vitest';
import { between, toggled } from './use-selection.ts';

test('a row is chosen and let go again', () => {
  const chosen = toggled(new Set(['salt']), 'flour');

  expect([...chosen]).toEqual(['salt', 'flour']);
  expect([...toggled(chosen, 'salt')]).toEqual(['flour']);
});

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s', (one, other, expected) => {
  expect(between(['a', 'b', 'c', 'd', 'e'], one, other)).toEqual(expected);
});
