import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, toNumber } from '../quantities/index.ts';
import { sumsOf } from './sums.ts';

const units = new Map(
  [
    'gram',
    'kilogram',
    'milliliter',
    'liter',
    'cup',
    'tablespoon',
    'teaspoon',
    'ounce',
    'pound',
    'dozen',
    'piece',
    'can',
  ].map((name) => [name, { name }]),
);

const amounts = (text: string) =>
  text.split(' + ').map((amount) => {
    const [quantity, unitId = null] = amount.split(' ');
    return { quantity: exact(Number(quantity)), unitId };
  });

const added = (food: string | null, text: string): string => {
  const all = amounts(text);
  const sums = sumsOf(food, units);
  const kinds = new Set(all.map(({ unitId }) => sums.kindOf(unitId)));
  if (kinds.size > 1) return 'apart';
  const unitId = sums.unitOf(all);
  return [Math.round(toNumber(sums.measurably(all, unitId)) * 1000) / 1000, unitId].filter(Boolean).join(' ');
};

describe('amounts of one food together', () => {
  test.each([
    ['flour', '500 gram + 1 kilogram', '1.5 kilogram'],
    ['flour', '200 gram + 0.1 kilogram', '300 gram'],
    ['flour', '500 gram + 700 gram', '1200 gram'],
    ['milk', '2 cup + 300 milliliter', '775 milliliter'],
    ['milk', '2 cup + 1 liter', '1.47 liter'],
    ['flour', '2 cup + 300 gram', '540 gram'],
    ['flour', '1 tablespoon + 1 pound', '1 pound'],
    ['milk', '1 cup + 100 gram', '1.375 cup'],
    ['butter', '1 tablespoon + 1 teaspoon', '1.333 tablespoon'],
    ['beef', '1 pound + 4 ounce', '1.25 pound'],
    ['beef', '1 pound + 500 gram', '955 gram'],
    ['egg', '3 + 1 dozen', '15'],
    ['egg', '3 + 4', '7'],
    ['dragon fruit', '1 cup + 300 gram', 'apart'],
    [null, '1 cup + 300 gram', 'apart'],
    [null, '1 cup + 300 milliliter', '535 milliliter'],
    ['tomato', '2 can + 300 gram', 'apart'],
    ['tomato', '2 can + 3 can', '5 can'],
    ['chicken', '2 piece + 1', 'apart'],
    ['tomato', '3 + 500 gram', 'apart'],
  ])('%s: %s is %s', (food, text, sum) => {
    expect(added(food, text)).toBe(sum);
  });
});

test('whatever order amounts come in, their sum is the same', () => {
  const amount = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(...['gram', 'kilogram', 'cup', 'tablespoon', 'pound']))
    .map(([n, unit]) => `${n / 4} ${unit}`);
  const some = fc.array(amount, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(some, fc.nat(5), (all, seed) => {
      const turned = all.map((_, at) => all[(at + seed) % all.length] ?? '');
      expect(added('flour', turned.join(' + '))).toBe(added('flour', all.join(' + ')));
    }),
  );
});

test('more of something is never less together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 40 }), (grams, cups) => {
      const sums = sumsOf('flour', units);
      const all = amounts(`${grams} gram + ${cups} cup`);
      const unitId = sums.unitOf(all);
      const alone = sums.inUnit(all[0] ?? { quantity: exact(0), unitId: null }, unitId);
      expect(toNumber(sums.measurably(all, unitId))).toBeGreaterThan(alone ? toNumber(alone) : 0);
    }),
  );
});
