import { placeKeys, transitionCount, decidedLabels as width, wordKeys } from '@larder/kitchen/ingredients/training';
import type { Example } from './examples.ts';
import { Lstm } from './lstm.ts';
import { Adam, type Parameter } from './optimizer.ts';
import { randomFrom, shuffle } from './random.ts';
import { Chain } from './train-linear.ts';
import { type MatrixSpace, matrixSpace, transpose } from './wasm-matrix.ts';

export interface NetworkSettings {
  epochs: number;
  embedding: number;
  hidden: number;
  learningRate: number;
  batch: number;
  /** Shares left out in training: of the embedding, of the LSTM's answer, and of whole words. */
  inputDropout: number;
  outputDropout: number;
  wordDropout: number;
  /** An embedding is learned for what occurs at least so often. */
  leastOften: number;
  keyBits: number;
  seed: number;
}

export interface NetworkModel {
  settings: NetworkSettings;
  /** From key to row of `embeddings`. */
  rowOf: Map<number, number>;
  embeddings: Float32Array;
  directions: { input: Float32Array; recurrent: Float32Array; bias: Float32Array }[];
  /** 2 hidden × 8, of which the last column is empty. */
  output: Float32Array;
  outputBias: Float32Array;
  transitions: Float32Array;
}

const outputWidth = 8;
const longest = 60;
/** The first keys of a word are the word itself and its parts; left out together, they make the model read by context. */
const wordDropKeys = 9;

