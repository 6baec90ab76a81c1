import { divide, multiply, one, parseQuantity, type Rational } from '../../quantities/index.ts';
import { findUnit } from '../../units/find-unit.ts';
import type { Rules } from './rules.ts';

export interface HighEnd {
  /** In the unit of the low end. */
  readonly value: Rational;
  /** How much of the text it takes, with what joins it to the low end. */
  readonly length: number;
}

/** The second end of a range whose first has its own unit: " à 1 kg" behind "800 g" is 1000; null where none follows. */
export function readHighEnd(text: string, lowUnit: string, rules: Rules): HighEnd | null {
  const joining = rules.joinsRange.exec(text)?.[0];
  if (joining === undefined) return null;
  rules.amount.lastIndex = joining.length;
  const number = rules.amount.exec(text)?.[0];
  const value = number && parseQuantity(number, rules.code)?.low;
  if (!value) return null;
  const unitAt =
    joining.length + number.length + (/^[\s\u00a0]*/.exec(text.slice(joining.length + number.length))?.[0].length ?? 0);
  rules.unit.lastIndex = unitAt;
  const unit = rules.unit.exec(text)?.[0] ?? '';
  const factor = unit === '' ? null : factorBetween(unit.replace(/\.$/, ''), lowUnit);
  return factor && { value: multiply(value, factor), length: unitAt + unit.length };
}

function factorBetween(unit: string, lowUnit: string): Rational | null {
  if (unit.toLowerCase() === lowUnit.toLowerCase()) return one;
  const [from, to] = [findUnit(unit), findUnit(lowUnit)];
  return from && to && from.dimension === to.dimension ? divide(from.size, to.size) : null;
}
