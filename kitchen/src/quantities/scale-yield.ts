import { formatNumber } from './format-quantity.ts';
import { compare, exactFactor, multiply, one, type Rational } from './rational.ts';
import { findQuantity } from './read-quantity.ts';

/**
 * The yield text with its first number, or both ends of its first range, multiplied: "4 servings" × 2 is "8 servings".
 * Decimals stay decimals; everything else is written with fractions.
 */
export function scaleYield(text: string, factor: number | Rational, locale?: string): string {
  const by = exactFactor(factor);
  const found = findQuantity(text, locale);
  if (!found || compare(by, one) === 0) return text;
  return found.numbers.reduceRight((scaled, { value, start, end, isDecimal }) => {
    const number = formatNumber(multiply(value, by), { locale, fractions: !isDecimal });
    return scaled.slice(0, start) + number + scaled.slice(end);
  }, text);
}
