import { foodLabel, decidedLabels as width } from '../labels.ts';

/** Every pair of neighbouring labels, one table of 7 × 7 for each kind of edge. */
export interface Transitions {
  scores: Float64Array;
  /** The exponential of each score. */
  factors: Float64Array;
}

export function transitionsOf(scores: Float64Array): Transitions {
  return { scores, factors: scores.map(Math.exp) };
}

export interface LabelledPath {
  /** The likeliest row of labels as a whole; with a food, unless that is far from likely. */
  path: Uint8Array;
  /** How likely each label is at each position: `width` numbers a position. */
  marginals: Float64Array;
  /** How likely it is that the whole row is right. */
  certainty: number;
}

/** Room for what is reckoned on the way, kept from line to line. */
let room = 0;
let forward = new Float64Array(0);
let backward = new Float64Array(0);
let likelihood = new Float64Array(0);
let best = new Float64Array(0);
let back = new Uint8Array(0);

function makeRoom(size: number): void {
  if (size <= room) return;
  room = Math.max(64 * width, size * 2);
  forward = new Float64Array(room);
  backward = new Float64Array(room);
  likelihood = new Float64Array(room);
  best = new Float64Array(room);
  back = new Uint8Array(room);
}

/** Reads a linear chain: `scores` has `width` numbers for each position, `edges[i]` says which table joins i - 1 and i. */
export function readChain(
  scores: Float64Array,
  count: number,
  transitions: Transitions,
  edges: readonly number[],
  doubtOfNoFood: number,
): LabelledPath {
  const size = count * width;
  makeRoom(size);
  let logZ = 0;
  for (let i = 0; i < count; i += 1) logZ += normalise(scores, i);
  for (let i = 0; i < count; i += 1) logZ += stepAhead(i, transitions.factors, (edges[i] ?? 0) * width * width);
  for (let i = count - 1; i >= 0; i -= 1)
    stepBehind(i, count, transitions.factors, (edges[i + 1] ?? 0) * width * width);
  const marginals = new Float64Array(size);
  for (let i = 0; i < count; i += 1) {
    let sum = 0;
    for (let l = i * width; l < (i + 1) * width; l += 1) {
      marginals[l] = (forward[l] ?? 0) * (backward[l] ?? 0);
      sum += marginals[l] ?? 0;
    }
    for (let l = i * width; l < (i + 1) * width; l += 1) marginals[l] = (marginals[l] ?? 0) / sum;
  }
  const path = pathWithFood(scores, count, transitions, edges, marginals, doubtOfNoFood);
  return { path, marginals, certainty: Math.exp(scoreOf(path, scores, transitions, edges) - logZ) };
}

/** The likeliest row; where it has no food, the one that has it at the likeliest place, unless that is far from likely. */
function pathWithFood(
  scores: Float64Array,
  count: number,
  transitions: Transitions,
  edges: readonly number[],
  marginals: Float64Array,
  doubtOfNoFood: number,
): Uint8Array {
  const path = bestPath(scores, count, transitions, edges);
  if (count === 0 || path.includes(foodLabel) || doubtOfNoFood === 0) return path;
  let place = foodLabel;
  for (let l = foodLabel; l < marginals.length; l += width)
    if ((marginals[l] ?? 0) > (marginals[place] ?? 0)) place = l;
  const forced = scores.slice(0, count * width);
  forced[place] = (forced[place] ?? 0) + certain;
  const other = bestPath(forced, count, transitions, edges);
  const lost = scoreOf(path, scores, transitions, edges) - scoreOf(other, scores, transitions, edges);
  return lost < doubtOfNoFood ? other : path;
}

/** More than all scores of a line together. */
const certain = 1e6;

function normalise(scores: Float64Array, i: number): number {
  const from = i * width;
  let top = Number.NEGATIVE_INFINITY;
  for (let l = from; l < from + width; l += 1) top = Math.max(top, scores[l] ?? 0);
  for (let l = from; l < from + width; l += 1) likelihood[l] = Math.exp((scores[l] ?? 0) - top);
  return top;
}

function stepAhead(i: number, factors: Float64Array, edge: number): number {
  const from = i * width;
  let sum = 0;
  for (let l = 0; l < width; l += 1) {
    let reach = 1;
    if (i > 0) {
      reach = 0;
      for (let p = 0; p < width; p += 1)
        reach += (forward[from - width + p] ?? 0) * (factors[edge + p * width + l] ?? 0);
    }
    const value = reach * (likelihood[from + l] ?? 0);
    forward[from + l] = value;
    sum += value;
  }
  for (let l = from; l < from + width; l += 1) forward[l] = (forward[l] ?? 0) / sum;
  return Math.log(sum);
}

function stepBehind(i: number, count: number, factors: Float64Array, edge: number): void {
  const from = i * width;
  const next = from + width;
  let sum = 0;
  for (let l = 0; l < width; l += 1) {
    let value = 1;
    if (i < count - 1) {
      value = 0;
      for (let x = 0; x < width; x += 1)
        value += (factors[edge + l * width + x] ?? 0) * (likelihood[next + x] ?? 0) * (backward[next + x] ?? 0);
    }
    backward[from + l] = value;
    sum += value;
  }
  for (let l = from; l < next; l += 1) backward[l] = (backward[l] ?? 0) / sum;
}

function bestPath(scores: Float64Array, count: number, transitions: Transitions, edges: readonly number[]): Uint8Array {
  const path = new Uint8Array(count);
  if (count === 0) return path;
  for (let l = 0; l < count * width; l += 1) best[l] = scores[l] ?? 0;
  for (let i = 1; i < count; i += 1) {
    const edge = (edges[i] ?? 0) * width * width;
    const from = (i - 1) * width;
    for (let l = 0; l < width; l += 1) {
      let top = Number.NEGATIVE_INFINITY;
      let comes = 0;
      for (let p = 0; p < width; p += 1) {
        const value = (best[from + p] ?? 0) + (transitions.scores[edge + p * width + l] ?? 0);
        if (value > top) {
          top = value;
          comes = p;
        }
      }
      best[from + width + l] = (best[from + width + l] ?? 0) + top;
      back[from + width + l] = comes;
    }
  }
  let at = 0;
  const last = (count - 1) * width;
  for (let l = 1; l < width; l += 1) if ((best[last + l] ?? 0) > (best[last + at] ?? 0)) at = l;
  for (let i = count - 1; i >= 0; i -= 1) {
    path[i] = at;
    at = back[i * width + at] ?? 0;
  }
  return path;
}

function scoreOf(path: Uint8Array, scores: Float64Array, transitions: Transitions, edges: readonly number[]): number {
  let sum = 0;
  path.forEach((label, i) => {
    sum += scores[i * width + label] ?? 0;
    if (i > 0) sum += transitions.scores[(edges[i] ?? 0) * width * width + (path[i - 1] ?? 0) * width + label] ?? 0;
  });
  return sum;
}
