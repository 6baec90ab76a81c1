import { findQuantity, toNumber } from '@larder/kitchen';
import type { RecipeYield } from '../../recipe.ts';

const longestYield = 200;

/** A yield in the page's words as number and unit: "4 to 6 servings" is 6, "servings", so that nobody goes without. */
export function readYield(words: string, locale?: string): RecipeYield {
  const text = words.slice(0, longestYield);
  const found = findQuantity(text, locale);
  const most = found?.numbers.at(-1);
  if (!found || !most) return { amount: null, unit: null, text };
  return { amount: toNumber(most.value), unit: unitOf(text.slice(found.end)), text };
}

/** The words after the number, up to the next number, bracket or end of a clause. */
function unitOf(after: string): string | null {
  const unit = /^[\s.x×-]*([\p{L}][^\d(),.;:|/+]*)/u.exec(after)?.[1]?.trim();
  return unit && unit.length <= 40 ? unit : null;
}