/** A bidirectional LSTM with a chain on top, trained by Adam; the rounds of the last two fifths are averaged. */
export function trainNetwork(
  examples: readonly Example[],
  settings: NetworkSettings,
  report: (round: number, model: () => NetworkModel) => void = () => {},
): NetworkModel {
  const net = new TrainedNetwork(settings, vocabularyOf(examples, settings));
  const random = randomFrom(settings.seed + 1);
  const inputs = examples.map((example) => net.rowsOf(example));
  let batchNumber = 0;
  for (let round = 0; round < settings.epochs; round += 1) {
    const batches = batchesOf(examples, settings.batch, random);
    batches.forEach((batch, i) => {
      const done = (round + i / batches.length) / settings.epochs;
      const rate = settings.learningRate * Math.min(1, (batchNumber + 1) / 200) * (0.02 + 0.98 * (1 - done));
      net.learn(
        batch.map((index) => ({ example: pick(examples, index), rows: pick(inputs, index) })),
        rate,
        random,
      );
      batchNumber += 1;
    });
    if (round >= Math.floor(settings.epochs * 0.6)) net.average();
    report(round, () => net.model());
  }
  return net.model();
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index}`);
  return found;
}

function keysOf(example: Example, i: number, shift: number): number[] {
  const word = example.features.facts[i];
  const keys = word ? wordKeys(word) : [];
  return [...keys, ...placeKeys(example.features, i)].map((key) => key >>> shift);
}

function vocabularyOf(examples: readonly Example[], { keyBits, leastOften }: NetworkSettings): Map<number, number> {
  const counts = new Map<number, number>();
  for (const example of examples)
    for (let i = 0; i < example.truth.length; i += 1)
      for (const key of keysOf(example, i, 32 - keyBits)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= leastOften).map(([key]) => key);
  return new Map(often.sort((a, b) => a - b).map((key, row) => [key, row]));
}

/** Lines of the same length together, so that a batch is a block. */
function batchesOf(examples: readonly Example[], size: number, random: () => number): number[][] {
  const order = examples.map((_, i) => i);
  shuffle(order, random);
  const open = new Map<number, number[]>();
  const batches: number[][] = [];
  for (const index of order) {
    const length = examples[index]?.truth.length ?? 0;
    if (length === 0 || length > longest) continue;
    const batch = open.get(length) ?? [];
    batch.push(index);
    open.set(length, batch);
    if (batch.length < size) continue;
    batches.push(batch);
    open.delete(length);
  }
  batches.push(...open.values());
  shuffle(batches, random);
  return batches;
}

interface Line {
  example: Example;
  rows: Int32Array[];
}

class TrainedNetwork {
  readonly #settings: NetworkSettings;
  readonly #rowOf: Map<number, number>;
  readonly #space: MatrixSpace;
  readonly #adam = new Adam();
  readonly #embeddings: Parameter;
  readonly #lstm: Lstm;
  readonly #output: Parameter;
  readonly #outputBias: Parameter;
  readonly #transitions: Parameter;
  readonly #chain = new Chain();
  readonly #input: Float32Array;
  readonly #inputGradient: Float32Array;
  readonly #answerMask: Float32Array;
  readonly #inputMask: Float32Array;
  readonly #scores: Float32Array;
  readonly #turned: Float32Array;

  constructor(settings: NetworkSettings, rowOf: Map<number, number>) {
    const { embedding, hidden, batch } = settings;
    const most = longest * batch;
    this.#settings = settings;
    this.#rowOf = rowOf;
    this.#space = matrixSpace(160);
    const random = randomFrom(settings.seed);
    const allocate = (size: number): Float32Array => this.#space.allocate(size);
    this.#embeddings = this.#adam.sparse(rowOf.size * embedding, embedding, 0.1, random);
    this.#lstm = new Lstm({ space: this.#space, adam: this.#adam, input: embedding, hidden, batch, longest, random });
    this.#output = this.#adam.dense(allocate, 2 * hidden * outputWidth, 1 / Math.sqrt(2 * hidden), random);
    this.#outputBias = this.#adam.dense(allocate, outputWidth, 0, random);
    this.#transitions = this.#adam.dense(allocate, transitionCount, 0, random);
    this.#input = allocate(most * embedding);
    this.#inputGradient = allocate(most * embedding);
    this.#scores = allocate(most * outputWidth);
    this.#turned = allocate(most * 2 * hidden + 2 * hidden * outputWidth);
    this.#answerMask = new Float32Array(most * 2 * hidden);
    this.#inputMask = new Float32Array(most * embedding);
  }

  rowsOf(example: Example): Int32Array[] {
    return Array.from(example.truth, (_, i) =>
      Int32Array.from(keysOf(example, i, 32 - this.#settings.keyBits), (key) => this.#rowOf.get(key) ?? -1),
    );
  }

  learn(lines: readonly Line[], rate: number, random: () => number): void {
    const count = lines[0]?.example.truth.length ?? 0;
    const words = count * lines.length;
    const { embedding, hidden, inputDropout, outputDropout } = this.#settings;
    const blank = this.#readWords(lines, count, random);
    drop(this.#input, this.#inputMask, words * embedding, inputDropout, random);
    const answer = this.#lstm.forward(this.#input, count, lines.length);
    drop(answer, this.#answerMask, words * 2 * hidden, outputDropout, random);
    this.#score(answer, words);
    this.#scoreGradients(lines, count);
    this.#backThroughOutput(answer, words);
    for (let i = 0; i < words * 2 * hidden; i += 1)
      this.#lstm.answerGradient[i] = (this.#lstm.answerGradient[i] ?? 0) * (this.#answerMask[i] ?? 0);
    this.#lstm.backward(this.#input, this.#inputGradient, count, lines.length);
    for (let i = 0; i < words * embedding; i += 1)
      this.#inputGradient[i] = (this.#inputGradient[i] ?? 0) * (this.#inputMask[i] ?? 0);
    this.#embeddingGradients(lines, count, blank);
    this.#adam.step(rate);
  }

  average(): void {
    this.#adam.average();
  }

  model(): NetworkModel {
    return {
      settings: this.#settings,
      rowOf: this.#rowOf,
      embeddings: this.#embeddings.mean,
      directions: this.#lstm.directions.map(({ input, recurrent, bias }) => ({
        input: input.mean,
        recurrent: recurrent.mean,
        bias: bias.mean,
      })),
      output: this.#output.mean,
      outputBias: this.#outputBias.mean,
      transitions: this.#transitions.mean,
    };
  }

  /** Sums the embeddings of each word into the input; says of which words only the place was read. */
  #readWords(lines: readonly Line[], count: number, random: () => number): Uint8Array {
    const { embedding, wordDropout } = this.#settings;
    const blank = new Uint8Array(count * lines.length);
    this.#input.fill(0, 0, count * lines.length * embedding);
    lines.forEach(({ rows }, b) => {
      for (let t = 0; t < count; t += 1) {
        const at = t * lines.length + b;
        if (random() < wordDropout) blank[at] = 1;
        rows[t]?.forEach((row, k) => {
          if (row < 0 || (blank[at] && isDropped(k))) return;
          for (let e = 0; e < embedding; e += 1)
            this.#input[at * embedding + e] =
              (this.#input[at * embedding + e] ?? 0) + (this.#embeddings.w[row * embedding + e] ?? 0);
        });
      }
    });
    return blank;
  }

  #score(answer: Float32Array, words: number): void {
    for (let i = 0; i < words; i += 1) this.#scores.set(this.#outputBias.w, i * outputWidth);
    const inner = 2 * this.#settings.hidden;
    this.#space.multiply(
      at(answer, inner),
      at(this.#output.w, outputWidth),
      at(this.#scores, outputWidth),
      { rows: words, columns: outputWidth, inner },
      true,
    );
  }

  /** Replaces the scores by the gradient of the loss, and adds up that of the transitions. */
  #scoreGradients(lines: readonly Line[], count: number): void {
    const share = 1 / lines.length;
    lines.forEach(({ example }, b) => {
      const { truth, edges, weight } = example;
      for (let t = 0; t < count; t += 1)
        for (let l = 0; l < width; l += 1)
          this.#chain.scores[t * width + l] = this.#scores[(t * lines.length + b) * outputWidth + l] ?? 0;
      this.#chain.run(count, this.#transitions.w, edges);
      for (let t = 0; t < count; t += 1) {
        const to = (t * lines.length + b) * outputWidth;
        for (let l = 0; l < width; l += 1)
          this.#scores[to + l] =
            ((this.#chain.marginals[t * width + l] ?? 0) - (truth[t] === l ? 1 : 0)) * share * weight;
        this.#scores[to + width] = 0;
        if (t === 0) continue;
        const table = (edges[t] ?? 0) * width * width;
        this.#chain.pairsAt(t, this.#transitions.w, table);
        const right = (truth[t - 1] ?? 0) * width + (truth[t] ?? 0);
        for (let k = 0; k < width * width; k += 1)
          this.#transitions.g[table + k] =
            (this.#transitions.g[table + k] ?? 0) +
            ((this.#chain.pairs[k] ?? 0) - (k === right ? 1 : 0)) * share * weight;
      }
    });
  }

  #backThroughOutput(answer: Float32Array, words: number): void {
    const inner = 2 * this.#settings.hidden;
    transpose(answer, words, inner, this.#turned);
    this.#space.multiply(
      at(this.#turned, words),
      at(this.#scores, outputWidth),
      at(this.#output.g, outputWidth),
      { rows: inner, columns: outputWidth, inner: words },
      false,
    );
    for (let i = 0; i < words * outputWidth; i += 1) {
      const l = i % outputWidth;
      this.#outputBias.g[l] = (this.#outputBias.g[l] ?? 0) + (this.#scores[i] ?? 0);
    }
    transpose(this.#output.w, inner, outputWidth, this.#turned);
    this.#space.multiply(
      at(this.#scores, outputWidth),
      at(this.#turned, inner),
      at(this.#lstm.answerGradient, inner),
      { rows: words, columns: inner, inner: outputWidth },
      false,
    );
  }

  #embeddingGradients(lines: readonly Line[], count: number, blank: Uint8Array): void {
    const { embedding } = this.#settings;
    lines.forEach(({ rows }, b) => {
      for (let t = 0; t < count; t += 1) {
        const from = t * lines.length + b;
        rows[t]?.forEach((row, k) => {
          if (row < 0 || (blank[from] && isDropped(k))) return;
          this.#embeddings.touch(row);
          for (let e = 0; e < embedding; e += 1)
            this.#embeddings.g[row * embedding + e] =
              (this.#embeddings.g[row * embedding + e] ?? 0) + (this.#inputGradient[from * embedding + e] ?? 0);
        });
      }
    });
  }
}

/** Shape and role of a word stay when the word is left out, as they would for one never seen. */
function isDropped(key: number): boolean {
  return key < wordDropKeys - 2 && key !== 2;
}

const at = (data: Float32Array, stride: number) => ({ data, offset: 0, stride });

function drop(values: Float32Array, mask: Float32Array, size: number, share: number, random: () => number): void {
  const kept = 1 / (1 - share);
  for (let i = 0; i < size; i += 1) {
    mask[i] = random() < share ? 0 : kept;
    values[i] = (values[i] ?? 0) * (mask[i] ?? 0);
  }
}
