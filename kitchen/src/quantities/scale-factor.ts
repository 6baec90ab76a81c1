import { compare, divide, exact, type Rational, zero } from './rational.ts';
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
