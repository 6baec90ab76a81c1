import { expect, test } from 'vitest';
import { insertAt, moveBy, moveTo, replaceRows } from './rows.ts';

const rows = (letters: string) => [...letters].map((id) => ({ id }));
const letters = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 99, 'acdb'],
  ['x', 1, 'abcd'],
])('%s moves to index %d', (id, index, order) => expect(letters(moveTo(rows('abcd'), id, index))).toBe(order));

test.each([
  ['b', -1, 'bacd'],
  ['a', -1, 'abcd'],
  ['d', 1, 'abcd'],
])('%s moves by %d', (id, steps, order) => expect(letters(moveBy(rows('abcd'), id, steps))).toBe(order));

test('rows take the place of the first of those that they replace', () => {
  expect(letters(replaceRows(rows('abcd'), ['b', 'd'], rows('xy')))).toBe('axyc');
  expect(letters(replaceRows(rows('abcd'), ['gone'], rows('x')))).toBe('abcdx');
});

test('a row whose index is gone comes to the end', () =>
  expect(letters(insertAt(rows('ab'), 7, rows('x')))).toBe('abx'));
