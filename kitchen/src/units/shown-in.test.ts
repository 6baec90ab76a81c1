import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  formatQuantity,
  multiply,
  type Quantity,
  quantityOf,
  rational,
  toNumber,
} from '../quantities/index.ts';
import { densityRows } from './densities/density-of.ts';
import { type GroupUnit, measureOf } from './measure-of.ts';
import { type MeasuringSystem, shownIn, tidied } from './shown-in.ts';
import { type StandardUnitName, standardUnits } from './standard-units.ts';

const measured = (low: number, unit: string | GroupUnit, food: string, high = low) => {
  const measure = measureOf(typeof unit === 'string' ? { name: unit } : unit);
  return measure && { quantity: quantityOf(low, high), measure, food };
};

const text = (shown: { quantity: Quantity; unit: string } | null | undefined) =>
  shown ? `${formatQuantity(shown.quantity, { fractions: !/gram|meter|liter/.test(shown.unit) })} ${shown.unit}` : null;

const said = (system: MeasuringSystem, ...amount: Parameters<typeof measured>) => {
  const found = measured(...amount);
  return found && text(shownIn(system, found));
};

describe('in a metric kitchen', () => {
  test.each([
    [1, 'cup', 'all-purpose flour', '120 gram'],
    [2.5, 'cups', 'flour, all-purpose', '300 gram'],
    [1, 'cup', 'plain flour', '120 gram'],
    [1, 'cup', 'sugar', '200 gram'],
    [0.25, 'cup', 'brown sugar', '55 gram'],
    [0.5, 'cup', 'unsalted butter, softened', '115 gram'],
    [1, 'stick', 'butter', '115 gram'],
    [2, 'sticks', 'unsalted butter', '225 gram'],
    [1, 'cup', 'milk', '235 milliliter'],
    [4.5, 'cups', 'water', '1.06 liter'],
    [1, 'cup', 'something that nobody knows', '235 milliliter'],
    [1, 'pint', 'heavy cream', '475 milliliter'],
    [1, 'imperial pint', 'milk', '570 milliliter'],
    [1, 'quart', 'chicken stock', '945 milliliter'],
    [8, 'oz', 'cream cheese', '225 gram'],
    [1, 'lb', 'ground beef', '455 gram'],
    [2.5, 'pounds', 'potatoes', '1.13 kilogram'],
    [0.125, 'oz', 'saffron', '3.5 gram'],
    [1, 'inch', 'ginger', '2.5 centimeter'],
    [3, 'fl oz', 'rum', '90 milliliter'],
    [1, 'cup', 'rolled oats', '90 gram'],
  ])('%d %s %s', (quantity, unit, food, shown) => expect(said('metric', quantity, unit, food)).toBe(shown));

  test.each([
    [2, 'tbsp', 'olive oil'],
    [1, 'tsp', 'salt'],
    [3, 'EL', 'Mehl'],
    [1, 'stick', 'cinnamon'],
    [500, 'g', 'flour'],
    [3, 'cloves', 'garlic'],
    [1, 'can', 'tomatoes'],
    [2, 'Tassen', 'Mehl'],
    [1, 'dozen', 'eggs'],
    [0.001, 'oz', 'saffron'],
  ])('%d %s %s stays', (quantity, unit, food) => expect(said('metric', quantity, unit, food)).toBeNull());

  test('a range stays a range, in one unit', () => {
    expect(said('metric', 1, 'lb', 'potatoes', 1.5)).toBe('455–680 gram');
    expect(said('metric', 2, 'lb', 'potatoes', 2.5)).toBe('905–1130 gram');
  });
});

describe('in an American kitchen', () => {
  test.each([
    [120, 'g', 'Mehl', '1 cup'],
    [250, 'g', 'farine', '2 cup'],
    [500, 'g', 'bread flour', '4¼ cup'],
    [100, 'g', 'sugar', '½ cup'],
    [20, 'g', 'sucre', '1⅔ tablespoon'],
    [5, 'g', 'salt', '¾ teaspoon'],
    [113, 'g', 'butter', '½ cup'],
    [250, 'ml', 'Milch', '1 cup'],
    [2, 'dl', 'grädde', '⅞ cup'],
    [1, 'l', 'water', '4¼ cup'],
    [2, 'l', 'water', '2 quart'],
    [500, 'g', 'beef', '1⅛ pound'],
    [1, 'kg', 'Kartoffeln', '2¼ pound'],
    [100, 'g', 'spaghetti', '3½ ounce'],
    [1, 'Pfund', 'Kirschen', '1⅛ pound'],
    [1, 'szklanka', 'mleko', '1 cup'],
    [2, 'cm', 'Ingwer', '¾ inch'],
  ])('%d %s %s', (quantity, unit, food, shown) => expect(said('us', quantity, unit, food)).toBe(shown));

  test.each([
    [2, 'cups', 'flour'],
    [2, 'EL', 'Zucker'],
    [1, 'Prise', 'Salz'],
    [5, 'g', 'moon dust'],
  ])('%d %s %s stays', (quantity, unit, food) => expect(said('us', quantity, unit, food)).toBeNull());
});

