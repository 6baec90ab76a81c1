import { locales } from '@larder/contract';
import { expect, test } from 'vitest';
import { findKnownUnit } from './known-units.ts';
import unitNames from './unit-names.json' with { type: 'json' };

test.each([
  ['g', { fraction: false, pluralName: null, abbreviation: 'g', standardQuantity: 1, standardUnit: 'gram' }],
  ['ml', { fraction: false, pluralName: null, standardQuantity: 1, standardUnit: 'milliliter' }],
  ['Gramm', { fraction: false, pluralName: 'Gramm', abbreviation: 'g' }],
  ['gr', { fraction: false, standardQuantity: 1, standardUnit: 'gram' }],
  ['cup', { fraction: true, pluralName: 'cups', abbreviation: 'c', standardQuantity: 1, standardUnit: 'cup' }],
  ['Cups', { fraction: true, pluralName: 'cups' }],
  ['EL', { fraction: true, pluralName: null, abbreviation: 'EL', standardQuantity: 15, standardUnit: 'milliliter' }],
  ['c. à s.', { fraction: true, pluralName: null, standardQuantity: 15 }],
  ['spsk', { fraction: true, standardQuantity: 15, standardUnit: 'milliliter' }],
  ['Prise', { fraction: true, pluralName: 'Prisen', standardQuantity: null, standardUnit: null }],
])('a unit that is only called %s is known', (name, known) => {
  expect(findKnownUnit(name)).toMatchObject(known);
});

test('of other names nothing is known', () => {
  expect(findKnownUnit('smidgen of joy')).toBeUndefined();
  expect(findKnownUnit('')).toBeUndefined();
});

test.each([
  ['gram', ['gram', 'msk', 'krm'], 'gram'],
  ['gram', ['gram', 'cup'], 'grams'],
  ['gram', ['gram'], 'grams'],
  ['liter', ['el', 'liter', 'tl'], 'liter'],
  ['portion', ['portion', 'gousse'], 'portions'],
  ['portion', ['portion', 'msk', 'dl'], 'portioner'],
])('%s beside %j has the plural %s', (name, namesBeside, pluralName) => {
  expect(findKnownUnit(name, namesBeside)?.pluralName).toBe(pluralName);
});

test('the language of a recipe is found once, however many units it names', () => {
  let asked = 0;
  const names = Object.assign(['msk', 'tsk', 'gram'], {
    *[Symbol.iterator]() {
      asked++;
      yield* ['msk', 'tsk', 'gram'];
    },
  });
  for (let count = 0; count < 100; count++) findKnownUnit(`unit ${count}`, names);
  expect(findKnownUnit('gram', names)?.pluralName).not.toBe('grams');
  expect(asked).toBe(1);
});

test('every language with seeds names each unit', () => {
  expect(Object.keys(unitNames)).toEqual([...locales].toSorted());
  for (const names of Object.values(unitNames)) expect(Object.keys(names)).toEqual(Object.keys(unitNames['en-US']));
});
