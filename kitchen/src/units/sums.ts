import { add, compare, divide, multiply, type Rational, rational, zero } from '../quantities/index.ts';
import { convert } from './convert.ts';
import { type Density, densityOf } from './densities/density-of.ts';
import { type Ladder, ladders } from './ladders.ts';
import { type GroupUnit, measureOf } from './measure-of.ts';
import { rounded } from './rounded.ts';
import { type StandardUnit, standardUnits } from './standard-units.ts';

/** So much in a unit of the group; null for what is counted without one. */
export interface AmountInUnit {
  readonly quantity: Rational;
  readonly unitId: string | null;
}

/** How amounts of one food are added up, whatever units of the group they are said in. */
export interface Sums {
  /** Amounts of the same kind can be added up. */
  kindOf(unitId: string | null): string;
  /** So much in another unit; null where nothing leads there. */
  inUnit(amount: AmountInUnit, unitId: string | null): Rational | null;
  /** In which of their units amounts of one kind are best said together. */
  unitOf(amounts: readonly AmountInUnit[]): string | null;
  /** All together in one of their units, exactly; what can't be brought to it is not in it. */
  exactly(amounts: readonly AmountInUnit[], unitId: string | null): Rational;
  /** As `exactly`, or as near as a scale or a cup shows it where cups were weighed. */
  measurably(amounts: readonly AmountInUnit[], unitId: string | null): Rational;
}

/** @param food its name, where there is one: cups and grams of it are added up only where its density is known for sure */
export function sumsOf(food: string | null, units: ReadonlyMap<string, GroupUnit>): Sums {
  let known: Density | null | undefined;
  const density = () => {
    known ??= food ? densityOf(food) : null;
    return known;
  };
  const measures = new Map<string, StandardUnit | null>();
  const measure = (unitId: string | null): StandardUnit | null => {
    if (unitId === null) return standardUnits.piece;
    const known = measures.get(unitId);
    if (known !== undefined) return known;
    const unit = units.get(unitId);
    const found = unit ? measureOf(unit) : null;
    measures.set(unitId, found);
    return found;
  };
  const kindOf = (unitId: string | null): string => {
    const dimension = measure(unitId)?.dimension;
    if (!dimension) return `unit ${unitId}`;
    if (dimension === 'count') return unitId !== null && isPiece(measure(unitId)) ? 'pieces' : 'count';
    if (dimension === 'length') return dimension;
    return density() ? 'measured' : dimension;
  };
  const inUnit = ({ quantity, unitId: from }: AmountInUnit, to: string | null): Rational | null => {
    if (from === to) return quantity;
    const [one, other] = [measure(from), measure(to)];
    if (!one || !other || kindOf(from) !== kindOf(to)) return null;
    return convert({ low: quantity, high: quantity }, one, other, density())?.low ?? null;
  };
  const exactly = (amounts: readonly AmountInUnit[], unitId: string | null) =>
    amounts.reduce((sum, amount) => add(sum, inUnit(amount, unitId) ?? zero), zero);
  return {
    kindOf,
    inUnit,
    exactly,
    unitOf: (amounts) => {
      const ids = [...new Set(amounts.map(({ unitId }) => unitId))];
      const [only = null, ...others] = ids;
      if (others.length === 0) return only;
      if (ids.includes(null)) return null;
      const dimension = density()?.handling === 'poured' ? 'volume' : 'mass';
      const candidates = ids.flatMap((unitId) => {
        const one = measure(unitId);
        return one ? [{ unitId, size: one.size, rank: rankOf(one) + (one.dimension === dimension ? 0 : 10) }] : [];
      });
      const best = Math.min(...candidates.map(({ rank }) => rank));
      const [smallest, ...larger] = candidates
        .filter(({ rank }) => rank === best)
        .sort((one, other) => compare(one.size, other.size) || (String(one.unitId) < String(other.unitId) ? -1 : 1));
      const large = larger.findLast(({ unitId }) => compare(exactly(amounts, unitId), rational(1)) >= 0);
      return (large ?? smallest)?.unitId ?? only;
    },
    measurably: (amounts, unitId) => {
      const sum = exactly(amounts, unitId);
      const target = measure(unitId);
      const isExact = amounts.every(
        (amount) => amount.unitId === unitId || isSaidExactly(measure(amount.unitId), target),
      );
      return isExact || !target || compare(sum, zero) <= 0 ? sum : onScale(sum, target);
    },
  };
}

const isPiece = (measure: StandardUnit | null): boolean =>
  measure !== null && compare(measure.size, standardUnits.piece.size) === 0;

/** Tens of grams and liters before pounds, and both before spoons, which nobody buys. */
const rankOf = ({ system, size }: StandardUnit): number => {
  if (system === 'metric') return isPowerOfTen(size) ? 0 : 1;
  return ['us', 'imperial', 'everywhere'].indexOf(system) + 2;
};

const isPowerOfTen = ({ numerator, denominator }: Rational): boolean => /^10*$/.test(`${numerator * denominator}`);

const isSaidExactly = (from: StandardUnit | null, to: StandardUnit | null): boolean =>
  from?.dimension === to?.dimension && from?.system === to?.system;

/** What a scale, a jug or a spoon shows of it; never nothing. */
const onScale = (quantity: Rational, measure: StandardUnit): Rational => {
  const ladder = ladderOf(measure);
  const smallest = ladder?.units[0];
  if (!ladder || !smallest) return quantity;
  const factor = divide(measure.size, standardUnits[smallest.name].size);
  const shown = rounded(multiply(quantity, factor), ladder.stretches);
  return compare(shown, zero) > 0 ? divide(shown, factor) : quantity;
};

const ladderOf = ({ dimension, system }: StandardUnit): Ladder | null => {
  if (dimension === 'count' || system === 'imperial') return null;
  if (dimension === 'length') return system === 'metric' ? ladders.metricLength : ladders.usLength;
  if (dimension === 'mass') return system === 'metric' ? ladders.metricMass : ladders.usMass;
  return system === 'metric' ? ladders.metricVolume : ladders.usScoops;
};
