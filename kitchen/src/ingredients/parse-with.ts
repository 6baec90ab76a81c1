import { calibrated, confidenceOf, type PartConfidence } from './confidence.ts';
import { english } from './english.ts';
import { lineFeatures } from './features.ts';
import { type Label, labelAt, decidedLabels as width } from './labels.ts';
import type { Model } from './model/model.ts';
import { tagLine } from './model/tag-line.ts';
import { englishNumberWords } from './number-words.ts';
import { type LabelledToken, partsOf } from './parts.ts';
import { tokenize } from './tokenize.ts';

/** A line of a recipe, understood. The line itself is not kept here: whoever asks has it. */
export interface ParsedIngredient {
  /** The first amount, the lower end of a range; null where there is none, or a word such as "few". */
  quantity: number | null;
  /** The upper end, where the amount is a range. */
  quantityMax: number | null;
  /** The amount as it is written. */
  quantityText: string;
  /** The unit as it is written; '' for none. */
  unit: string;
  food: string;
  /** What has no part of its own: size, preparation, purpose, remarks, further amounts. */
  note: string;
  confidence: PartConfidence;
  tokens: ParsedToken[];
}

/** A piece of the line; `start` and `end` count UTF-16 units. */
export interface ParsedToken {
  text: string;
  start: number;
  end: number;
  /** What the corpus calls it: an article is a comment there. */
  label: Label;
  /** What it means to a cook, by which the parts are put together: the article of "a pinch" is its amount. */
  meant: Label;
  confidence: number;
}

/** Longer text is no line of a recipe; what is beyond stays in the note as it is. */
export const longestLine = 2000;

type Relabel = (tokens: readonly LabelledToken[]) => readonly LabelledToken[];

/** What is known of a language beside its model. */
export interface Habits {
  /** Mends the labels themselves. */
  mended: Relabel;
  /** Labels by what cooks mean, for the parts alone. */
  meant: Relabel;
}

const asLabelled: Habits = { mended: (tokens) => tokens, meant: (tokens) => tokens };

export function parseWith(model: Model, line: string, habits = asLabelled): ParsedIngredient {
  const text = line.length > longestLine ? line.slice(0, longestLine) : line;
  const tokens = tokenize(text, english);
  const features = lineFeatures(tokens, english);
  const reading = tagLine(model, features);
  const parsed: ParsedToken[] = tokens.map(({ text, start, end }) => ({
    text,
    start,
    end,
    label: 'PUNC',
    meant: 'PUNC',
    confidence: 1,
  }));
  features.tokens.forEach((index, i) => {
    const token = parsed[index];
    const label = reading.path[i] ?? 0;
    if (!token) return;
    token.label = labelAt(label);
    token.confidence = calibrated(model.calibration.word, reading.marginals[i * width + label] ?? 0);
  });
  const mended = habits.mended(tokens.map((token, i) => ({ ...token, label: parsed[i]?.label ?? 'PUNC' })));
  const meant = habits.meant(mended);
  parsed.forEach((token, i) => {
    token.label = mended[i]?.label ?? token.label;
    token.meant = meant[i]?.label ?? token.label;
  });
  const { amount, amountText, unit, food, note } = partsOf(text, meant, { numberWords: englishNumberWords });
  const rest = line.slice(text.length).trim();
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount?.high ?? null,
    quantityText: amountText,
    unit,
    food,
    note: rest === '' ? note : `${note} ${rest}`.trim(),
    confidence: confidenceOf(reading, model.calibration),
    tokens: withDots(text, parsed),
  };
}

/** A dot behind an abbreviated unit tells the model nothing, and is a piece of the line all the same. */
function withDots(line: string, tokens: ParsedToken[]): ParsedToken[] {
  if (!line.includes('.')) return tokens;
  return tokens.flatMap((token, i) => {
    const { end } = token;
    if (line[end] !== '.' || tokens[i + 1]?.start === end) return [token];
    return [token, { text: '.', start: end, end: end + 1, label: 'PUNC', meant: 'PUNC', confidence: 1 }];
  });
}
