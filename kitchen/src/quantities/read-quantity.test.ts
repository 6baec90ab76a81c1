import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from './format-quantity.ts';
import { quantityOf } from './quantity.ts';
import { rational } from './rational.ts';
import { findNumber } from './read-number.ts';
import { findQuantity, parseQuantity, readQuantity } from './read-quantity.ts';

test.each(['1/0', '1 / 0 cups', '12/00', '¹⁄₀', '1/0 cups'])('%s is no amount', (text) => {
  expect(findQuantity(text)).toBeNull();
  expect(parseQuantity(text)).toBeNull();
});

test('an amount behind one that is none is found', () => {
  expect(findQuantity('1/0 or 2 cups')?.quantity).toEqual(quantityOf(rational(2)));
});

describe('a quantity that is the whole text', () => {
  test.each([
    ['2', 2, 1],
    ['1 1/2', 3, 2],
    ['1-1/2', 3, 2],
    ['1½', 3, 2],
    ['1 ½', 3, 2],
    ['½', 1, 2],
    ['⅔', 2, 3],
    ['3/4', 3, 4],
    ['3⁄4', 3, 4],
    ['3 / 4', 3, 4],
    ['³⁄₁₀', 3, 10],
    ['1 ³⁄₁₀', 13, 10],
    ['10/4', 5, 2],
    ['1 and 1/2', 3, 2],
    ['1 und ½', 3, 2],
    ['1,5', 3, 2],
    ['1.5', 3, 2],
    ['.5', 1, 2],
    ['0,125', 1, 8],
    ['1,000', 1000, 1],
    ['1,234.5', 2469, 2],
    ['1.234,5', 2469, 2],
    ["1'000", 1000, 1],
    ['1\u202f000', 1000, 1],
    ['1\u2009000', 1000, 1],
    ['1\u2009½', 3, 2],
    ['1\u200b½', 3, 2],
    ['1\u200a1/2', 3, 2],
    [' 2 ', 2, 1],
    ['٣', 3, 1],
    ['１/２', 1, 2],
  ])('%s', (text, top, bottom) => expect(parseQuantity(text)).toEqual(quantityOf(rational(top, bottom))));

  test.each([
    ['2-3', 2, 3],
    ['2–3', 2, 3],
    ['2 — 3', 2, 3],
    ['3-2', 2, 3],
    ['2 to 3', 2, 3],
    ['2 bis 3', 2, 3],
    ['2 à 3', 2, 3],
    ['2 or 3', 2, 3],
    ['2～3', 2, 3],
    ['½-1', 0.5, 1],
    ['1 1/2 - 2', 1.5, 2],
    ['1-1½', 1, 1.5],
    ['1,5–2', 1.5, 2],
  ])('the range %s', (text, low, high) => expect(parseQuantity(text)).toEqual(quantityOf(low, high)));

  test.each(['', ' ', 'two', '1/0', '1 cup', '-', '1-', '1//2', '1 2', '⁄', '¹'])('%j is none', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  test.each([
    ['1.000', 1000],
    ['1.000,5', 1000.5],
    ['1,000', 1],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0.125', 0.125],
  ])('with a decimal comma %s is %d', (text, value) => expect(parseQuantity(text, 'de')).toEqual(quantityOf(value)));
});

describe('a quantity within a text', () => {
  test.each([
    ['2 400-g cans', '2', 0],
    ['about 1 1/2 cups', '1½', 6],
    ['9x13 inch', '9', 0],
    ['Für 4–6 Personen', '4–6', 4],
    ['1 to taste', '1', 0],
    ['4 or more', '4', 0],
  ])('%s', (text, quantity, start) => {
    const found = findQuantity(text);
    expect(found && formatQuantity(found.quantity)).toBe(quantity);
    expect(found?.start).toBe(start);
  });

  test('is not looked for elsewhere when it has to begin at a place', () => {
    expect(readQuantity('about 2', 0)).toBeNull();
    expect(readQuantity('about 2', 6)?.end).toBe(7);
  });

  test('is found or not, but never fails', () => {
    const looksLikeNumbers = fc.string({ unit: fc.constantFrom(...'0123456789.,/⁄½⅓³₁₀ -–’to') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), looksLikeNumbers), (text) => {
        const found = findQuantity(text, 'de');
        const number = findNumber(text);
        for (const part of [found, number]) {
          if (part) expect(part.start < part.end && part.end <= text.length).toBe(true);
        }
      }),
    );
  });
});
