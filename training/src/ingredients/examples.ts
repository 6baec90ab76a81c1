import {
  edgesOf,
  english,
  type LineFeatures,
  labels,
  lineFeatures,
  type Token,
  tokenize,
} from '@larder/kitchen/ingredients/training';
import type { LabelledLine } from './corpus.ts';

/** A line to learn from. */
export interface Example {
  tokens: Token[];
  features: LineFeatures;
  edges: number[];
  /** The label of each position of `features`. */
  truth: Uint8Array;
  /** How much the line counts; lines that a model labelled count for less. */
  weight: number;
}

export function exampleOf(line: LabelledLine): Example {
  const tokens = tokenize(line.sentence, english);
  const features = lineFeatures(tokens, english);
  const truth = Uint8Array.from(features.tokens, (index) => {
    const token = tokens[index];
    return token ? labelOfToken(line, token) : 0;
  });
  return { tokens, features, edges: edgesOf(features), truth, weight: 1 };
}

export function unlabelledExampleOf(sentence: string): Example {
  const tokens = tokenize(sentence, english);
  const features = lineFeatures(tokens, english);
  return { tokens, features, edges: edgesOf(features), truth: new Uint8Array(features.tokens.length), weight: 0 };
}

/** "110g-175g" is one amount in the corpus, but its units stay units. */
function labelOfToken(line: LabelledLine, token: Token): number {
  const label = labelOfSpan(line, token.start, token.end);
  const isUnitInRange =
    labels[label] === 'QTY' &&
    token.kind === 'word' &&
    english.isUnit(token.text) &&
    !line.spans.some(([from]) => from === token.start);
  return isUnitInRange ? labels.indexOf('UNIT') : label;
}

/** The label that covers most of the span; a piece that the corpus has not labelled is a comment. */
function labelOfSpan(line: LabelledLine, start: number, end: number): number {
  const covered = new Array<number>(labels.length).fill(0);
  line.spans.forEach(([from, to], i) => {
    const overlap = Math.min(to, end) - Math.max(from, start);
    const label = line.labels[i];
    if (overlap > 0 && label && label !== 'PUNC')
      covered[labels.indexOf(label)] = (covered[labels.indexOf(label)] ?? 0) + overlap;
  });
  const most = Math.max(...covered);
  return most === 0 ? labels.indexOf('COMMENT') : covered.indexOf(most);
}
