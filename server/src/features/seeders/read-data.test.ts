import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { describe, expect, test } from 'vitest';
import { unitsKnownIn } from '../units/index.ts';
import { readFoods, readLabels } from './read-data.ts';

const twice = (names: string[]): string[] => {
  const keys = names.map(plainText);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
};

const fileOf = (locale: string) => JSON.parse(readFileSync(new URL(`./data/${locale}.json`, import.meta.url), 'utf8'));

const shapeOf = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value;

test('every language with a list is offered', () => {
  const files = readdirSync(new URL('./data/', import.meta.url)).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual([...locales].toSorted());
});

describe.each(locales)('the lists in %s', (locale) => {
  test('have the parts of the source', () => {
    expect(shapeOf(fileOf(locale))).toEqual(shapeOf(fileOf('en-US')));
  });

  test('name each thing once, and enough of them', async () => {
    const lists: [{ name: string }[], number][] = [
      [await readFoods(locale), 250],
      [unitsKnownIn(locale), 25],
      [await readLabels(locale), 20],
    ];
    for (const [list, enough] of lists) {
      const names = list.map(({ name }) => name);
      expect(names.filter((name) => name === '' || /[|;]/.test(name))).toEqual([]);
      expect(twice(names)).toEqual([]);
      expect(names.length).toBeGreaterThanOrEqual(enough);
    }
  });

  test('have no alias that is the name or an alias of another food', async () => {
    const foods = await readFoods(locale);
    const names = foods.flatMap(({ name, aliases }) => [name, ...aliases.map((alias) => alias.name)]);
    expect(twice(names)).toEqual([]);
  });

  test('give every food a label, and what is counted a plural', async () => {
    const foods = await readFoods(locale);
    expect(foods.filter(({ labelName }) => !labelName)).toEqual([]);
    const counted = foods.filter(({ pluralName }) => pluralName !== null);
    if (hasPlurals(locale)) expect(counted.length).toBeGreaterThan(100);
    else expect(counted).toEqual([]);
  });

  test('give every unit a plural, and those of kitchen scales and jugs what they equal', () => {
    const units = unitsKnownIn(locale);
    expect(units.filter(({ pluralName }) => hasPlurals(locale) === (pluralName === null))).toEqual([]);
    expect(units.filter(({ standardUnit }) => standardUnit !== null)).toHaveLength(18);
    expect(units.filter(({ abbreviation }) => abbreviation !== '').length).toBeGreaterThanOrEqual(14);
    expect(twice(units.flatMap(({ abbreviation }) => (abbreviation ? [abbreviation] : [])))).toEqual([]);
  });
});

/** Nouns of some languages are the same for one and for many. */
const hasPlurals = (locale: string): boolean => !['ja', 'ko', 'vi', 'zh'].includes(locale.slice(0, 2));

test('a spoon is that of the country', () => {
  expect(unitsKnownIn('en-US')[1]).toMatchObject({ name: 'tablespoon', standardQuantity: 14.787 });
  expect(unitsKnownIn('en-GB')[4]).toMatchObject({ name: 'pint', standardQuantity: 568.261 });
  expect(unitsKnownIn('de-DE')[1]).toMatchObject({ name: 'Esslöffel', abbreviation: 'EL', standardQuantity: 15 });
});
