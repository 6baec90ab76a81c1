import { describe, expect, test } from 'vitest';
import { multiply, rational, toNumber } from '../../quantities/index.ts';
import { standardUnits } from '../standard-units.ts';
import { densityOf, densityRows } from './density-of.ts';

const gramsPerCup = (food: string) => {
  const density = densityOf(food);
  return density && toNumber(multiply(density.gramsPerMilliliter, standardUnits.cup.size));
};

describe('the table of densities', () => {
  test('has at least 250 foods, each with its source', () => {
    expect(densityRows.length).toBeGreaterThanOrEqual(250);
    for (const { source, names } of densityRows) {
      expect(source, names[0]).toMatch(/^(?:K|U\d{5})$/);
      expect(names[0]?.trim()).not.toBe('');
    }
  });

  test.each([
    ['poured', 205, 260],
    ['scooped', 25, 345],
    ['cut', 5, 280],
  ] as const)('what is %s weighs between %d and %d g a cup', (handling, least, most) => {
    const odd = densityRows.filter(
      (row) => row.handling === handling && !(row.gramsPerCup >= least && row.gramsPerCup <= most),
    );
    expect(odd.map(({ names }) => names[0])).toEqual([]);
  });

  test('says one thing about each name', () => {
    const unknown = densityRows.flatMap(({ names }) => names).filter((name) => densityOf(name) === null);
    expect(unknown).toEqual([]);
  });
});

describe('a food', () => {
  test.each([
    ['all-purpose flour', 120],
    ['flour, all-purpose', 120],
    ['All-Purpose Flour', 120],
    ['plain flour', 120],
    ['unbleached all-purpose flour', 120],
    ['sifted flour', 120],
    ['Weizenmehl Type 405', 120],
    ['Weizenmehl (Type 550)', 120],
    ['whole wheat flour', 113],
    ['Crème fraîche', 248],
    ['creme fraiche', 248],
    ['large ripe tomatoes', 180],
    ['tomato', 180],
    ['chopped fresh parsley', 60],
    ['walnut', 113],
    ["huile d'olive", 216],
    ['huile d’olive', 216],
    ['farine de blé', 120],
    ['azúcar', 198],
    ['Zucchero', 198],
    ['warm water', 237],
    ['dried currants', 142],
    ['raisins frais', 151],
    ['butter or margarine', 227],
    ['pecans or walnuts', 99],
  ])('%s is known', (food, grams) => expect(gramsPerCup(food)).toBe(grams));

  test.each([
    '',
    'sauce',
    'flour tortillas',
    'sugar substitute',
    'butter lettuce',
    'peanut butter cups',
    'kosher salt',
    'hot peppers',
    'ground coffee',
    '405',
    'curry leaves',
    'duck fat',
    'chicken or vegetable stock',
    'vegetable or olive oil',
    'fresh',
  ])('%s is not', (food) => expect(densityOf(food)).toBeNull());

  test('is as heavy as 237 ml of water say', () => {
    expect(toNumber(densityOf('water')?.gramsPerMilliliter ?? rational(0))).toBeCloseTo(1, 2);
  });
});
