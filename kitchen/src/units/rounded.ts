import { add, compare, divide, multiply, type Rational, rational, subtract, zero } from '../quantities/index.ts';

/** Up to here (exclusive; the last has no end), amounts are multiples of one of the steps. */
export interface Stretch {
  readonly below?: Rational;
  readonly steps: readonly Rational[];
}

/**
 * The nearest amount that a scale, a jug or a spoon shows. Stretches meet at multiples of both their steps, so that more of
 * something never becomes less by rounding.
 */
export function rounded(value: Rational, stretches: readonly Stretch[]): Rational {
  const stretch = stretches.find(({ below }) => !below || compare(value, below) < 0);
  const candidates = (stretch?.steps ?? []).map((step) => nearestMultiple(value, step));
  return candidates.reduce(
    (best, next) => (compare(distance(next, value), distance(best, value)) < 0 ? next : best),
    candidates[0] ?? value,
  );
}

export const isMultiple = (value: Rational, step: Rational): boolean => divide(value, step).denominator === 1n;

function nearestMultiple(value: Rational, step: Rational): Rational {
  const { numerator, denominator } = add(divide(value, step), rational(1, 2));
  return multiply(step, rational(numerator / denominator));
}

function distance(a: Rational, b: Rational): Rational {
  const difference = subtract(a, b);
  return compare(difference, zero) < 0 ? subtract(b, a) : difference;
}
