import {
  compare,
  divide,
  multiply,
  type Quantity,
  quantityOf,
  type Rational,
  rational,
  subtract,
  zero,
} from '../quantities/index.ts';
import { convert } from './convert.ts';
import { comesInSticks, densityOf, type Handling } from './densities/density-of.ts';
import { type Ladder, ladders, onLadder, type ShownAmount } from './ladders.ts';
import { type StandardUnit, type StandardUnitName, standardUnits } from './standard-units.ts';

export type MeasuringSystem = 'metric' | 'us';

export interface MeasuredFood {
  readonly quantity: Quantity;
  readonly measure: StandardUnit;
  /** What is measured; decides between weight and volume. */
  readonly food: string;
}

/**
 * An amount as kitchens of a system measure it; null where it stays as it is: spoons and pieces, units of the system itself, and
 * whatever would be nothing after rounding. A volume becomes a weight only where the density of the food is known.
 */
export function shownIn(system: MeasuringSystem, measured: MeasuredFood): ShownAmount | null {
  const { measure, food } = measured;
  if (measure.system === 'everywhere' || measure.system === system) return null;
  if (measure === standardUnits.stick && !comesInSticks(food)) return null;
  const density = measure.dimension === 'length' ? null : densityOf(food);
  const handling = density?.handling ?? null;
  const target = targetFor(system, measure, handling);
  const inBase = target && convert(measured.quantity, measure, baseOf(target), density);
  const shown = inBase && onLadder(inBase, target);
  return shown && isNear(shown, inBase, baseOf(target)) ? shown : null;
}

/** Beyond this a rounded amount is another one: 5 g are no eighth of an ounce. */
const mostRounding = rational(15, 100);

function isNear({ quantity, unit }: ShownAmount, { low, high }: Quantity, base: StandardUnit): boolean {
  const size = divide(standardUnits[unit].size, base.size);
  const isClose = (said: Rational, meant: Rational) => {
    const difference = subtract(multiply(said, size), meant);
    const most = multiply(meant, mostRounding);
    return compare(difference, most) <= 0 && compare(subtract(zero, difference), most) <= 0;
  };
  return isClose(quantity.low, low) && isClose(quantity.high, high);
}

const baseOf = (ladder: Ladder): StandardUnit => {
  const first = ladder.units[0];
  const { dimension } = first ? standardUnits[first.name] : standardUnits.gram;
  return dimension === 'volume'
    ? standardUnits.milliliter
    : dimension === 'mass'
      ? standardUnits.gram
      : standardUnits.millimeter;
};

function targetFor(system: MeasuringSystem, { dimension }: StandardUnit, handling: Handling | null): Ladder | null {
  if (dimension === 'length') return system === 'metric' ? ladders.metricLength : ladders.usLength;
  if (dimension === 'count') return null;
  if (system === 'metric') {
    const isWeighed = dimension === 'mass' || handling === 'scooped' || handling === 'cut';
    return isWeighed ? ladders.metricMass : ladders.metricVolume;
  }
  if (handling === 'scooped') return ladders.usScoops;
  return dimension === 'volume' || handling === 'poured' ? ladders.usVolume : ladders.usMass;
}

interface Comfort {
  readonly from: Rational;
  readonly below?: Rational;
  readonly ladder: Ladder;
}

const { metricMass, metricVolume, usMass, usScoops } = ladders;
const n = rational;

/** Between which amounts each unit is easily measured; beyond, a neighbour is. */
const comforts: readonly (readonly [StandardUnitName, Comfort])[] = [
  ['gram', { from: n(1, 2), below: n(1000), ladder: metricMass }],
  ['kilogram', { from: n(1), ladder: metricMass }],
  ['milliliter', { from: n(1, 2), below: n(1000), ladder: metricVolume }],
  ['liter', { from: n(1), ladder: metricVolume }],
  ['teaspoon', { from: n(1, 8), below: n(3), ladder: usScoops }],
  ['tablespoon', { from: n(1, 2), below: n(4), ladder: usScoops }],
  ['cup', { from: n(1, 4), ladder: usScoops }],
  ['ounce', { from: n(1, 8), below: n(16), ladder: usMass }],
  ['pound', { from: n(1, 4), ladder: usMass }],
];

/** A scaled amount in a neighbouring unit, or rounded, where its own says it badly: 16 tablespoons are a cup, ⅟₁₆ cup is a tablespoon. */
export function tidied({ quantity, measure }: Pick<MeasuredFood, 'quantity' | 'measure'>): ShownAmount | null {
  const own = comforts.find(([name]) => isSame(standardUnits[name], measure));
  if (!own) return null;
  const [, { from, below, ladder }] = own;
  const isEasy = compare(quantity.low, from) >= 0 && (!below || compare(quantity.high, below) < 0);
  const isSaidEvenly = isSaid(quantity.low, measure) && isSaid(quantity.high, measure);
  if (isEasy && isSaidEvenly) return null;
  const inBase = quantityOf(multiply(quantity.low, measure.size), multiply(quantity.high, measure.size));
  const shown = onLadder(inBase, ladder);
  return shown && isSaidEvenly && isOddSpoonful(shown) ? null : shown;
}

/** Four teaspoons are easier than a tablespoon and a third. */
const isOddSpoonful = ({ quantity: { low, high }, unit }: ShownAmount): boolean =>
  unit === 'tablespoon' && (low.denominator > 2n || high.denominator > 2n);

const isSame = (a: StandardUnit, b: StandardUnit) => a.dimension === b.dimension && compare(a.size, b.size) === 0;

/** Scales show whole grams and tenths of a kilogram, cups and spoons quarters, thirds and eighths. */
const isSaid = (value: Rational, { system, size }: StandardUnit): boolean => {
  if (system !== 'metric') return value.denominator <= 4n || value.denominator === 8n;
  const isSmallUnit = compare(size, n(1)) <= 0 && compare(value, n(10)) >= 0;
  return isSmallUnit ? value.denominator === 1n : 100n % value.denominator === 0n;
};
