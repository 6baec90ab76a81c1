import type { LineFeatures } from '../features.ts';
import { decidedLabels as width } from '../labels.ts';
import { levelAt, numberAt } from './digits.ts';

/** How the linear part is written: keys are the first `keyBits` bits of the feature hashes, in order, each with a mask of the labels that it weighs. */
export interface SparseForm {
  keyBits: number;
  /** Four digits a feature: the distance from the key before it × 128 + the mask. */
  keys: string;
  weights: string;
  /** What one level weighs. */
  step: number;
}

/** The linear part of the model: an open-addressed table from feature hash to a row of weights, kept small enough for a processor's cache. */
export interface SparseScores {
  shift: number;
  step: number;
  /** One bit for every key, by its lower bits; most features of a line have no weight, and end here. */
  present: Uint32Array;
  /** Key and row of each slot, side by side. */
  slots: Int32Array;
  /** `rowWidth` levels a row. */
  levels: Int8Array;
}

export const digitsOfKey = 4;
const labelMasks = 128;
const empty = -1;
const rowWidth = 8;
const presentBits = 2 ** 20;

export function readSparseScores(form: SparseForm): SparseScores {
  const count = form.keys.length / digitsOfKey;
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(count, 1) * 1.7));
  const table: SparseScores = {
    shift: 32 - form.keyBits,
    step: form.step,
    present: new Uint32Array(presentBits / 32),
    slots: new Int32Array(capacity * 2).fill(empty),
    levels: new Int8Array(count * rowWidth),
  };
  let key = 0;
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    const written = numberAt(form.keys, i * digitsOfKey, digitsOfKey);
    key += Math.floor(written / labelMasks);
    const mask = written % labelMasks;
    for (let l = 0; l < width; l += 1)
      if (mask & (1 << l)) table.levels[i * rowWidth + l] = levelAt(form.weights, at++);
    insert(table, key, i * rowWidth);
  }
  return table;
}

function insert({ present, slots }: SparseScores, key: number, row: number): void {
  const bit = key & (presentBits - 1);
  present[bit >>> 5] = (present[bit >>> 5] ?? 0) | (1 << (bit & 31));
  const last = slots.length - 1;
  let slot = slotOf(key, last);
  while (slots[slot] !== empty) slot = (slot + 2) & last;
  slots[slot] = key;
  slots[slot + 1] = row;
}

function slotOf(key: number, last: number): number {
  return ((Math.imul(key, 0x9e3779b1) >>> 8) * 2) & last;
}

/** Adds up the weights of every feature of every position. */
export function sparseScores(table: SparseScores, line: LineFeatures): Float64Array {
  const count = line.tokens.length;
  const scores = new Float64Array(count * width);
  const sums = new Int32Array(rowWidth);
  for (let i = 0; i < count; i += 1) {
    sums.fill(0);
    addRows(table, line.hashes, i * line.width, (i + 1) * line.width, sums);
    for (let l = 0; l < width; l += 1) scores[i * width + l] = (sums[l] ?? 0) * table.step;
  }
  return scores;
}

function addRows(
  { present, slots, levels, shift }: SparseScores,
  hashes: Int32Array,
  from: number,
  to: number,
  sums: Int32Array,
): void {
  const last = slots.length - 1;
  let [a, b, c, d, e, f, g] = [0, 0, 0, 0, 0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const hash = hashes[at] ?? 0;
    if (hash === 0) continue;
    const key = hash >>> shift;
    const bit = key & (presentBits - 1);
    if ((((present[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
    let slot = slotOf(key, last);
    let found = slots[slot] ?? empty;
    while (found !== key && found !== empty) {
      slot = (slot + 2) & last;
      found = slots[slot] ?? empty;
    }
    if (found === empty) continue;
    const row = slots[slot + 1] ?? 0;
    a += levels[row] ?? 0;
    b += levels[row + 1] ?? 0;
    c += levels[row + 2] ?? 0;
    d += levels[row + 3] ?? 0;
    e += levels[row + 4] ?? 0;
    f += levels[row + 5] ?? 0;
    g += levels[row + 6] ?? 0;
  }
  sums.set([a, b, c, d, e, f, g]);
}
