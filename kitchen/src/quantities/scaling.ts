import { formatNumber } from './format-quantity.ts';
import { compare, divide, exact, exactFactor, multiply, one, type Rational, zero } from './rational.ts';
import { findQuantity } from './read-quantity.ts';

/** What a recipe is multiplied with to use up `available` of an ingredient that it asks `needed` of; null when it asks none. */
export function factorForAmount(needed: number | Rational, available: number | Rational): Rational | null {
  const asked = exact(needed);
  return compare(asked, zero) > 0 ? divide(exact(available), asked) : null;
}

/** What a recipe is multiplied with to yield `wanted` servings; null when its yield text has no number. */
export function factorForServings(yieldText: string, wanted: number | Rational, locale?: string): Rational | null {
  const found = findQuantity(yieldText, locale);
  return found && factorForAmount(found.quantity.low, wanted);
}

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
