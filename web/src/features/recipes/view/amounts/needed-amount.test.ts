import * as units from '@larder/kitchen/units';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../../../test/language.ts';
import type { Line } from './measured-line.ts';
import { factorFor, unitsFor } from './needed-amount.ts';

inLanguage('en-US');

const text = (note: string): Line => ({
  quantity: null,
  unit: null,
  food: null,
  note,
  isFood: false,
  disableAmount: true,
});

describe('what one has', () => {
  test.each([
    ['250 g flour', '300', 'own', 1.2],
    ['2 cups flour', '300', 'gram', 1.25],
    ['2 cups flour', '300 g', 'own', 1.25],
    ['2 cups flour', '1', 'own', 0.5],
    ['1 kg potatoes', '1½ lb', 'own', 0.680388555],
    ['3 eggs', '2', 'own', 2 / 3],
    ['2 bunches radishes', '3', 'own', 1.5],
    ['2–3 carrots', '4', 'own', 2],
  ] as const)('of "%s", %s (%s), multiplies the recipe by %d', (line, typed, unit, factor) => {
    expect(factorFor(text(line), typed, unit, units)).toBeCloseTo(factor, 9);
  });

  test.each([
    ['2 cups flour', 'much', 'own'],
    ['2 cups flour', '', 'own'],
    ['2 cups unknown stuff', '300 g', 'own'],
    ['2 cups flour', '3 bunches', 'own'],
    ['salt', '3', 'own'],
  ] as const)('of "%s", %s (%s), says nothing about the recipe', (line, typed, unit) => {
    expect(factorFor(text(line), typed, unit, units)).toBeNull();
  });
});

test('is said by weight and volume where the density is known, else only as the recipe does', () => {
  expect(unitsFor(text('2 cups flour'), units)).toEqual([
    'own',
    'milliliter',
    'liter',
    'teaspoon',
    'tablespoon',
    'gram',
    'kilogram',
    'ounce',
    'pound',
  ]);
  expect(unitsFor(text('500 g nobody knows'), units)).toEqual(['own', 'kilogram', 'ounce', 'pound']);
  expect(unitsFor(text('2 bunches radishes'), units)).toEqual(['own']);
});
