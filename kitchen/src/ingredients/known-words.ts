import type { Label } from './labels.ts';
import { englishNumberWords } from './number-words.ts';
import type { ParsedIngredient } from './parse-with.ts';
import { type LabelledToken, partsOf } from './parts.ts';

/** Names, plurals, abbreviations and aliases, made comparable by `knownWords`. */
export interface KnownWords {
  foods: ReadonlySet<string>;
  units: ReadonlySet<string>;
  /** The most words that one of the names has. */
  longest: number;
}

export function knownWords(names: { foods: Iterable<string>; units: Iterable<string> }): KnownWords {
  const foods = new Set([...names.foods].map(comparable).filter(Boolean));
  const units = new Set([...names.units].map(comparable).filter(Boolean));
  const longest = Math.max(1, ...[...foods, ...units].map((name) => name.split(' ').length));
  return { foods, units, longest };
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\.(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Certainty of a part that the group itself has named. */
const named = 0.99;

/** A known unit behind the amount, and a known food that says more than the one found ("glass noodles" for "noodles"), win. */
export function withKnownWords(line: string, parsed: ParsedIngredient, known: KnownWords): ParsedIngredient {
  const tokens = parsed.tokens.map((token) => ({ ...token }));
  const unit = relabelUnit(tokens, known);
  const food = relabelFood(tokens, known);
  if (!unit && !food) {
    const isNamed = known.foods.has(comparable(parsed.food));
    return isNamed
      ? { ...parsed, confidence: { ...parsed.confidence, food: Math.max(parsed.confidence.food, named) } }
      : parsed;
  }
  const labelled = tokens.map(
    (token): LabelledToken => ({
      ...token,
      kind: token.label === 'PUNC' ? 'punctuation' : /^[\d½¼¾⅐-⅞.]/.test(token.text) ? 'number' : 'word',
    }),
  );
  const parts = partsOf(line, labelled, { numberWords: englishNumberWords });
  return {
    ...parsed,
    unit: parts.unit,
    food: parts.food,
    note: parts.note,
    tokens,
    confidence: {
      ...parsed.confidence,
      unit: unit ? named : parsed.confidence.unit,
      food: food ? named : parsed.confidence.food,
    },
  };
}

interface Labelled {
  text: string;
  label: Label;
}

function relabelUnit(tokens: Labelled[], known: KnownWords): boolean {
  const amount = tokens.findIndex(({ label }) => label === 'QTY');
  if (amount < 0) return false;
  const length = phraseAt(tokens, amount + 1, known.units, known.longest);
  if (length === 0 || tokens.slice(amount + 1 + length).every(({ label }) => label === 'PUNC')) return false;
  return relabel(tokens, amount + 1, length, 'UNIT');
}

/** The longest known food that takes in all of a run of food words, and words beside it. */
function relabelFood(tokens: Labelled[], known: KnownWords): boolean {
  const first = tokens.findIndex(({ label }) => label === 'NAME');
  if (first < 0) return false;
  let last = first;
  while (tokens[last + 1]?.label === 'NAME') last += 1;
  for (let start = Math.max(0, last + 1 - known.longest); start <= first; start += 1) {
    const length = phraseAt(tokens, start, known.foods, known.longest);
    const isAmount = tokens.slice(start, start + length).some(({ label }) => label === 'QTY');
    if (length > last - first + 1 && start + length > last && !isAmount) return relabel(tokens, start, length, 'NAME');
  }
  return false;
}

function relabel(tokens: Labelled[], start: number, length: number, label: Label): boolean {
  const changed = tokens.slice(start, start + length).filter((token) => token.label !== label);
  for (const token of changed) token.label = label;
  return changed.length > 0;
}

/** How many words from `start` on make the longest known name; 0 for none. */
function phraseAt(tokens: readonly Labelled[], start: number, names: ReadonlySet<string>, longest: number): number {
  for (let length = Math.min(longest, tokens.length - start); length > 0; length -= 1) {
    const phrase = tokens.slice(start, start + length);
    if (phrase.some(({ label }) => label === 'PUNC')) continue;
    if (names.has(comparable(phrase.map(({ text }) => text).join(' ')))) return length;
  }
  return 0;
}
