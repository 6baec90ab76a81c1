import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';
import { englishNumberWords } from './number-words.ts';

test.each([
  ['1 1/2', 1.5, null],
  ['1½', 1.5, null],
  ['&frac12;', 0.5, null],
  ['2 x', 2, null],
  ['2-3', 2, 3],
  ['2 to 3', 2, 3],
  ['10 to12', 10, 12],
  ['6- to 8', 6, 8],
  ['two', 2, null],
  ['two to three', 2, 3],
  ['one half', 0.5, null],
  ['half a dozen', 6, null],
  ['two dozen', 24, null],
  ['one and a half', 1.5, null],
  ['thirty-two', 32, null],
  ['three quarters', 0.75, null],
  ['a quarter of a', 0.25, null],
  ['1 and a half', 1.5, null],
])('%s', (text, low, high) => {
  expect(readAmount(text, englishNumberWords)).toEqual({ low, high });
});

test('a comma is the decimal sign where the language has it', () => {
  expect(readAmount('1,5', new Map(), 'de')).toEqual({ low: 1.5, high: null });
});

test('a word that is no number has no amount', () => {
  expect(readAmount('few', englishNumberWords)).toBeNull();
  expect(readAmount('a few', englishNumberWords)).toBeNull();
});
