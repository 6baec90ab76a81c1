import { type Quantity, quantityOf } from './quantity.ts';
import { findNumber, type NumberInText, readNumber } from './read-number.ts';

export interface QuantityInText {
  readonly quantity: Quantity;
  readonly start: number;
  readonly end: number;
  /** The one number, or both ends of a range, as they stand in the text. */
  readonly numbers: readonly NumberInText[];
}

/** What stands between the ends of a range in the languages that recipes are written in: "2 to 3", "2 bis 3", "2 ou 3". */
const rangeWords = 'to|or|bis|oder|à|a|ou|o|tot|of|till|til|eller|do|lub|albo';
const between = new RegExp(`-?\\s+(?:${rangeWords})\\s+|\\s*[-‐‑‒–—−~〜～]\\s*`, 'iuy');

/** The number or range that begins exactly at `start`. */
export function readQuantity(text: string, start: number, locale?: string): QuantityInText | null {
  const first = readNumber(text, start, locale);
  return first && withSecondEnd(text, first, locale);
}

/** The first number or range anywhere in the text. */
export function findQuantity(text: string, locale?: string): QuantityInText | null {
  const first = findNumber(text, locale);
  return first && withSecondEnd(text, first, locale);
}

/** The quantity that the whole text is, or null when it is anything else: "1½", "1,5", "2–3". */
export function parseQuantity(text: string, locale?: string): Quantity | null {
  const trimmed = text.trim();
  const read = readQuantity(trimmed, 0, locale);
  return read && read.end === trimmed.length ? read.quantity : null;
}

/** Where the second end of a range may begin after what joins it to the first: "–", "to"; null when nothing does. */
export function skipRangeSign(text: string, at: number): number | null {
  between.lastIndex = at;
  const gap = between.exec(text);
  return gap && at + gap[0].length;
}

function withSecondEnd(text: string, first: NumberInText, locale: string | undefined): QuantityInText {
  const next = skipRangeSign(text, first.end);
  const second = next === null ? null : readNumber(text, next, locale);
  const numbers = second ? [first, second] : [first];
  const quantity = quantityOf(first.value, (second ?? first).value);
  return { quantity, start: first.start, end: (second ?? first).end, numbers };
}
