import { add, compare, exact, exactFactor, multiply, type Rational } from './rational.ts';

/** What a line of text says: "2" has the same low and high end, "2–3" has two. */
export interface Quantity {
  readonly low: Rational;
  readonly high: Rational;
}

export function quantityOf(low: number | Rational, high: number | Rational = low): Quantity {
  const [a, b] = [exact(low), exact(high)];
  return compare(a, b) <= 0 ? { low: a, high: b } : { low: b, high: a };
}

export const isRange = ({ low, high }: Quantity): boolean => compare(low, high) !== 0;

export function scaleQuantity({ low, high }: Quantity, factor: number | Rational): Quantity {
  const by = exactFactor(factor);
  return quantityOf(multiply(low, by), multiply(high, by));
}

export const addQuantities = (a: Quantity, b: Quantity): Quantity => quantityOf(add(a.low, b.low), add(a.high, b.high));
