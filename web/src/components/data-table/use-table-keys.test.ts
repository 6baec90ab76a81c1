import { expect, test } from 'vitest';
import { cellTargetOf, targetOf } from './use-table-keys.ts';

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

test.each([
  ['ArrowRight', -1, false, 0],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 0, false, -1],
  ['ArrowLeft', -1, false, -1],
  ['ArrowLeft', -1, true, 0],
  ['ArrowRight', 2, true, 1],
  ['Escape', 3, false, -1],
  ['Escape', -1, false, undefined],
  ['Enter', 2, false, undefined],
])('%s on cell %s of five, from the right %s, leads to %s', (key, from, isRightToLeft, to) => {
  expect(cellTargetOf(key, from, 5, isRightToLeft)).toBe(to);
});
