import { findQuantity, toNumber } from '@larder/kitchen';
import type { RecipeYield } from '../../recipe.ts';

const longestYield = 200;

/** A yield in the page's words as number and unit: "4 to 6 servings" is 6, "servings", so that nobody goes without. */
export function readYield(words: string, locale?: string): RecipeYield {
  const text = words.slice(0, longestYield);
  const people = peopleRange(text);
  if (people) return { amount: people.most, unit: unitOf(text.slice(people.end)), text };
  const found = findQuantity(text, locale);
  const most = found?.numbers.at(-1);
  if (!found || !most) return { amount: null, unit: null, text };
  return { amount: toNumber(most.value), unit: unitOf(text.slice(found.end)), text };
}

const countsPeople = /(?:pers|portion|porzion|porcion|serv|people|guests|gäste|couverts|convives)/i;

/** "Personnes 6/8" is six to eight: nobody cooks for three quarters of a person. */
function peopleRange(text: string): { most: number; end: number } | null {
  const found = /(?<![\d.,/]|\d\s)([2-9]|[1-9]\d)\s?\/\s?(\d{1,2})(?![\d/])/.exec(text);
  const [least, most] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || most <= least || most > 2 * least || !countsPeople.test(text)) return null;
  return { most, end: found.index + found[0].length };
}

/** The words after the number, up to the next number, bracket or end of a clause. */
function unitOf(after: string): string | null {
  const unit = /^[\s.x×-]*([\p{L}][^\d(),.;:|/+]*)/u.exec(after)?.[1]?.trim();
  return unit && unit.length <= 40 ? unit : null;
}
