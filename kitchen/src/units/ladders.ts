import { compare, divide, type Quantity, quantityOf, type Rational, rational, zero } from '../quantities/index.ts';
import { isMultiple, rounded, type Stretch } from './rounded.ts';
import { standardUnits } from './standard-units.ts';

/** Units of one kind from small to large, and how finely amounts are shown, counted in the smallest. */
export interface Ladder {
  readonly stretches: readonly Stretch[];
  readonly units: readonly Rung[];
}

/** The units that amounts are brought to. */
export type LadderUnit =
  | 'milliliter'
  | 'liter'
  | 'gram'
  | 'kilogram'
  | 'millimeter'
  | 'centimeter'
  | 'teaspoon'
  | 'tablespoon'
  | 'cup'
  | 'quart'
  | 'ounce'
  | 'pound'
  | 'inch';

interface Rung {
  readonly name: LadderUnit;
  /** From so much on, in the smallest unit. */
  readonly from: Rational;
  /** Only where it comes out even: 6 teaspoons are 2 tablespoons, 3½ are none. */
  readonly only?: (amount: Rational) => boolean;
}

export interface ShownAmount {
  readonly quantity: Quantity;
  readonly unit: LadderUnit;
}

const n = rational;
const metricStretches: readonly Stretch[] = [
  { below: n(5), steps: [n(1, 2)] },
  { below: n(50), steps: [n(1)] },
  { below: n(1000), steps: [n(5)] },
  { below: n(10_000), steps: [n(10)] },
  { steps: [n(100)] },
];

const cupParts = [n(12), n(16), n(24), n(30), n(32), n(36), n(42)];
const isCupPart = (teaspoons: Rational) =>
  compare(teaspoons, n(48)) >= 0 || cupParts.some((part) => compare(part, teaspoons) === 0);
const isHalfOrThirdTablespoon = (teaspoons: Rational) => isMultiple(teaspoons, n(3, 2)) || isMultiple(teaspoons, n(1));

/** From ⅛ teaspoon over tablespoons to cups of eighths and thirds. */
const spoonStretches: readonly Stretch[] = [
  { below: n(1, 2), steps: [n(1, 8)] },
  { below: n(3), steps: [n(1, 4)] },
  { below: n(6), steps: [n(1, 2)] },
  { below: n(12), steps: [n(1), n(3, 2)] },
  { below: n(18), steps: [n(3, 2), n(16)] },
  { below: n(30), steps: [n(3)] },
  { below: n(48), steps: [n(6), n(32)] },
  { below: n(96), steps: [n(6), n(16)] },
];

const spoonsAndCups: readonly Rung[] = [
  { name: 'teaspoon', from: zero },
  { name: 'tablespoon', from: n(3), only: isHalfOrThirdTablespoon },
  { name: 'cup', from: n(12), only: isCupPart },
];

export const ladders = {
  metricMass: {
    stretches: metricStretches,
    units: [
      { name: 'gram', from: zero },
      { name: 'kilogram', from: n(1000) },
    ],
  },
  metricVolume: {
    stretches: metricStretches,
    units: [
      { name: 'milliliter', from: zero },
      { name: 'liter', from: n(1000) },
    ],
  },
  metricLength: {
    stretches: [{ below: n(5), steps: [n(1)] }, { below: n(30), steps: [n(5)] }, { steps: [n(10)] }],
    units: [
      { name: 'millimeter', from: zero },
      { name: 'centimeter', from: n(5) },
    ],
  },
  usMass: {
    stretches: [
      { below: n(1), steps: [n(1, 8)] },
      { below: n(4), steps: [n(1, 4)] },
      { below: n(16), steps: [n(1, 2)] },
      { below: n(64), steps: [n(2)] },
      { below: n(160), steps: [n(4)] },
      { steps: [n(8)] },
    ],
    units: [
      { name: 'ounce', from: zero },
      { name: 'pound', from: n(16) },
    ],
  },
  /** Flour is counted in cups, however many. */
  usScoops: { stretches: [...spoonStretches, { steps: [n(12), n(16)] }], units: spoonsAndCups },
  usVolume: {
    stretches: [...spoonStretches, { below: n(384), steps: [n(12), n(16)] }, { steps: [n(48)] }],
    units: [...spoonsAndCups, { name: 'quart', from: n(384) }],
  },
  usLength: {
    stretches: [{ below: n(1), steps: [n(1, 8)] }, { below: n(4), steps: [n(1, 4)] }, { steps: [n(1, 2)] }],
    units: [{ name: 'inch', from: zero }],
  },
} satisfies Record<string, Ladder>;

/**
 * An amount in milliliters, grams or millimeters as it is said by the units of a ladder, in the largest that is sensible for
 * both its ends; null where nothing would be left of it.
 */
export function onLadder({ low, high }: Quantity, { stretches, units }: Ladder): ShownAmount | null {
  const smallest = units[0];
  if (!smallest) return null;
  const size = standardUnits[smallest.name].size;
  const [least, most] = [rounded(divide(low, size), stretches), rounded(divide(high, size), stretches)];
  if (compare(least, zero) <= 0) return null;
  const unit =
    units.findLast(({ from, only = () => true }) => compare(least, from) >= 0 && only(least) && only(most)) ?? smallest;
  const perUnit = divide(standardUnits[unit.name].size, size);
  return { quantity: quantityOf(divide(least, perUnit), divide(most, perUnit)), unit: unit.name };
}