describe('a unit of the group', () => {
  const tasse = { name: 'Tasse', standardQuantity: 200, standardUnit: 'milliliter' };

  test('is as much as the group has said', () => {
    expect(said('us', 2, tasse, 'Wasser')).toBe('1⅔ cup');
    expect(said('us', 1, { name: 'can', standardQuantity: 400, standardUnit: 'gram' }, 'tomatoes')).toBe('14 ounce');
    expect(said('metric', 1, { name: 'Becher', standardQuantity: 1, standardUnit: 'cup' }, 'Mehl')).toBe('120 gram');
  });

  test('is known by any of its names', () => {
    expect(said('metric', 1, { name: 'Unze', abbreviation: 'oz' }, 'Mehl')).toBe('28 gram');
    expect(said('metric', 1, { name: 'my cup', aliases: [{ name: 'cup' }] }, 'flour')).toBe('120 gram');
  });

  test('stays a spoon when it says how large the spoon is', () => {
    expect(
      said('metric', 2, { name: 'tablespoon', standardQuantity: 0.5, standardUnit: 'fluid_ounce' }, 'oil'),
    ).toBeNull();
  });
});

describe('a scaled amount', () => {
  test.each([
    [16, 'tbsp', '1 cup'],
    [6, 'tsp', '2 tablespoon'],
    [1 / 16, 'cup', '1 tablespoon'],
    [1 / 8, 'cup', '2 tablespoon'],
    [5, 'tbsp', '5 tablespoon'],
    [1500, 'g', '1.5 kilogram'],
    [0.25, 'kg', '250 gram'],
    [1000 / 3, 'g', '335 gram'],
    [187.5, 'g', '190 gram'],
    [2000, 'ml', '2 liter'],
    [0.5, 'l', '500 milliliter'],
    [16, 'oz', '1 pound'],
    [24, 'oz', '1½ pound'],
    [1.7, 'cups', '1⅔ cup'],
  ])('%d %s is better %s', (quantity, unit, shown) => {
    const amount = measured(quantity, unit, '');
    expect(amount && text(tidied(amount))).toBe(shown);
  });

  test.each([
    [7.5, 'g'],
    [1.25, 'kg'],
    [500, 'g'],
    [1.5, 'kg'],
    [1.5, 'tsp'],
    [2, 'cups'],
    [0.375, 'cup'],
    [3, 'EL'],
    [4, 'tsp'],
    [2, 'dl'],
  ])('%d %s is said well enough', (quantity, unit) => {
    const amount = measured(quantity, unit, '');
    expect(amount && tidied(amount)).toBeNull();
  });
});

const names = Object.keys(standardUnits).filter((name): name is StandardUnitName => name in standardUnits);
const anySystem = fc.constantFrom<MeasuringSystem>('metric', 'us');
const anyFood = fc.constantFrom('', 'nobody knows it', ...densityRows.map(({ names }) => names[0] ?? ''));
const anyAmount = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(1, 2, 3, 4, 8, 10, 1000));

const inBase = ({ quantity, unit }: { quantity: Quantity; unit: StandardUnitName }) =>
  multiply(quantity.high, standardUnits[unit].size);

describe('any amount', () => {
  test('is never nothing, never long, and about as much as before', () => {
    fc.assert(
      fc.property(anySystem, anyFood, fc.constantFrom(...names), anyAmount, (system, food, name, [top, bottom]) => {
        const measure = standardUnits[name];
        const shown = shownIn(system, { quantity: quantityOf(rational(top, bottom)), measure, food });
        if (!shown) return;
        expect(toNumber(shown.quantity.low)).toBeGreaterThan(0);
        expect(formatQuantity(shown.quantity).length).toBeLessThanOrEqual(16);
        if (measure.dimension !== standardUnits[shown.unit].dimension) return;
        const before = toNumber(multiply(rational(top, bottom), measure.size));
        expect(Math.abs(toNumber(inBase(shown)) - before)).toBeLessThanOrEqual(Math.max(before * 0.125, 4));
      }),
    );
  });

  test('grows with what it is made from', () => {
    fc.assert(
      fc.property(
        anySystem,
        anyFood,
        fc.constantFrom(...names),
        anyAmount,
        anyAmount,
        (system, food, name, one, two) => {
          const [less, more] = [rational(...one), rational(...two)].sort(compare);
          if (!less || !more) return;
          const [shownLess, shownMore] = [less, more].map((value) =>
            shownIn(system, { quantity: quantityOf(value), measure: standardUnits[name], food }),
          );
          if (!shownLess || !shownMore) return;
          expect(compare(inBase(shownLess), inBase(shownMore))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  test('shown in grams and back is the cup it came from', () => {
    for (const { names } of densityRows.filter(({ handling }) => handling === 'scooped')) {
      const shown = shownIn('metric', { quantity: quantityOf(8), measure: standardUnits.cup, food: names[0] ?? '' });
      const back =
        shown && shownIn('us', { quantity: shown.quantity, measure: standardUnits[shown.unit], food: names[0] ?? '' });
      expect(text(back), names[0]).toBe('8 cup');
    }
  });
});
