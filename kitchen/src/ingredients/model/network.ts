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
  embeddings: Float32Array;
  directions: Direction[];
  /** For states that are counted in `stateSteps`. */
  output: Float64Array;
  outputBias: Float64Array;
  /** A state goes from -stateSteps to stateSteps, in whole numbers. */
  stateSteps: number;
  /** What the input gates add up to for a word that was seen before, both directions. */
  known: Map<WordFacts, Float32Array>;
  knownPlaces: Map<number, Float32Array>;
}

interface Direction {
  /** embedding × 4 hidden, gates side by side. */
  input: Float64Array;
  /** For each unit and each state that it reads, the levels of its four gates, two in a number. */
  recurrent: Float64Array;
  /** What one level and one step of a state are worth together. */
  recurrentStep: number;
  bias: Float64Array;
}

export const digitsOfEmbeddingKey = 4;
const mostKnown = 4000;
const mostKnownPlaces = 500;

/**
 * Levels and states are whole numbers, so that a product of two of them leaves room for another beside it in the 53 bits of a
 * number: one multiplication does the work of two, and sums are exact in any order.
 */
const lane = 2 ** 26;

/** As fine as the largest sum of a gate allows, which has half a lane on either side of zero. */
function stepsThatFit(recurrent: readonly string[], hidden: number): number {
  const gates = 4 * hidden;
  const largest = recurrent.flatMap((digits) =>
    Array.from({ length: gates }, (_, gate) => {
      let sum = 0;
      for (let at = gate; at < digits.length; at += gates) sum += Math.abs(levelAt(digits, at));
      return sum;
    }),
  );
  return 2 ** Math.floor(Math.log2((lane / 2 - 1) / Math.max(1, ...largest)));
}

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
  const stateSteps = stepsThatFit(
    form.directions.map(({ recurrent }) => recurrent.levels),
    form.hidden,
  );
  return {
    embedding: form.embedding,
    hidden: form.hidden,
    shift: 32 - form.keyBits,
    rowOf,
    embeddings: Float32Array.from(readMatrix(form.embeddings)),
    directions: form.directions.map((direction) => ({
      input: readMatrix(direction.input),
      recurrent: twoByTwo(direction.recurrent.levels, form.hidden),
      recurrentStep: direction.recurrent.step / stateSteps,
      bias: readMatrix(direction.bias),
    })),
    output: readMatrix({ ...form.output, step: form.output.step / stateSteps }),
    outputBias: readMatrix(form.outputBias),
    stateSteps,
    known: new Map(),
    knownPlaces: new Map(),
  };
}

/** From hidden × 4 hidden to, for each unit and each state, entering beside keeping and fresh beside leaving. */
function twoByTwo(recurrent: string, hidden: number): Float64Array {
  const out = new Float64Array(hidden * hidden * 2);
  const level = (from: number, gate: number, unit: number): number =>
    levelAt(recurrent, from * 4 * hidden + gate * hidden + unit);
  for (let unit = 0; unit < hidden; unit += 1)
    for (let from = 0; from < hidden; from += 1) {
      const at = (unit * hidden + from) * 2;
      out[at] = level(from, 0, unit) * lane + level(from, 1, unit);
      out[at + 1] = level(from, 2, unit) * lane + level(from, 3, unit);
    }
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
  const { gap, nextGap, depth, commas, fromStart } = placeOf(line, i);
  return [mix(112, gap), mix(113, nextGap), mix(114, depth, commas), mix(115, fromStart)];
}

const lastGap = 99;

function placeOf(line: LineFeatures, i: number) {
  const nextGap = i + 1 < line.tokens.length ? (line.gaps[i + 1] ?? 0) : lastGap;
  const [gap, depth, commas] = [line.gaps[i] ?? 0, line.depth[i] ?? 0, line.commas[i] ?? 0];
  return { gap, nextGap, depth, commas, fromStart: Math.min(i, 4) };
}

export function networkScores(network: Network, line: LineFeatures): Float64Array {
  const count = line.tokens.length;
  const { hidden, directions, output, outputBias } = network;
  const words = line.facts.map((word) => wordGates(network, word));
  const places = words.map((_, i) => placeGates(network, line, i));
  const scores = new Float64Array(count * width);
  for (let i = 0; i < count; i += 1) scores.set(outputBias, i * width);
  directions.forEach((direction, d) => {
    const memory = { state: new Float64Array(hidden), next: new Float64Array(hidden), cell: new Float64Array(hidden) };
    for (let s = 0; s < count; s += 1) {
      const i = d === 0 ? s : count - 1 - s;
      const [word, place] = [words[i], places[i]];
      if (!word || !place) continue;
      readOn(network, direction, word, place, d * hidden * 4, memory);
      [memory.state, memory.next] = [memory.next, memory.state];
      addOutput(scores, i * width, memory.state, output, d * hidden * width);
    }
  });
  return scores;
}

interface Memory {
  state: Float64Array;
  next: Float64Array;
  cell: Float64Array;
}

