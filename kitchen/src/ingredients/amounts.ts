import { parseQuantity, toNumber } from '../quantities/index.ts';

/** An amount as it stands in a line: one number, or a range with `high` above `low`. */
export interface Amount {
  low: number;
  high: number | null;
}

const known = new Map<string, Amount | null>();
const mostKnown = 5000;

/** Reads what an amount says: "1½", "2-3", "2 x", "two", "a dozen"; null for a word that is no number ("few"). */
export function readAmount(text: string, numberWords: ReadonlyMap<string, number>, locale?: string): Amount | null {
  const key = `${locale ?? ''}|${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const amount = readFresh(text, numberWords, locale);
  known.set(key, amount);
  return amount;
}

const entity = /&frac(\d)(\d);/g;
const timesSign = /[x×]$/i;

function readFresh(text: string, numberWords: ReadonlyMap<string, number>, locale?: string): Amount | null {
  const plain = text
    .replace(entity, ' $1/$2')
    .replace(timesSign, '')
    .replace(/-?(?<!\s)\s*\b(to|or)(?:-|\s*(?=\d))/i, ' $1 ')
    .trim();
  const quantity = parseQuantity(plain, locale);
  if (quantity) {
    const [low, high] = [toNumber(quantity.low), toNumber(quantity.high)];
    return { low, high: high > low ? high : null };
  }
  return readWords(plain.toLowerCase().split(/[\s-]+/), numberWords, locale);
}

/** "two", "one half", "two to three", "half a dozen", "one and a half", "a third of a". */
function readWords(words: readonly string[], numberWords: ReadonlyMap<string, number>, locale?: string): Amount | null {
  const ends = [0];
  let part: number | null = null;
  if (words.some((word) => vagueWords.has(word))) return null;
  for (const word of words) {
    if (word === 'of') continue;
    const quantity = parseQuantity(word, locale);
    const value = quantity ? toNumber(quantity.low) : numberWords.get(word);
    if (value !== undefined) {
      part = part === null ? value : joined(part, value);
      continue;
    }
    if (part === null) return null;
    addToLast(ends, part);
    part = null;
    if (!andWords.has(word)) ends.push(0);
  }
  if (part !== null) addToLast(ends, part);
  const [low = 0, high = 0] = ends;
  return low > 0 ? { low, high: high > low ? high : null } : null;
}

const vagueWords = new Set(['few', 'several', 'some']);
const andWords = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'i']);

function addToLast(ends: number[], part: number): void {
  ends.push((ends.pop() ?? 0) + part);
}

/** "two dozen", "one hundred" and "three quarters" multiply, "thirty two" adds. */
function joined(sum: number, value: number): number {
  return value < 1 || value === 12 || sum <= 1 ? sum * value : sum + value;
}
