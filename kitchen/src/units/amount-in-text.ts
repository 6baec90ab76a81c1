import { type Quantity, readQuantity } from '../quantities/index.ts';
import { findUnit } from './find-unit.ts';
import type { StandardUnit } from './standard-units.ts';

/** What a line of plain text begins with: "2 cups" in "2 cups flour, sifted". */
export interface AmountInText {
  readonly quantity: Quantity;
  /** Written with a decimal point or comma. */
  readonly isDecimal: boolean;
  /** Null where no unit follows that everybody means the same by. */
  readonly measure: StandardUnit | null;
  /** The unit as it is written, '' for none, and what follows it. */
  readonly unit: string;
  readonly rest: string;
  /** What is measured, without what stands in brackets or after a comma. */
  readonly food: string;
}

/** "c. à soupe" is the longest that units come in. */
const mostWords = 4;

export function amountInText(text: string, locale?: string): AmountInText | null {
  const read = readQuantity(text, 0, locale);
  if (!read) return null;
  const { quantity, numbers, end } = read;
  const after = text.slice(end).trimStart();
  const { unit, measure } = unitAt(after);
  const rest = after.slice(unit.length).trimStart();
  const food = rest.replace(/\([^)]*\)?/g, ' ').split(/[,;:]|\s[-–—]\s/)[0] ?? '';
  return { quantity, isDecimal: numbers.some(({ isDecimal }) => isDecimal), measure, unit, rest, food: food.trim() };
}

function unitAt(text: string): { unit: string; measure: StandardUnit | null } {
  const words = [...text.slice(0, 100).matchAll(/\S+/gu)].slice(0, mostWords);
  for (const last of words.toReversed()) {
    const unit = text.slice(0, last.index + last[0].length);
    const measure = findUnit(unit);
    if (measure) return { unit, measure };
  }
  return { unit: '', measure: null };
}
