import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Label, labels } from '@larder/kitchen/ingredients/training';

/** One line of the corpus: the raw text, and the label of each piece of it. */
export interface LabelledLine {
  id: string;
  source: string;
  sentence: string;
  tokens: string[];
  labels: Label[];
  /** Start and end of each token in the sentence, in UTF-16 units. */
  spans: [number, number][];
  fold: number;
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function readLabelledLines(path: string): LabelledLine[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => labelledLine(JSON.parse(line), `${path}:${i + 1}`));
}

/** The lines without labels that lie beside a corpus; none where there is no such file. */
export function unlabelledLinesBeside(corpus: string): string[] {
  const file = join(dirname(corpus), 'unlabelled.txt.gz');
  return existsSync(file)
    ? readText(file)
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
}

function labelledLine(value: Partial<LabelledLine>, place: string): LabelledLine {
  const { id = place, source = 'unknown', sentence, tokens, labels: given, spans, fold = -1 } = value;
  if (typeof sentence !== 'string' || !tokens || !given || !spans) throw new Error(`${place} is not a labelled line`);
  if (given.length !== tokens.length || spans.length !== tokens.length)
    throw new Error(`${place}: tokens, labels and spans differ in number`);
  const unknown = given.find((label) => !labels.includes(label));
  if (unknown) throw new Error(`${place}: unknown label ${unknown}`);
  return { id, source, sentence, tokens, labels: given, spans, fold };
}
