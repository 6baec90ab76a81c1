import type { LineFeatures } from '../features.ts';
import { mix } from '../hash.ts';
import { decidedLabels as width } from '../labels.ts';
import type { WordFacts } from '../words.ts';
import { levelAt, numberAt } from './digits.ts';

/** How the network is written; every matrix is rows of levels with one step for the whole matrix. */
export interface NetworkForm {
  embedding: number;
  hidden: number;
  keyBits: number;
  /** Four digits an embedding: the distance from the key before it. */
  keys: string;
  embeddings: MatrixForm;
  /** Of the reading forwards and of the reading backwards. */
  directions: { input: MatrixForm; recurrent: MatrixForm; bias: MatrixForm }[];
  output: MatrixForm;
  outputBias: MatrixForm;
}

export interface MatrixForm {
  step: number;
  levels: string;
}

/** A bidirectional LSTM over the words of a line. */
export interface Network {
  embedding: number;
  hidden: number;
  shift: number;
  rowOf: Map<number, number>;
  embeddings: Float64Array;
  directions: Direction[];
  output: Float64Array;
  outputBias: Float64Array;
  /** What the input gates add up to for a word that was seen before, both directions. */
  known: Map<WordFacts, Float64Array>;
  knownPlaces: Map<number, Float64Array>;
}

interface Direction {
  /** embedding × 4 hidden, gates side by side. */
  input: Float64Array;
  /** 4 hidden × hidden: for each unit its four gates, one after the other. */
  recurrent: Float64Array;
  bias: Float64Array;
}

export const digitsOfEmbeddingKey = 4;
const mostKnown = 4000;

export function readMatrix(form: MatrixForm): Float64Array {
  const matrix = new Float64Array(form.levels.length);
  for (let i = 0; i < matrix.length; i += 1) matrix[i] = levelAt(form.levels, i) * form.step;
  return matrix;
}

export function readNetwork(form: NetworkForm): Network {
  const rowOf = new Map<number, number>();
  let key = 0;
  for (let i = 0; i < form.keys.length; i += digitsOfEmbeddingKey) {
    key += numberAt(form.keys, i, digitsOfEmbeddingKey);
    rowOf.set(key, (i / digitsOfEmbeddingKey) * form.embedding);
  }
  return {
    embedding: form.embedding,
    hidden: form.hidden,
    shift: 32 - form.keyBits,
    rowOf,
    embeddings: readMatrix(form.embeddings),
    directions: form.directions.map((direction) => ({
      input: readMatrix(direction.input),
      recurrent: byUnit(readMatrix(direction.recurrent), form.hidden),
      bias: readMatrix(direction.bias),
    })),
    output: readMatrix(form.output),
    outputBias: readMatrix(form.outputBias),
    known: new Map(),
    knownPlaces: new Map(),
  };
}

/** From hidden × 4 hidden to, for each unit, the four rows that its gates read. */
function byUnit(recurrent: Float64Array, hidden: number): Float64Array {
  const out = new Float64Array(recurrent.length);
  for (let unit = 0; unit < hidden; unit += 1)
    for (let from = 0; from < hidden; from += 1)
      for (let gate = 0; gate < 4; gate += 1)
        out[(unit * hidden + from) * 4 + gate] = recurrent[from * 4 * hidden + gate * hidden + unit] ?? 0;
  return out;
}

/** What describes a word on its own, as keys of embeddings. */
export function wordKeys(word: WordFacts): number[] {
  const keys = [
    mix(101, word.word),
    mix(102, word.stem),
    mix(103, word.ending2),
    mix(104, word.ending3),
    mix(105, word.ending4),
    mix(106, word.start3),
    mix(107, word.start4),
    mix(108, word.shape),
    mix(109, word.role),
  ];
  if (word.firstPart !== 0) keys.push(mix(110, word.firstPart), mix(111, word.lastPart));
  return keys;
}

/** What describes the place of a word, as keys of embeddings. */
export function placeKeys(line: LineFeatures, i: number): number[] {
  const count = line.tokens.length;
  const gap = line.gaps[i] ?? 0;
  const nextGap = i + 1 < count ? (line.gaps[i + 1] ?? 0) : 99;
  return [
    mix(112, gap),
    mix(113, nextGap),
    mix(114, line.depth[i] ?? 0, line.commas[i] ?? 0),
    mix(115, Math.min(i, 4)),
  ];
}

