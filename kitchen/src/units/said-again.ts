import {
  divide,
  formatQuantity,
  multiply,
  type Quantity,
  quantityOf,
  readQuantity,
  scaleQuantity,
  toNumber,
} from '../quantities/index.ts';
import { convert } from './convert.ts';
import { densityOf } from './densities/density-of.ts';
import { findUnit } from './find-unit.ts';
import { type MeasuredFood, tidied } from './shown-in.ts';
import { type StandardUnit, standardUnits } from './standard-units.ts';

/** An amount that a line says a second time in another unit: "(300 g)" in "2 cups (300 g) flour". */
export interface SaidAgain {
  readonly quantity: Quantity;
  readonly measure: StandardUnit;
  /** The unit as it is written. */
  readonly unit: string;
  /** The text without it. */
  readonly without: string;
  /** The text with it multiplied, and as round as one can measure. */
  scaled(factor: number): string;
}

/** Weighed flour and scooped flour may differ by a third, and still be meant as the same. */
const farthestApart = 1.4;

/**
 * The first bracket of a text, or its beginning up to a comma, that says about the same amount again. The size of a can, as in
 * "2 cups tomatoes (14 oz)", is none. Null where nothing is said again.
 */
export function saidAgain(text: string, first: MeasuredFood, locale?: string): SaidAgain | null {
  for (const found of text.matchAll(/\(([^()]*)\)|^[^,;()]+/g)) {
    const inside = found[1] ?? found[0];
    const at = found.index + (found[1] === undefined ? 0 : 1) + (/^\D*?(?=[\d½¼¾⅓⅔⅛])/.exec(inside)?.[0].length ?? 0);
    const read = readQuantity(text, at, locale);
    if (!read) continue;
    const end = found.index + found[0].length - (found[1] === undefined ? 0 : 1);
    const unit = text.slice(read.end, end).trim();
    const measure = findUnit(unit);
    if (!measure || !isAboutTheSame(first, { quantity: read.quantity, measure })) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const fractions = measure.system !== 'metric' && read.numbers.every(({ isDecimal }) => !isDecimal);
    return {
      quantity: read.quantity,
      measure,
      unit,
      without: rest
        .replace(/^[\s,;]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
      scaled: (factor) =>
        text.slice(0, at) +
        formatQuantity(measurable(scaleQuantity(read.quantity, factor), measure), {
          ...(locale && { locale }),
          fractions,
        }) +
        text.slice(read.end),
    };
  }
  return null;
}

function isAboutTheSame(first: MeasuredFood, second: { quantity: Quantity; measure: StandardUnit }): boolean {
  const same = convert(second.quantity, second.measure, first.measure, densityOf(first.food));
  if (!same) return false;
  const ratio = toNumber(divide(same.high, first.quantity.high));
  return ratio < farthestApart && ratio > 1 / farthestApart;
}

/** What a scale or a cup shows of it, in the unit that it is said in: 225 g and not 227.273. */
function measurable(quantity: Quantity, measure: StandardUnit): Quantity {
  const shown = tidied({ quantity, measure });
  if (!shown) return quantity;
  const { size } = standardUnits[shown.unit];
  const { low, high } = shown.quantity;
  return quantityOf(divide(multiply(low, size), measure.size), divide(multiply(high, size), measure.size));
}
