import { expect, test } from 'vitest';
import { targetOf } from './use-table-keys.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 20, 8],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['x', 50, undefined],
])('%s on row %s of a hundred leads to %s', (key, from, to) => {
  expect(targetOf(key, from, 100)).toBe(to);
});
