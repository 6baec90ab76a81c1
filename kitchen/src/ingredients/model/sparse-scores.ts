import type { LineFeatures } from '../features.ts';
import { decidedLabels as width } from '../labels.ts';
import { levels, numberAt } from './digits.ts';

/** How the linear part is written: keys are the first `keyBits` bits of the feature hashes, in order, each with a mask of the labels that it weighs. */
export interface SparseForm {
  keyBits: number;
  /** Four digits a feature: the distance from the key before it × 128 + the mask. */
  keys: string;
  weights: string;
  /** What one level weighs. */
  step: number;
}

/** The linear part of the model: an open-addressed table from feature hash to its weights, kept small enough for a processor's cache. */
export interface SparseScores {
  shift: number;
  step: number;
  /** One bit for every key, by its lower bits; most features that have no weight end here, and those that a place does not have: their hash is 0. */
  present: Uint32Array;
  /** `slotWidth` numbers each: the key, and its weights as digits of one byte, side by side so that a look-up waits for memory once. */
  slots: Int32Array;
}

export const digitsOfKey = 4;
const labelMasks = 128;
const empty = -1;
const slotWidth = 3;
const presentBits = 2 ** 20;
/** The digit of a weight of nothing. */
const zero = (levels - 1) / 2;

export function readSparseScores(form: SparseForm): SparseScores {
  const count = form.keys.length / digitsOfKey;
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(count, 1) * 1.7));
  const table: SparseScores = {
    shift: 32 - form.keyBits,
    step: form.step,
    present: new Uint32Array(presentBits / 32),
    slots: new Int32Array(capacity * slotWidth).fill(empty),
  };
  const digits = new Uint8Array(8);
  let key = 0;
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    const written = numberAt(form.keys, i * digitsOfKey, digitsOfKey);
    key += Math.floor(written / labelMasks);
    const mask = written % labelMasks;
    for (let l = 0; l < width; l += 1) digits[l] = mask & (1 << l) ? numberAt(form.weights, at++, 1) : zero;
    if (key !== 0) insert(table, key, fourBytes(digits, 0), fourBytes(digits, 4));
  }
  return table;
}

function fourBytes(bytes: Uint8Array, from: number): number {
  const [a, b, c, d] = bytes.subarray(from, from + 4);
  return (a ?? 0) | ((b ?? 0) << 8) | ((c ?? 0) << 16) | ((d ?? 0) << 24);
}

function insert({ present, slots }: SparseScores, key: number, first: number, second: number): void {
  const bit = key & (presentBits - 1);
  present[bit >>> 5] = (present[bit >>> 5] ?? 0) | (1 << (bit & 31));
  const last = slots.length / slotWidth - 1;
  let slot = slotOf(key, last);
  while (slots[slot * slotWidth] !== empty) slot = (slot + 1) & last;
  slots.set([key, first, second], slot * slotWidth);
}

function slotOf(key: number, last: number): number {
  return (Math.imul(key, 0x9e3779b1) >>> 8) & last;
}

/** Adds up the weights of every feature of every position. */
export function sparseScores(table: SparseScores, line: LineFeatures): Float64Array {
  const count = line.tokens.length;
  const scores = new Float64Array(count * width);
  for (let i = 0; i < count; i += 1) {
    const likely = likelyKeys(table, line.hashes, i * line.width, (i + 1) * line.width);
    addUp(table, likely, scores, i * width);
  }
  return scores;
}

const keys = new Int32Array(256);

/** Leaves the keys that may have weights in `keys`, and says how many. Without a branch for each: half of them would be guessed wrongly. */
function likelyKeys({ present, shift }: SparseScores, hashes: Int32Array, from: number, to: number): number {
  let likely = 0;
  for (let at = from; at < to; at += 1) {
    const key = (hashes[at] ?? 0) >>> shift;
    const bit = key & (presentBits - 1);
    keys[likely] = key;
    likely += ((present[bit >>> 5] ?? 0) >>> (bit & 31)) & 1;
  }
  return likely;
}

const everyOtherByte = 0xff00ff;

/** Adds two bytes at a time: 256 features of 90 at most stay below two bytes. */
function addUp({ slots, step }: SparseScores, likely: number, scores: Float64Array, to: number): void {
  const last = slots.length / slotWidth - 1;
  let even = 0;
  let odd = 0;
  let laterEven = 0;
  let laterOdd = 0;
  let found = 0;
  for (let i = 0; i < likely; i += 1) {
    const key = keys[i] ?? 0;
    let slot = slotOf(key, last);
    let held = slots[slot * slotWidth] ?? empty;
    while (held !== key && held !== empty) {
      slot = (slot + 1) & last;
      held = slots[slot * slotWidth] ?? empty;
    }
    if (held === empty) continue;
    const first = slots[slot * slotWidth + 1] ?? 0;
    const second = slots[slot * slotWidth + 2] ?? 0;
    even += first & everyOtherByte;
    odd += (first >>> 8) & everyOtherByte;
    laterEven += second & everyOtherByte;
    laterOdd += (second >>> 8) & everyOtherByte;
    found += 1;
  }
  const nothing = found * zero;
  scores[to] = ((even & 0xffff) - nothing) * step;
  scores[to + 1] = ((odd & 0xffff) - nothing) * step;
  scores[to + 2] = ((even >>> 16) - nothing) * step;
  scores[to + 3] = ((odd >>> 16) - nothing) * step;
  scores[to + 4] = ((laterEven & 0xffff) - nothing) * step;
  scores[to + 5] = ((laterOdd & 0xffff) - nothing) * step;
  scores[to + 6] = ((laterEven >>> 16) - nothing) * step;
}
