import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatQuantity } from './format-quantity.ts';
import { quantityOf, scaleQuantity } from './quantity.ts';
import { rational } from './rational.ts';
import { parseQuantity } from './read-quantity.ts';

describe('a quantity as cooks read it', () => {
  test.each([
    [0.5, '½'],
    [1 / 3, '⅓'],
    [0.333, '⅓'],
    [4 / 3, '1⅓'],
    [2.75, '2¾'],
    [0.125, '⅛'],
    [0.3, '³⁄₁₀'],
    [1.3, '1 ³⁄₁₀'],
    [2 / 7, '²⁄₇'],
    [3, '3'],
    [0, '0'],
    [1000, '1000'],
    [0.1 + 0.2, '³⁄₁₀'],
    [-1.5, '-1½'],
  ])('%d is written %s', (value, text) => expect(formatNumber(value)).toBe(text));

  test.each([
    [0.34, '⅓'],
    [11 / 30, '⅜'],
    [0.825, '⅚'],
  ])('%d is close enough to the %s of a measuring cup', (value, text) => expect(formatNumber(value)).toBe(text));

  test.each([
    [0.0625, '0.063'],
    [0.15, '0.15'],
    [7 / 12, '0.583'],
    [1.05, '1.05'],
  ])('%d is no fraction of a cup and stays %s', (value, text) => expect(formatNumber(value)).toBe(text));

  test.each([
    [0.5, 'en', '0.5'],
    [0.5, 'de', '0,5'],
    [1 / 3, 'fr-FR', '0,333'],
    [2, 'de', '2'],
    [1234.5678, 'de', '1234,568'],
    [0.0004, 'en', '0.0004'],
    [0.1 + 0.2, undefined, '0.3'],
    [0.25, 'no such language', '0.25'],
  ])('%d without fractions in %s is %s', (value, locale, text) => {
    expect(formatNumber(value, { locale, fractions: false })).toBe(text);
  });

  test('a range has an en dash', () => {
    expect(formatQuantity(quantityOf(1.5, 2))).toBe('1½–2');
    expect(formatQuantity(scaleQuantity(quantityOf(2, 3), 1 / 3))).toBe('⅔–1');
  });

  test('what is written with fractions is read back as the same number', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(parts, fc.constantFrom('en', 'de'), ([top, bottom], locale) => {
        const quantity = quantityOf(rational(top, bottom));
        expect(parseQuantity(formatQuantity(quantity, { locale }), locale)).toEqual(quantity);
      }),
    );
  });

  test('scaling forth and back changes nothing', () => {
    const factor = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), factor, (eighths, [top, bottom]) => {
        const quantity = quantityOf(rational(eighths, 8));
        const there = scaleQuantity(quantity, rational(top, bottom));
        expect(scaleQuantity(there, rational(bottom, top))).toEqual(quantity);
      }),
    );
  });
});
