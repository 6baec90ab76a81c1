import { seedLocales } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { describe, expect, test } from 'vitest';
import { unitsKnownIn } from '../units/index.ts';
import { readFoods, readLabels } from './read-data.ts';

const twice = (names: string[]): string[] => {
  const keys = names.map(plainText);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
};

describe.each(seedLocales)('the lists in %s', (locale) => {
  test('name each thing once, and enough of them', () => {
    const lists: [{ name: string }[], number][] = [
      [readFoods(locale), 250],
      [unitsKnownIn(locale), 25],
      [readLabels(locale), 20],
    ];
    for (const [list, enough] of lists) {
      const names = list.map(({ name }) => name);
      expect(names.filter((name) => name === '' || name.includes('|'))).toEqual([]);
      expect(twice(names)).toEqual([]);
      expect(names.length).toBeGreaterThanOrEqual(enough);
    }
  });

  test('give every food a label, and what is counted a plural', () => {
    const foods = readFoods(locale);
    expect(foods.filter(({ labelName }) => labelName === null)).toEqual([]);
    expect(foods.filter(({ pluralName }) => pluralName !== null).length).toBeGreaterThan(100);
  });

  test('give every unit a plural, and those of kitchen scales and jugs what they equal', () => {
    const units = unitsKnownIn(locale);
    expect(units.filter(({ pluralName }) => pluralName === null)).toEqual([]);
    expect(units.filter(({ standardUnit }) => standardUnit !== null)).toHaveLength(18);
    expect(units.filter(({ abbreviation }) => abbreviation !== '').length).toBeGreaterThanOrEqual(14);
    expect(twice(units.flatMap(({ abbreviation }) => (abbreviation ? [abbreviation] : [])))).toEqual([]);
  });
});

test('a spoon is that of the country', () => {
  expect(unitsKnownIn('en-US')[1]).toMatchObject({ name: 'tablespoon', standardQuantity: 14.787 });
  expect(unitsKnownIn('de-DE')[1]).toMatchObject({ name: 'Esslöffel', abbreviation: 'EL', standardQuantity: 15 });
});
