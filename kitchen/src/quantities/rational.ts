/** An exact number as a reduced fraction; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** No measuring cup shows an eleventh. */
const largestKitchenDenominator = 10;

/** What 0.1 + 0.2 − 0.3 leaves is nothing, and no scale in a kitchen shows a billionth. */
const floatingPointNoise = 1e-9;

/** Throws a RangeError for a denominator of zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator other than zero');
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom * sign);
  return { numerator: (top * sign) / divisor, denominator: (bottom * sign) / divisor };
}

export const zero = rational(0);
export const one = rational(1);

/**
 * The exact number that a stored or computed one stands for: 0.333 is a third, 0.30000000000000004 is three tenths.
 * Throws a RangeError for NaN and infinities.
 */
export function exact(value: number | Rational): Rational {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) throw new RangeError('A quantity is a finite number');
  if (Number.isInteger(value)) return rational(value);
  if (Math.abs(value) < floatingPointNoise) return zero;
  return kitchenFraction(value) ?? simplestNear(value);
}

/**
 * What a recipe is multiplied with is computed, never stored: 1.556 is 389/250 and not fourteen ninths.
 * Throws a RangeError for NaN and infinities.
 */
export function exactFactor(factor: number | Rational): Rational {
  if (typeof factor !== 'number') return factor;
  const isPlain = Number.isInteger(factor) || !Number.isFinite(factor) || Math.abs(factor) < floatingPointNoise;
  return isPlain ? exact(factor) : simplestNear(factor);
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws a RangeError when `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative when `a` is smaller, zero when both are equal, positive when `a` is larger. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function toNumber(value: Rational): number {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  return Number(whole) + Number(rest) / Number(value.denominator);
}

/** Rounded to the three decimals with which quantities are stored and sent. */
export function toStoredNumber(value: Rational): number {
  return Number(roundedThousandths(value)) / 1000;
}

/** How many thousandths the number is, halves rounded away from zero. */
export function roundedThousandths(value: Rational): bigint {
  const doubled = value.numerator * 2000n;
  const half = value.numerator < 0n ? -value.denominator : value.denominator;
  return (doubled + half) / (value.denominator * 2n);
}

/** Stored quantities have three decimals, so a third is read back from 0.333; what has more of them is rounded less. */
function kitchenFraction(value: number): Rational | null {
  const tolerance = Math.min(roundingOf(value), Math.abs(value) * 0.0025);
  for (let denominator = 1; denominator <= largestKitchenDenominator; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(numerator / denominator - value) < tolerance) return rational(numerator, denominator);
  }
  return null;
}

/** How far a number with so many decimals may be from what it was rounded from. */
function roundingOf(value: number): number {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(3, decimals);
}

/** The fraction with the smallest denominator that differs from the value by no more than floating point noise. */
function simplestNear(value: number): Rational {
  const size = Math.abs(value);
  const sign = value < 0 ? -1n : 1n;
  const tolerance = size * 1e-10;
  let [previous, current] = [zeroOverOne, oneOverZero];
  let rest = size;
  for (let step = 0; step < mostSteps; step++) {
    const whole = BigInt(Math.floor(rest));
    [previous, current] = [
      current,
      { top: whole * current.top + previous.top, bottom: whole * current.bottom + previous.bottom },
    ];
    const remainder = rest - Math.floor(rest);
    if (remainder === 0 || Math.abs(Number(current.top) / Number(current.bottom) - size) <= tolerance) break;
    rest = 1 / remainder;
  }
  return rational(sign * current.top, current.bottom);
}

/** Every step but the first adds at least a factor of φ² to the accuracy: 24 reach 1e-10. */
const mostSteps = 30;

const zeroOverOne = { top: 0n, bottom: 1n };
const oneOverZero = { top: 1n, bottom: 0n };

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
