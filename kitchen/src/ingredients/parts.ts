import { type Amount, readAmount } from './amounts.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokenize.ts';

export interface LabelledToken extends Token {
  label: Label;
}

/** What a line is made of; `note` has all that has no place of its own, further amounts included. */
export interface LineParts {
  amount: Amount | null;
  /** The amount as it is written, also where it is no number: "a few". */
  amountText: string;
  unit: string;
  food: string;
  note: string;
}

export interface PartWords {
  numberWords: ReadonlyMap<string, number>;
  locale?: string;
}

/** Puts the labelled words of a line together. */
export function partsOf(line: string, tokens: readonly LabelledToken[], words: PartWords): LineParts {
  const bracketed = inBrackets(tokens);
  const first = tokens.findIndex(({ label }) => label === 'QTY');
  const quantity = first < 0 ? [] : amountTokens(tokens, first);
  const unit = unitTokens(tokens, bracketed, first, quantity);
  const used = new Set([...quantity, ...unit]);
  const amountText = sliceOf(line, tokens, quantity);
  const places = tokens.map((token, i): Role => {
    if (token.label === 'NAME') return 'food';
    const isLink = used.has(i - 1) && token.text.toLowerCase() === 'of';
    return isLink || used.has(i) ? 'used' : 'note';
  });
  return {
    amount: amountText === '' ? null : readAmount(amountText, words.numberWords, words.locale),
    amountText,
    unit: unit.map((i) => tokens[i]?.text ?? '').join(' '),
    food: runsOf(line, tokens, places, 'food').join(' '),
    note: runsOf(line, tokens, places, 'note').join(', '),
  };
}

/** Where a word of the line goes; `used` are amount and unit. */
type Role = 'food' | 'note' | 'used';

/** The first amount: its words, "1 and a half", and "150g-200g" or "1 cup to 2 cups" with the unit that stands twice. */
function amountTokens(tokens: readonly LabelledToken[], first: number): number[] {
  const amount = [first];
  if (tokens[first]?.kind === 'number') {
    const [unit, dash, second, again] = [first + 1, first + 2, first + 3, first + 4].map((i) => tokens[i]);
    const isRange =
      unit?.label === 'UNIT' &&
      dash &&
      /^(?:[-–—]|to|or)$/i.test(dash.text) &&
      second?.kind === 'number' &&
      again?.label === 'UNIT' &&
      isSameUnit(unit.text, again.text);
    if (isRange) return [first, first + 1, first + 2, first + 3];
    const isGoingOn = unit?.label === 'QTY' && unit.text.toLowerCase() === 'and';
    if (!isGoingOn) return amount;
  }
  for (let i = first + 1; tokens[i]?.label === 'QTY' && tokens[i]?.kind === 'word'; i += 1) amount.push(i);
  return amount;
}

/**
 * The unit of the first amount: the first words for units after it that are not in brackets and come before another amount.
 * In "2 8-ounce packages" the amounts follow each other, and the last of the words belongs to the first.
 */
function unitTokens(
  tokens: readonly LabelledToken[],
  bracketed: readonly boolean[],
  first: number,
  quantity: readonly number[],
): number[] {
  if (first < 0) {
    const start = tokens.findIndex(({ label }) => label === 'UNIT');
    return start < 0 || bracketed[start] ? [] : runFrom(tokens, start);
  }
  const from = (quantity.at(-1) ?? first) + 1;
  let stacked = false;
  for (let i = from; i < tokens.length; i += 1) {
    if (bracketed[i] && !bracketed[first]) continue;
    const label = tokens[i]?.label;
    if (label === 'QTY') {
      if (i > from + 1 || (i === from + 1 && tokens[from]?.kind === 'punctuation')) return [];
      stacked = true;
    }
    if (label !== 'UNIT') continue;
    const run = runFrom(tokens, i);
    if (!stacked) return run;
    return run.length > 1 ? run.slice(-1) : [];
  }
  return [];
}

/** "¾ cup to 1 cup", "1 cup to 2 cups" */
const isSameUnit = (unit: string, other: string): boolean => singular(unit) === singular(other);
const singular = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

function runFrom(tokens: readonly LabelledToken[], start: number): number[] {
  const run: number[] = [];
  for (let i = start; tokens[i]?.label === 'UNIT'; i += 1) run.push(i);
  return run;
}

function inBrackets(tokens: readonly LabelledToken[]): boolean[] {
  let depth = 0;
  return tokens.map(({ text }) => {
    if (text === '(' || text === '[') depth += 1;
    const inside = depth > 0;
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    return inside;
  });
}

/** The amount as written; of a range whose unit stands twice, just its two numbers. */
function sliceOf(line: string, tokens: readonly LabelledToken[], positions: readonly number[]): string {
  const found = positions.flatMap((i) => tokens[i] ?? []);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return '';
  if (found.some(({ label }) => label === 'UNIT')) return `${first.text}-${last.text}`;
  return line.slice(first.start, last.end);
}

/** The stretches of the line whose words go to one place, with the punctuation inside them as it is written. */
function runsOf(line: string, tokens: readonly LabelledToken[], places: readonly Role[], place: Role): string[] {
  const runs: string[] = [];
  let start = -1;
  let end = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    const goesOn = token.kind === 'punctuation' ? joinsWords.test(token.text) : places[i] === place;
    if (goesOn && token.kind === 'punctuation') continue;
    if (goesOn) {
      if (start < 0) start = token.start;
      end = token.end;
      continue;
    }
    if (start >= 0) runs.push(tidy(line.slice(start, end)));
    start = -1;
  }
  if (start >= 0) runs.push(tidy(line.slice(start, end)));
  return runs.filter(Boolean);
}

const joinsWords = /^[,&+/.'"‘’“”-]/;

const twoBlanks = /\s{2}|[^\S ]/u;

function tidy(text: string): string {
  return twoBlanks.test(text) ? text.replace(/\s+/gu, ' ').trim() : text.trim();
}
