import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from './format-quantity.ts';
import { quantityOf, scaleQuantity } from './quantity.ts';
import { exactFactor, rational, toNumber } from './rational.ts';
import { factorForAmount, factorForServings, scaleYield } from './scaling.ts';

describe('a yield', () => {
  test.each([
    ['4 servings', 2, '8 servings'],
    ['4 servings', 1, '4 servings'],
    ['3 servings', 0.5, '1½ servings'],
    ['1 1/2 loaves', 2, '3 loaves'],
    ['½ tray', 3, '1½ tray'],
    ['1.5 l', 1.5, '2.25 l'],
    ['4-6 servings', 2, '8-12 servings'],
    ['4 to 6 servings', 0.5, '2 to 3 servings'],
    ['Serves 4 (12 cookies)', 2, 'Serves 8 (12 cookies)'],
    ['ein Blech', 2, 'ein Blech'],
    ['', 2, ''],
    ['1,000 g', 2, '2000 g'],
  ])('%s × %d is %s', (text, factor, scaled) => expect(scaleYield(text, factor)).toBe(scaled));

  test('keeps the decimal comma of its language', () => expect(scaleYield('1,5 l', 1.5, 'de')).toBe('2,25 l'));

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 99 }), (text, factor) => {
        expect(typeof scaleYield(text, factor)).toBe('string');
      }),
    );
  });
});

describe('the factor', () => {
  test.each([
    ['4 servings', 6, rational(3, 2)],
    ['4–6 servings', 8, rational(2)],
    ['a tray', 6, null],
    ['0 servings', 6, null],
  ])('from %s to %d servings', (text, wanted, factor) => expect(factorForServings(text, wanted)).toEqual(factor));

  test('to any number of servings shows just that number', () => {
    const servings = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(servings, servings, (recipe, wanted) => {
        const factor = factorForServings(`${recipe} servings`, wanted);
        expect(scaleYield(`${recipe} servings`, toNumber(factor ?? rational(0)))).toBe(`${wanted} servings`);
      }),
    );
  });

  test('there and back leaves amounts and ranges as they were', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 10 }));
    const factor = fc.double({ min: 0.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(part, part, factor, ([top, bottom], [more, ofThem], factor) => {
        const amount = quantityOf(rational(top, bottom), rational(more, ofThem));
        const back = 1 / toNumber(exactFactor(factor));
        expect(formatQuantity(scaleQuantity(scaleQuantity(amount, factor), back))).toBe(formatQuantity(amount));
      }),
    );
  });

  test.each([
    [1.556, 389, 250],
    [1 / 3, 1, 3],
    [0.1 + 0.2, 3, 10],
    [2, 2, 1],
    [5e-324, 0, 1],
  ])('%d is %d/%d exactly', (factor, top, bottom) => expect(exactFactor(factor)).toEqual(rational(top, bottom)));

  test('that uses up what one has of an ingredient', () => {
    expect(factorForAmount(0.333, 1)).toEqual(rational(3));
    expect(factorForAmount(500, 350)).toEqual(rational(7, 10));
    expect(factorForAmount(0, 350)).toBeNull();
  });
});
