import type { Label } from './labels.ts';
import type { ParsedIngredient, ParsedToken } from './parse-with.ts';
import { partsByLabels } from './parts-by-labels.ts';

/** Names, plurals, abbreviations and aliases, made comparable by `knownWords`. */
export interface KnownWords {
  foods: ReadonlySet<string>;
  units: ReadonlySet<string>;
  /** The most pieces, words and marks, that one of the names has. */
  longest: number;
}

export function knownWords(names: { foods: Iterable<string>; units: Iterable<string> }): KnownWords {
  const all = [...names.foods, ...names.units];
  return {
    foods: new Set([...names.foods].map(comparable).filter(Boolean)),
    units: new Set([...names.units].map(comparable).filter(Boolean)),
    longest: all.reduce((most, name) => Math.max(most, name.match(pieces)?.length ?? 0), 1),
  };
}

const pieces = /[\p{L}\p{M}\p{N}'’]+|[^\s]/gu;

/** Alike but for case, accents, hyphens, dots behind abbreviations and blanks. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/[’‘]/g, "'")
    .replace(/[-‐‑–]/g, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Certainty of a part that the group itself has named. */
const named = 0.99;

/** A known unit behind the amount, and a known food that says more than the one found ("glass noodles" for "noodles"), win. */
export function withKnownWords(line: string, parsed: ParsedIngredient, known: KnownWords): ParsedIngredient {
  // A dot behind an abbreviation would part "fl. oz." where the group has "fl oz".
  const dots = parsed.tokens.filter(isDot);
  const tokens = parsed.tokens.filter((token) => !isDot(token)).map((token) => ({ ...token }));
  const unit = relabelUnit(line, tokens, known);
  const food = relabelFood(line, tokens, known);
  if (!unit && !food) {
    const isNamed = known.foods.has(comparable(parsed.food));
    return isNamed
      ? { ...parsed, confidence: { ...parsed.confidence, food: Math.max(parsed.confidence.food, named) } }
      : parsed;
  }
  const parts = partsByLabels(
    line,
    tokens.map((token) => ({ ...token, label: token.meant })),
  );
  return {
    ...parsed,
    unit: unit ? parts.unit : parsed.unit,
    food: parts.food,
    note: parts.note,
    tokens: [...tokens, ...dots].sort((a, b) => a.start - b.start),
    confidence: {
      ...parsed.confidence,
      unit: unit ? named : parsed.confidence.unit,
      food: food ? named : parsed.confidence.food,
    },
  };
}

const isDot = ({ text, label }: ParsedToken): boolean => label === 'PUNC' && text === '.';

interface Labelled {
  start: number;
  end: number;
  label: Label;
  meant: Label;
}

function relabelUnit(line: string, tokens: Labelled[], known: KnownWords): boolean {
  const amount = tokens.findIndex(({ meant }) => meant === 'QTY');
  if (amount < 0) return false;
  const length = phraseAt(line, tokens, amount + 1, known.units, known.longest);
  if (length === 0 || tokens.slice(amount + 1 + length).every(({ meant }) => meant === 'PUNC')) return false;
  return relabel(tokens, amount + 1, length, 'UNIT');
}

/** The longest known food that takes in all of a run of food words, and words beside it; numbers too ("00 flour"), but not the amount. */
function relabelFood(line: string, tokens: Labelled[], known: KnownWords): boolean {
  const amount = tokens.findIndex(({ meant }) => meant === 'QTY');
  const first = tokens.findIndex(({ meant }) => meant === 'NAME');
  if (first < 0) return false;
  let last = first;
  while (tokens[last + 1]?.meant === 'NAME') last += 1;
  for (let start = Math.max(amount < first ? amount + 1 : 0, last + 1 - known.longest); start <= first; start += 1) {
    const length = phraseAt(line, tokens, start, known.foods, known.longest);
    if (start + length > last) return relabel(tokens, start, length, 'NAME');
  }
  return false;
}

function relabel(tokens: Labelled[], start: number, length: number, label: Label): boolean {
  const changed = tokens.slice(start, start + length).filter(({ meant }) => meant !== label);
  for (const token of changed) {
    token.label = label;
    token.meant = label;
  }
  return changed.length > 0;
}

/** How many pieces from `start` on make the longest known name; 0 for none. */
function phraseAt(
  line: string,
  tokens: readonly Labelled[],
  start: number,
  names: ReadonlySet<string>,
  longest: number,
): number {
  const from = tokens[start];
  for (let length = Math.min(longest, tokens.length - start); from && length > 0; length -= 1) {
    const to = tokens[start + length - 1];
    if (to && names.has(comparable(line.slice(from.start, to.end)))) return length;
  }
  return 0;
}
