import { describe, expect, test } from 'vitest';
import { divide, quantityOf, toNumber } from '../quantities/index.ts';
import { convert } from './convert.ts';
import { findUnit } from './find-unit.ts';
import { type StandardUnitName, standardUnits } from './standard-units.ts';
import { unitWords } from './unit-words.ts';

describe('a unit', () => {
  test.each<[string, StandardUnitName]>([
    ['cup', 'cup'],
    ['Cups', 'cup'],
    ['fl. oz.', 'fluid ounce'],
    ['fluid_ounce', 'fluid ounce'],
    ['T', 'tablespoon'],
    ['t', 'teaspoon'],
    ['Tbsp.', 'tablespoon'],
    ['EL', 'metric tablespoon'],
    ['Esslöffel', 'metric tablespoon'],
    ['c. à s.', 'metric tablespoon'],
    ['cuillères à soupe', 'metric tablespoon'],
    ['cucharadita', 'metric teaspoon'],
    ['xícara', 'cup of 240 ml'],
    ['msk', 'metric tablespoon'],
    ['dkg', 'decagram'],
    ['Pfund', 'metric pound'],
    ['etto', 'hectogram'],
    ['łyżeczka', 'metric teaspoon'],
    ['KG', 'kilogram'],
  ])('%s is known', (name, unit) => expect(findUnit(name)).toBe(standardUnits[unit]));

  test.each(['', 'Tasse', 'verre', 'handful', 'can', 'constructor', 'Bund', 'clove'])('%s says no size', (name) => {
    expect(findUnit(name)).toBeNull();
  });

  test('of a language means a unit of its kind, whatever else it means elsewhere', () => {
    for (const words of Object.values(unitWords)) {
      for (const [name, spellings] of Object.entries(words)) {
        const meant = Object.entries(standardUnits).find(([key]) => key === name)?.[1];
        for (const spelling of spellings.split(', ')) {
          const found = findUnit(spelling);
          if (found && meant) expect(toNumber(divide(found.size, meant.size)), spelling).toBeCloseTo(1, 1);
        }
      }
    }
  });
});

describe('exactly', () => {
  test.each<[number, StandardUnitName, number, StandardUnitName]>([
    [3, 'teaspoon', 1, 'tablespoon'],
    [16, 'tablespoon', 1, 'cup'],
    [8, 'fluid ounce', 1, 'cup'],
    [4, 'quart', 1, 'gallon'],
    [20, 'imperial fluid ounce', 1, 'imperial pint'],
    [16, 'ounce', 1, 'pound'],
    [1, 'pound', 453.59237, 'gram'],
    [1, 'gallon', 3.785411784, 'liter'],
    [1, 'inch', 2.54, 'centimeter'],
    [1, 'dozen', 12, 'piece'],
  ])('%d %s is %d %s, and back', (a, from, b, to) => {
    const there = convert(quantityOf(a), standardUnits[from], standardUnits[to]);
    expect(there && toNumber(there.low)).toBe(b);
    const back = there && convert(there, standardUnits[to], standardUnits[from]);
    expect(back).toEqual(quantityOf(a));
  });

  test('nothing leads from grams to cups without a density', () => {
    expect(convert(quantityOf(1), standardUnits.gram, standardUnits.cup)).toBeNull();
    expect(convert(quantityOf(1), standardUnits.inch, standardUnits.cup)).toBeNull();
  });
});