/** One step of the LSTM: from `state` and the gates that word and place ask for to `next`. */
function readOn(
  { hidden, stateSteps }: Network,
  { recurrent, recurrentStep }: Direction,
  word: Float32Array,
  place: Float32Array,
  from: number,
  { state, next, cell }: Memory,
): void {
  let at = 0;
  for (let u = 0; u < hidden; u += 1) {
    let g = from + u;
    let enteringAndKeeping = 0;
    let freshAndLeaving = 0;
    for (let k = 0; k < hidden; k += 1) {
      const value = state[k] ?? 0;
      enteringAndKeeping += value * (recurrent[at] ?? 0);
      freshAndLeaving += value * (recurrent[at + 1] ?? 0);
      at += 2;
    }
    const entering = Math.round(enteringAndKeeping / lane);
    const keeping = enteringAndKeeping - entering * lane;
    const fresh = Math.round(freshAndLeaving / lane);
    const leaving = freshAndLeaving - fresh * lane;
    const enters = sigmoid((word[g] ?? 0) + (place[g] ?? 0) + entering * recurrentStep);
    g += hidden;
    const keeps = sigmoid((word[g] ?? 0) + (place[g] ?? 0) + keeping * recurrentStep);
    g += hidden;
    const isFresh = tanh((word[g] ?? 0) + (place[g] ?? 0) + fresh * recurrentStep);
    g += hidden;
    const leaves = sigmoid((word[g] ?? 0) + (place[g] ?? 0) + leaving * recurrentStep);
    const held = keeps * (cell[u] ?? 0) + enters * isFresh;
    cell[u] = held;
    next[u] = Math.round(leaves * tanh(held) * stateSteps);
  }
}

function addOutput(scores: Float64Array, to: number, state: Float64Array, output: Float64Array, from: number): void {
  let row = from;
  for (let u = 0; u < state.length; u += 1) {
    const value = state[u] ?? 0;
    for (let l = 0; l < width; l += 1) scores[to + l] = (scores[to + l] ?? 0) + value * (output[row + l] ?? 0);
    row += width;
  }
}

/** Between two entries on the line that joins them, 0.0000008 from the true curve at most; `Math.exp` takes ten times as long. */
const [entriesPerUnit, farthest] = [128, 16];
const sigmoids = Float64Array.from(
  { length: 2 * farthest * entriesPerUnit + 1 },
  (_, i) => 1 / (1 + Math.exp(farthest - i / entriesPerUnit)),
);

function sigmoid(x: number): number {
  const at = (x + farthest) * entriesPerUnit;
  if (at <= 0) return 0;
  if (at >= sigmoids.length - 1) return 1;
  const i = Math.floor(at);
  const low = sigmoids[i] ?? 0;
  return low + ((sigmoids[i + 1] ?? 0) - low) * (at - i);
}

function tanh(x: number): number {
  return 2 * sigmoid(2 * x) - 1;
}

function wordGates(network: Network, word: WordFacts): Float32Array {
  const known = network.known.get(word);
  if (known) return known;
  if (network.known.size >= mostKnown) network.known.clear();
  const gates = throughInput(network, wordKeys(word));
  const both = network.directions.flatMap(({ bias }) => [...bias]);
  for (let g = 0; g < gates.length; g += 1) gates[g] = (gates[g] ?? 0) + (both[g] ?? 0);
  network.known.set(word, gates);
  return gates;
}

function placeGates(network: Network, line: LineFeatures, i: number): Float32Array {
  const { gap, nextGap, depth, commas, fromStart } = placeOf(line, i);
  const key = (((gap * (lastGap + 1) + nextGap) * 4 + depth) * 4 + commas) * 5 + fromStart;
  const known = network.knownPlaces.get(key);
  if (known) return known;
  if (network.knownPlaces.size >= mostKnownPlaces) network.knownPlaces.clear();
  const gates = throughInput(network, placeKeys(line, i));
  network.knownPlaces.set(key, gates);
  return gates;
}

/** The sum of the embeddings, through the input matrix of each direction. */
function throughInput(network: Network, keys: readonly number[]): Float32Array {
  const { embedding, hidden, embeddings, directions, rowOf, shift } = network;
  const gates = hidden * 4;
  const sum = new Float64Array(embedding);
  for (const key of keys) {
    const row = rowOf.get(key >>> shift);
    if (row === undefined) continue;
    for (let e = 0; e < embedding; e += 1) sum[e] = (sum[e] ?? 0) + (embeddings[row + e] ?? 0);
  }
  const out = new Float64Array(gates * directions.length);
  directions.forEach(({ input }, d) => {
    for (let e = 0; e < embedding; e += 1) {
      const value = sum[e] ?? 0;
      for (let g = 0; g < gates; g += 1)
        out[d * gates + g] = (out[d * gates + g] ?? 0) + value * (input[e * gates + g] ?? 0);
    }
  });
  return Float32Array.from(out);
}