export function networkScores(network: Network, line: LineFeatures): Float64Array {
  const count = line.tokens.length;
  const { hidden, directions, output, outputBias } = network;
  const gates = hidden * 4;
  const inputs = line.facts.map((word, i) => inputGates(network, word, line, i));
  const scores = new Float64Array(count * width);
  for (let i = 0; i < count; i += 1) for (let l = 0; l < width; l += 1) scores[i * width + l] = outputBias[l] ?? 0;
  directions.forEach((direction, d) => {
    let state = new Float64Array(hidden);
    let next = new Float64Array(hidden);
    const cell = new Float64Array(hidden);
    for (let s = 0; s < count; s += 1) {
      const i = d === 0 ? s : count - 1 - s;
      const input = inputs[i];
      if (input) step(direction.recurrent, input, d * gates, state, next, cell, hidden);
      [state, next] = [next, state];
      for (let u = 0; u < hidden; u += 1) {
        const value = state[u] ?? 0;
        const row = (d * hidden + u) * width;
        for (let l = 0; l < width; l += 1)
          scores[i * width + l] = (scores[i * width + l] ?? 0) + value * (output[row + l] ?? 0);
      }
    }
  });
  return scores;
}

function step(
  recurrent: Float64Array,
  input: Float64Array,
  from: number,
  state: Float64Array,
  next: Float64Array,
  cell: Float64Array,
  hidden: number,
): void {
  let at = 0;
  for (let u = 0; u < hidden; u += 1) {
    let entering = input[from + u] ?? 0;
    let keeping = input[from + hidden + u] ?? 0;
    let fresh = input[from + 2 * hidden + u] ?? 0;
    let leaving = input[from + 3 * hidden + u] ?? 0;
    for (let k = 0; k < hidden; k += 1) {
      const value = state[k] ?? 0;
      entering += value * (recurrent[at] ?? 0);
      keeping += value * (recurrent[at + 1] ?? 0);
      fresh += value * (recurrent[at + 2] ?? 0);
      leaving += value * (recurrent[at + 3] ?? 0);
      at += 4;
    }
    const held = sigmoid(keeping) * (cell[u] ?? 0) + sigmoid(entering) * Math.tanh(fresh);
    cell[u] = held;
    next[u] = sigmoid(leaving) * Math.tanh(held);
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function inputGates(network: Network, word: WordFacts, line: LineFeatures, i: number): Float64Array {
  let own = network.known.get(word);
  if (!own) {
    if (network.known.size >= mostKnown) network.known.clear();
    own = throughInput(network, wordKeys(word));
    for (let d = 0; d < 2; d += 1) {
      const bias = network.directions[d]?.bias ?? new Float64Array(0);
      for (let g = 0; g < bias.length; g += 1)
        own[d * bias.length + g] = (own[d * bias.length + g] ?? 0) + (bias[g] ?? 0);
    }
    network.known.set(word, own);
  }
  const sum = own.slice();
  for (const key of placeKeys(line, i)) {
    const place = placeGates(network, key);
    for (let g = 0; g < sum.length; g += 1) sum[g] = (sum[g] ?? 0) + (place[g] ?? 0);
  }
  return sum;
}

function placeGates(network: Network, key: number): Float64Array {
  const known = network.knownPlaces.get(key);
  if (known) return known;
  const gates = throughInput(network, [key]);
  network.knownPlaces.set(key, gates);
  return gates;
}

/** The sum of the embeddings, through the input matrix of each direction. */
function throughInput(network: Network, keys: readonly number[]): Float64Array {
  const { embedding, hidden, embeddings, directions, rowOf, shift } = network;
  const gates = hidden * 4;
  const sum = new Float64Array(embedding);
  for (const key of keys) {
    const row = rowOf.get(key >>> shift);
    if (row === undefined) continue;
    for (let e = 0; e < embedding; e += 1) sum[e] = (sum[e] ?? 0) + (embeddings[row + e] ?? 0);
  }
  const out = new Float64Array(gates * directions.length);
  directions.forEach((direction, d) => {
    for (let e = 0; e < embedding; e += 1) {
      const value = sum[e] ?? 0;
      for (let g = 0; g < gates; g += 1)
        out[d * gates + g] = (out[d * gates + g] ?? 0) + value * (direction.input[e * gates + g] ?? 0);
    }
  });
  return out;
}
