import { transitionCount, decidedLabels as width } from '@larder/kitchen/ingredients/training';
import type { Example } from './examples.ts';
import { randomFrom, shuffle } from './random.ts';

export interface LinearSettings {
  epochs: number;
  /** Step size, and the two penalties of follow-the-regularised-leader. */
  alpha: number;
  l1: number;
  l2: number;
  /** Share of the features that a word is left without in training, so that no single one is relied on. */
  dropout: number;
  seed: number;
}

export interface LinearModel {
  /** From feature hash to row. */
  rowOf: Map<number, number>;
  /** `width` weights for each row. */
  weights: Float32Array;
  transitions: Float32Array;
}

const beta = 1;
const transitionL1 = 0.1;
/** Below this a gradient changes nothing worth its time: most words of most lines are settled after one round. */
const smallestGradient = 1e-3;
const longest = 400;

/** A linear-chain conditional random field, trained by FTRL-proximal with feature dropout; the second half of the rounds is averaged. */
export function trainLinear(
  examples: readonly Example[],
  settings: LinearSettings,
  report: (round: number) => void = () => {},
): LinearModel {
  const rowOf = new Map<number, number>();
  const rows = examples.map(({ features }) => Int32Array.from(features.hashes, (hash) => rowFor(rowOf, hash)));
  const weights = new Adapted(rowOf.size * width, settings, settings.l1);
  const transitions = new Adapted(transitionCount, settings, transitionL1);
  const random = randomFrom(settings.seed);
  const chain = new Chain();
  const kept = new Int32Array(longest * (examples[0]?.features.width ?? 0));
  const order = examples.map((_, i) => i);
  for (let round = 0; round < settings.epochs; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const own = rows[index];
      if (!example || !own || example.truth.length === 0 || example.truth.length > longest) continue;
      for (let k = 0; k < own.length; k += 1) kept[k] = random() < settings.dropout ? -1 : (own[k] ?? -1);
      learn(example, kept, weights, transitions, chain, 1 / (1 - settings.dropout));
    }
    if (round >= settings.epochs / 2) {
      weights.average();
      transitions.average();
    }
    report(round);
  }
  return { rowOf, weights: weights.mean, transitions: transitions.mean };
}

function rowFor(rowOf: Map<number, number>, hash: number): number {
  if (hash === 0) return -1;
  const known = rowOf.get(hash);
  if (known !== undefined) return known * width;
  rowOf.set(hash, rowOf.size);
  return (rowOf.size - 1) * width;
}

function learn(
  example: Example,
  rows: Int32Array,
  weights: Adapted,
  transitions: Adapted,
  chain: Chain,
  scale: number,
): void {
  const { truth, edges, weight } = example;
  const count = truth.length;
  const perWord = example.features.width;
  chain.scores.fill(0, 0, count * width);
  addScores(chain.scores, weights.w, rows, count, perWord, scale);
  chain.run(count, transitions.w, edges);
  for (let i = 0; i < count; i += 1) {
    for (let l = 0; l < width; l += 1) {
      const gradient = ((chain.marginals[i * width + l] ?? 0) - (truth[i] === l ? 1 : 0)) * scale * weight;
      if (gradient < smallestGradient && gradient > -smallestGradient) continue;
      for (let k = i * perWord; k < (i + 1) * perWord; k += 1) {
        const row = rows[k] ?? -1;
        if (row >= 0) weights.update(row + l, gradient);
      }
    }
  }
  for (let i = 1; i < count; i += 1) {
    const table = (edges[i] ?? 0) * width * width;
    chain.pairsAt(i, transitions.w, table);
    const right = (truth[i - 1] ?? 0) * width + (truth[i] ?? 0);
    for (let k = 0; k < width * width; k += 1) {
      const gradient = ((chain.pairs[k] ?? 0) - (k === right ? 1 : 0)) * weight;
      if (gradient > smallestGradient || gradient < -smallestGradient) transitions.update(table + k, gradient);
    }
  }
}

function addScores(
  scores: Float64Array,
  w: Float32Array,
  rows: Int32Array,
  count: number,
  perWord: number,
  scale: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const to = i * width;
    for (let k = i * perWord; k < (i + 1) * perWord; k += 1) {
      const row = rows[k] ?? -1;
      if (row < 0) continue;
      for (let l = 0; l < width; l += 1) scores[to + l] = (scores[to + l] ?? 0) + (w[row + l] ?? 0);
    }
    for (let l = to; l < to + width; l += 1) scores[l] = (scores[l] ?? 0) * scale;
  }
}

/** Weights with what FTRL-proximal (McMahan and others, 2013) keeps about each. */
class Adapted {
  readonly w: Float32Array;
  readonly mean: Float32Array;
  readonly #z: Float32Array;
  readonly #n: Float32Array;
  readonly #settings: LinearSettings;
  readonly #l1: number;
  #averaged = 0;

