import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couldBeAlike, letterBits, likeness } from './likeness.ts';

test.each([
  ['broccoli', 'broccoli', 1],
  ['brocolli', 'broccoli', 0.875],
  ['zuchini', 'zucchini', 0.933],
  ['salt', 'malt', 0.75],
  ['salt', '', 0],
])('%s and %s', (a, b, expected) => expect(likeness(a, b)).toBeCloseTo(expected, 3));

test('nothing that is alike is passed over', () => {
  const word = fc.string({ maxLength: 12, unit: fc.constantFrom(...'abcdeäß ') });
  fc.assert(
    fc.property(word, word, fc.double({ min: 0.5, max: 0.99, noNaN: true }), (a, b, least) => {
      if (likeness(a, b) < least) return;
      expect(couldBeAlike(letterBits(a), a.length, letterBits(b), b.length, least)).toBe(true);
    }),
  );
});
