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

/** The linear part of the model: an open-addressed table from feature hash to a row of weights. */
export interface SparseScores {
  shift: number;
  slots: Int32Array;
  rows: Int32Array;
  weights: Float64Array;
}

export const digitsOfKey = 4;
const labelMasks = 128;
const empty = -1;

export function readSparseScores(form: SparseForm): SparseScores {
  const count = form.keys.length / digitsOfKey;
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(count, 1) * 2.5));
  const table: SparseScores = {
    shift: 32 - form.keyBits,
    slots: new Int32Array(capacity).fill(empty),
    rows: new Int32Array(capacity),
    weights: new Float64Array(count * width),
  };
  let key = 0;
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    const written = numberAt(form.keys, i * digitsOfKey, digitsOfKey);
    key += Math.floor(written / labelMasks);
    const mask = written % labelMasks;
    for (let l = 0; l < width; l += 1)
      if (mask & (1 << l)) table.weights[i * width + l] = levelAt(form.weights, at++) * form.step;
    let slot = slotOf(key, capacity);
    while (table.slots[slot] !== empty) slot = (slot + 1) & (capacity - 1);
    table.slots[slot] = key;
    table.rows[slot] = i * width;
  }
  return table;
}

function slotOf(key: number, capacity: number): number {
  return (Math.imul(key, 0x9e3779b1) >>> 8) & (capacity - 1);
}

/** Adds up the weights of every feature of every position. */
export function sparseScores(table: SparseScores, line: LineFeatures): Float64Array {
  const count = line.tokens.length;
  const scores = new Float64Array(count * width);
  const { slots, rows, weights, shift } = table;
  const last = slots.length - 1;
  for (let i = 0; i < count; i += 1) {
    const to = i * width;
    for (let f = i * line.width; f < (i + 1) * line.width; f += 1) {
      const hash = line.hashes[f] ?? 0;
      if (hash === 0) continue;
      const key = hash >>> shift;
      let slot = slotOf(key, slots.length);
      while (slots[slot] !== key && slots[slot] !== empty) slot = (slot + 1) & last;
      if (slots[slot] !== key) continue;
      const row = rows[slot] ?? 0;
      for (let l = 0; l < width; l += 1) scores[to + l] = (scores[to + l] ?? 0) + (weights[row + l] ?? 0);
    }
  }
  return scores;
}
