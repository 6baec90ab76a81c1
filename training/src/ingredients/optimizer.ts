/** Weights that are learned, with their gradient and their mean over the last rounds. */
export interface Parameter {
  w: Float32Array;
  g: Float32Array;
  mean: Float32Array;
  /** Says that a row has a gradient, where only few rows have. */
  touch(row: number): void;
}

interface Kept extends Parameter {
  first: Float32Array;
  second: Float32Array;
  rowSize: number;
  /** The rows with a gradient; null: all. */
  touched: Set<number> | null;
}

const [decayFirst, decaySecond, tiny] = [0.9, 0.999, 1e-8];
const largestNorm = 5;

/** Adam (Kingma and Ba, 2015), with the gradient's norm bounded, and only touched rows of embeddings moved. */
export class Adam {
  readonly #kept: Kept[] = [];
  #steps = 0;
  #averaged = 0;

  dense(allocate: (size: number) => Float32Array, size: number, spread: number, random: () => number): Parameter {
    return this.#keep(allocate(size), allocate(size), size, spread, random, null);
  }

  sparse(size: number, rowSize: number, spread: number, random: () => number): Parameter {
    return this.#keep(new Float32Array(size), new Float32Array(size), rowSize, spread, random, new Set());
  }

  step(rate: number): void {
    this.#steps += 1;
    let norm = 0;
    for (const { g, touched } of this.#kept)
      if (!touched) for (let i = 0; i < g.length; i += 1) norm += (g[i] ?? 0) ** 2;
    const clip = Math.min(1, largestNorm / Math.sqrt(norm));
    const [fix1, fix2] = [1 - decayFirst ** this.#steps, 1 - decaySecond ** this.#steps];
    for (const kept of this.#kept) {
      if (!kept.touched) {
        move(kept, 0, kept.w.length, rate, clip, fix1, fix2);
        continue;
      }
      for (const row of kept.touched) move(kept, row * kept.rowSize, (row + 1) * kept.rowSize, rate, clip, fix1, fix2);
      kept.touched.clear();
    }
  }

  average(): void {
    this.#averaged += 1;
    const share = 1 / this.#averaged;
    for (const { w, mean } of this.#kept)
      for (let i = 0; i < w.length; i += 1) mean[i] = (mean[i] ?? 0) + ((w[i] ?? 0) - (mean[i] ?? 0)) * share;
  }

  #keep(
    w: Float32Array,
    g: Float32Array,
    rowSize: number,
    spread: number,
    random: () => number,
    touched: Set<number> | null,
  ): Parameter {
    for (let i = 0; i < w.length; i += 1) w[i] = normal(random) * spread;
    const kept: Kept = {
      w,
      g,
      rowSize,
      touched,
      mean: new Float32Array(w.length),
      first: new Float32Array(w.length),
      second: new Float32Array(w.length),
      touch: (row) => touched?.add(row),
    };
    this.#kept.push(kept);
    return kept;
  }
}

function move(
  { w, g, first, second }: Kept,
  from: number,
  to: number,
  rate: number,
  clip: number,
  fix1: number,
  fix2: number,
): void {
  for (let i = from; i < to; i += 1) {
    const gradient = (g[i] ?? 0) * clip;
    g[i] = 0;
    const m = (first[i] ?? 0) * decayFirst + gradient * (1 - decayFirst);
    const v = (second[i] ?? 0) * decaySecond + gradient * gradient * (1 - decaySecond);
    first[i] = m;
    second[i] = v;
    w[i] = (w[i] ?? 0) - (rate * m) / fix1 / (Math.sqrt(v / fix2) + tiny);
  }
}

/** Near enough to normal: the sum of six even numbers. */
function normal(random: () => number): number {
  let sum = -3;
  for (let i = 0; i < 6; i += 1) sum += random();
  return sum / Math.SQRT1_2;
}