  constructor(size: number, settings: LinearSettings, l1: number) {
    this.w = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.#z = new Float32Array(size);
    this.#n = new Float32Array(size);
    this.#settings = settings;
    this.#l1 = l1;
  }

  update(at: number, gradient: number): void {
    const { alpha, l2 } = this.#settings;
    const before = this.#n[at] ?? 0;
    const after = before + gradient * gradient;
    const root = Math.sqrt(after);
    const z = (this.#z[at] ?? 0) + gradient - ((root - Math.sqrt(before)) / alpha) * (this.w[at] ?? 0);
    this.#z[at] = z;
    this.#n[at] = after;
    const beyond = z > this.#l1 ? z - this.#l1 : z < -this.#l1 ? z + this.#l1 : 0;
    this.w[at] = beyond === 0 ? 0 : -beyond / ((beta + root) / alpha + l2);
  }

  average(): void {
    this.#averaged += 1;
    const share = 1 / this.#averaged;
    for (let i = 0; i < this.w.length; i += 1)
      this.mean[i] = (this.mean[i] ?? 0) + ((this.w[i] ?? 0) - (this.mean[i] ?? 0)) * share;
  }
}

/** Forward-backward in buffers that are used again for every line; shared with the network. */
export class Chain {
  readonly scores = new Float64Array(longest * width);
  readonly marginals = new Float64Array(longest * width);
  readonly pairs = new Float64Array(width * width);
  readonly #likelihood = new Float64Array(longest * width);
  readonly #forward = new Float64Array(longest * width);
  readonly #backward = new Float64Array(longest * width);
  readonly #table = new Float64Array(width * width);

  run(count: number, transitions: Float32Array, edges: readonly number[]): void {
    const { scores, marginals } = this;
    const [likelihood, forward, backward] = [this.#likelihood, this.#forward, this.#backward];
    for (let i = 0; i < count; i += 1) {
      let top = Number.NEGATIVE_INFINITY;
      for (let l = i * width; l < (i + 1) * width; l += 1) top = Math.max(top, scores[l] ?? 0);
      for (let l = i * width; l < (i + 1) * width; l += 1) likelihood[l] = Math.exp((scores[l] ?? 0) - top);
    }
    for (let i = 0; i < count; i += 1) {
      const at = i * width;
      if (i > 0) this.#exponents(transitions, edges[i] ?? 0);
      let sum = 0;
      for (let l = 0; l < width; l += 1) {
        let reach = i === 0 ? 1 : 0;
        if (i > 0)
          for (let p = 0; p < width; p += 1)
            reach += (forward[at - width + p] ?? 0) * (this.#table[p * width + l] ?? 0);
        const value = reach * (likelihood[at + l] ?? 0);
        forward[at + l] = value;
        sum += value;
      }
      for (let l = at; l < at + width; l += 1) forward[l] = (forward[l] ?? 0) / sum;
    }
    for (let i = count - 1; i >= 0; i -= 1) {
      const at = i * width;
      if (i < count - 1) this.#exponents(transitions, edges[i + 1] ?? 0);
      let sum = 0;
      for (let l = 0; l < width; l += 1) {
        let value = i === count - 1 ? 1 : 0;
        if (i < count - 1)
          for (let x = 0; x < width; x += 1)
            value +=
              (this.#table[l * width + x] ?? 0) * (likelihood[at + width + x] ?? 0) * (backward[at + width + x] ?? 0);
        backward[at + l] = value;
        sum += value;
      }
      for (let l = at; l < at + width; l += 1) backward[l] = (backward[l] ?? 0) / sum;
      let total = 0;
      for (let l = at; l < at + width; l += 1) {
        marginals[l] = (forward[l] ?? 0) * (backward[l] ?? 0);
        total += marginals[l] ?? 0;
      }
      for (let l = at; l < at + width; l += 1) marginals[l] = (marginals[l] ?? 0) / total;
    }
  }

  /** How likely each pair of labels is at i - 1 and i, after `run`. */
  pairsAt(i: number, transitions: Float32Array, table: number): void {
    const at = i * width;
    let sum = 0;
    for (let p = 0; p < width; p += 1)
      for (let l = 0; l < width; l += 1) {
        const value =
          (this.#forward[at - width + p] ?? 0) *
          Math.exp(transitions[table + p * width + l] ?? 0) *
          (this.#likelihood[at + l] ?? 0) *
          (this.#backward[at + l] ?? 0);
        this.pairs[p * width + l] = value;
        sum += value;
      }
    for (let k = 0; k < this.pairs.length; k += 1) this.pairs[k] = (this.pairs[k] ?? 0) / sum;
  }

  #exponents(transitions: Float32Array, edge: number): void {
    const from = edge * width * width;
    for (let k = 0; k < width * width; k += 1) this.#table[k] = Math.exp(transitions[from + k] ?? 0);
  }
}
