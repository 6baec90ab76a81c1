import type { Label, ParsedIngredient, ParsedToken } from '@larder/kitchen/ingredients/training';
import { canonicalQuantity, canonicalRange, canonicalText, canonicalUnit, knownUnits } from './canonical.ts';
import type { LabelledLine } from './corpus.ts';
import { type ParsedLine, parsedLine } from './parsed-line.ts';

/** Shares in percent, of lines or of words. */
export interface Accuracy {
  lines: number;
  sentence: number;
  word: number;
  quantity: number;
  unit: number;
  food: number;
  note: number;
  usableLine: number;
}

export interface LineScore {
  words: number;
  wordsRight: number;
  sentence: boolean;
  quantity: boolean;
  unit: boolean;
  food: boolean;
  note: boolean;
}

/** Compares what was parsed with what the corpus says, field by field and word by word. */
export function scoreLine(gold: LabelledLine, parsed: ParsedIngredient): LineScore {
  const found = labelsOnGold(gold, parsed.tokens);
  const wordsRight = found.filter((label, i) => label === gold.labels[i]).length;
  const { quantity, unit, food, note } = parsedLine(gold.sentence, parsed);
  const goldText = (labels: readonly Label[]): string =>
    canonicalText(gold.tokens.filter((_, i) => labels.includes(gold.labels[i] ?? 'PUNC')).join(' '));
  return {
    words: gold.labels.length,
    wordsRight,
    sentence: wordsRight === gold.labels.length,
    quantity: quantityText(quantity) === goldQuantity(gold),
    unit: goldUnits(gold).includes(canonicalUnit(unit)),
    food: canonicalText(food) === goldText(['NAME']),
    note: canonicalText(note) === goldText(['SIZE', 'PREP', 'COMMENT', 'PURPOSE']),
  };
}

function quantityText(quantity: ParsedLine['quantity']): string {
  if (typeof quantity === 'string') return canonicalQuantity(quantity);
  if (quantity === null) return '';
  return typeof quantity === 'number' ? canonicalRange(quantity, null) : canonicalRange(quantity.min, quantity.max);
}

export function summarise(scores: readonly LineScore[]): Accuracy {
  const share = (count: number, of: number): number => (of === 0 ? 0 : Math.round((10000 * count) / of) / 100);
  const lines = (is: (score: LineScore) => boolean): number => share(scores.filter(is).length, scores.length);
  const sum = (of: (score: LineScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  return {
    lines: scores.length,
    sentence: lines((score) => score.sentence),
    word: share(
      sum((score) => score.wordsRight),
      sum((score) => score.words),
    ),
    quantity: lines((score) => score.quantity),
    unit: lines((score) => score.unit),
    food: lines((score) => score.food),
    note: lines((score) => score.note),
    usableLine: lines((score) => score.quantity && score.unit && score.food),
  };
}

/** A word of the corpus has the label of the piece that covers most of its visible characters. */
export function labelsOnGold({ sentence, spans }: LabelledLine, tokens: readonly ParsedToken[]): (Label | null)[] {
  return spans.map(([start, end]) => {
    const covered = new Map<Label, number>();
    for (const token of tokens) {
      if (token.start >= end || token.end <= start) continue;
      const visible = sentence.slice(Math.max(start, token.start), Math.min(end, token.end)).replace(/\s/g, '').length;
      if (visible > 0) covered.set(token.label, (covered.get(token.label) ?? 0) + visible);
    }
    let best: Label | null = null;
    for (const [label, characters] of covered) if (best === null || characters > (covered.get(best) ?? 0)) best = label;
    return best;
  });
}

function goldQuantity({ tokens, labels: given }: LabelledLine): string {
  const first = given.indexOf('QTY');
  if (first < 0) return '';
  const written = tokens[first] ?? '';
  const ends = written
    .split('-')
    .map((end) =>
      end.replace(/^(\d*)#(\d+)\$(\d+)(x?)$/i, (_, whole, top, bottom) => `${whole} ${top}/${bottom}`.trim()),
    );
  return canonicalQuantity(ends.join('-'));
}

/** The units that count as right: the first ones after the first amount, outside brackets. */
function goldUnits({ tokens, labels: given }: LabelledLine): string[] {
  const bracketed = inBrackets(tokens);
  const run = (from: number): string[] => {
    const end = given.findIndex((label, i) => i >= from && label !== 'UNIT');
    return tokens.slice(from, end < 0 ? undefined : end);
  };
  const first = given.indexOf('QTY');
  if (first < 0) {
    const unit = given.indexOf('UNIT');
    return unit >= 0 && !bracketed[unit] ? accepted(run(unit)) : [''];
  }
  let stacked = false;
  for (let i = first + 1; i < tokens.length; i += 1) {
    if (bracketed[i] && !bracketed[first]) continue;
    if (given[i] === 'QTY') {
      if (i > first + 2 || (i === first + 2 && given[first + 1] === 'PUNC')) return [''];
      stacked = true;
    }
    if (given[i] !== 'UNIT') continue;
    const units = run(i);
    if (!stacked) return accepted(units);
    const last = canonicalUnit(units.at(-1) ?? '');
    return units.length > 1 ? [last, canonicalUnit(units.join(' '))] : [last, ''];
  }
  return [''];
}

/** Of "large handful" either all of it or the unit itself. */
function accepted(units: readonly string[]): string[] {
  const whole = canonicalUnit(units.join(' '));
  const words = whole.split(' ');
  const first = whole.startsWith('fluid ounce') ? 'fluid ounce' : (words[0] ?? '');
  return [whole, units.length === 1 || knownUnits.has(first) ? first : (words.at(-1) ?? '')];
}

function inBrackets(tokens: readonly string[]): boolean[] {
  let depth = 0;
  return tokens.map((text) => {
    const closes = text === ')' || text === ']';
    if (text === '(' || text === '[') depth += 1;
    const inside = depth > 0 || closes;
    if (closes) depth = Math.max(0, depth - 1);
    return inside;
  });
}
