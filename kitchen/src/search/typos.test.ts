import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deletes, withinOneTypo } from './typos.ts';

describe('a typo', () => {
  test.each([
    ['tomato', 'tomato', true],
    ['tomato', 'tomatos', true],
    ['tomato', 'tmato', true],
    ['tomato', 'tomsto', true],
    ['tomato', 'tomaot', true],
    ['tomato', 'otmato', true],
    ['tomato', 'otamto', false],
    ['tomato', 'tomatoes', false],
    ['tomato', 'potato', false],
    ['ab', 'ba', true],
    ['abc', 'cab', false],
    ['', 'a', true],
    ['', '', true],
    ['肉じゃが', '肉じが', true],
  ])('%s and %s: %s', (a, b, isTypo) => expect(withinOneTypo(a, b)).toBe(isTypo));

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 6 });

  test('is one in both directions, and leaves a common string without one letter', () => {
    const reach = (word: string) => new Set([word, ...deletes(word)]);
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(withinOneTypo(a, b)).toBe(withinOneTypo(b, a));
        if (withinOneTypo(a, b)) expect([...reach(a)].some((word) => reach(b).has(word))).toBe(true);
      }),
    );
  });

  test('is what the edit distance says', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(withinOneTypo(a, b)).toBe(editDistance(a, b) <= 1);
      }),
    );
  });
});

test('a word without one of its letters', () => {
  expect(deletes('eggs')).toEqual(['ggs', 'egs', 'egg']);
  expect(deletes('egg')).toEqual([]);
});

/** Optimal string alignment by its definition, as the measure of the short cut. */
function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    Math.abs(a.length - b.length) > 2 ? 3 : editDistance(a.slice(0, -1), b) + 1,
    Math.abs(a.length - b.length) > 2 ? 3 : editDistance(a, b.slice(0, -1)) + 1,
    editDistance(a.slice(0, -1), b.slice(0, -1)) + same,
    swapped ? editDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : 3,
  );
}
