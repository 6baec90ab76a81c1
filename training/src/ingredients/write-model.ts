import {
  type Calibration,
  digitCode,
  digitsOfEmbeddingKey,
  digitsOfKey,
  featureWidth,
  levels,
  type MatrixForm,
  type ModelForm,
  type NetworkForm,
  type SparseForm,
  decidedLabels as width,
} from '@larder/kitchen/ingredients/training';
import type { LinearModel } from './train-linear.ts';
import type { NetworkModel } from './train-network.ts';

export interface WritingSettings {
  /** Linear weights below this are left out. */
  prune: number;
  linearKeyBits: number;
  linearShare: number;
  networkShare: number;
  sureEnough: number;
  doubtOfNoFood: number;
}

const notice =
  'Trained on the labelled lines of ingredient-parser (https://github.com/strangetom/ingredient-parser), MIT licence, copyright Tom Strange; the licence text is in NOTICE.md beside this file.';
const top = (levels - 1) / 2;
const labelMasks = 128;

export function writeModel(
  linear: LinearModel,
  network: NetworkModel,
  settings: WritingSettings,
  calibration: Calibration,
): ModelForm {
  const joint = linear.transitions.map(
    (weight, i) => weight * settings.linearShare + (network.transitions[i] ?? 0) * settings.networkShare,
  );
  return {
    notice,
    featureWidth,
    sparse: sparseForm(linear, settings),
    transitions: matrixForm(linear.transitions),
    network: networkForm(network, settings.networkShare),
    linearShare: settings.linearShare,
    jointTransitions: matrixForm(joint),
    sureEnough: settings.sureEnough,
    doubtOfNoFood: settings.doubtOfNoFood,
    calibration,
  };
}

function sparseForm(linear: LinearModel, { prune, linearKeyBits }: WritingSettings): SparseForm {
  const shift = 32 - linearKeyBits;
  const rows = new Map<number, Float64Array>();
  for (const [hash, row] of linear.rowOf) {
    const weights = linear.weights.subarray(row * width, (row + 1) * width);
    if (weights.every((weight) => Math.abs(weight) < prune)) continue;
    const key = hash >>> shift;
    const sum = rows.get(key) ?? new Float64Array(width);
    weights.forEach((weight, l) => {
      if (Math.abs(weight) >= prune) sum[l] = (sum[l] ?? 0) + weight;
    });
    rows.set(key, sum);
  }
  const step = largest([...rows.values()].flatMap((row) => [...row])) / top;
  let keys = '';
  let weights = '';
  let last = 0;
  for (const [key, row] of [...rows].sort(([a], [b]) => a - b)) {
    const written = [...row].map((weight) => level(weight, step));
    const mask = written.reduce((sum, value, l) => (value === 0 ? sum : sum | (1 << l)), 0);
    if (mask === 0) continue;
    for (const gap of gapsOf(key - last, Math.floor(levels ** digitsOfKey / labelMasks) - 1))
      keys += digits(gap.to === 'key' ? gap.distance * labelMasks + mask : gap.distance * labelMasks, digitsOfKey);
    weights += written
      .filter((value) => value !== 0)
      .map((value) => String.fromCharCode(digitCode(value + top)))
      .join('');
    last = key;
  }
  return { keyBits: linearKeyBits, keys, weights, step };
}

/** A distance too great for its digits is gone in several steps; the ones between are keys that weigh nothing. */
function gapsOf(distance: number, most: number): { distance: number; to: 'key' | 'between' }[] {
  const gaps: { distance: number; to: 'key' | 'between' }[] = [];
  let left = distance;
  while (left > most) {
    gaps.push({ distance: most, to: 'between' });
    left -= most;
  }
  return [...gaps, { distance: left, to: 'key' }];
}

function networkForm(network: NetworkModel, share: number): NetworkForm {
  const { embedding, hidden, keyBits } = network.settings;
  const byKey = [...network.rowOf].sort(([a], [b]) => a - b);
  let keys = '';
  let last = 0;
  for (const [key] of byKey) {
    keys += digits(key - last, digitsOfEmbeddingKey);
    last = key;
  }
  const embeddings = new Float32Array(byKey.length * embedding);
  byKey.forEach(([, row], i) => {
    embeddings.set(network.embeddings.subarray(row * embedding, (row + 1) * embedding), i * embedding);
  });
  const output = new Float32Array(2 * hidden * width);
  for (let i = 0; i < 2 * hidden; i += 1)
    for (let l = 0; l < width; l += 1) output[i * width + l] = (network.output[i * 8 + l] ?? 0) * share;
  return {
    embedding,
    hidden,
    keyBits,
    keys,
    embeddings: matrixForm(embeddings),
    directions: network.directions.map(({ input, recurrent, bias }) => ({
      input: matrixForm(input),
      recurrent: matrixForm(recurrent),
      bias: matrixForm(bias),
    })),
    output: matrixForm(output),
    outputBias: matrixForm(network.outputBias.subarray(0, width).map((weight) => weight * share)),
  };
}

/** The largest weight that has a level of its own; the few beyond it are clipped, so that all others are finer. */
function largest(weights: readonly number[]): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  return sizes[Math.floor((sizes.length - 1) * 0.9985)] ?? 1;
}

function matrixForm(weights: Float32Array): MatrixForm {
  const step = largest([...weights]) / top;
  let text = '';
  for (const weight of weights) text += String.fromCharCode(digitCode(level(weight, step) + top));
  return { step, levels: text };
}

function level(weight: number, step: number): number {
  return Math.max(-top, Math.min(top, Math.round(weight / step)));
}

function digits(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let i = 0; i < length; i += 1) {
    text = String.fromCharCode(digitCode(rest % levels)) + text;
    rest = Math.floor(rest / levels);
  }
  if (rest > 0) throw new Error(`${value} does not fit into ${length} digits`);
  return text;
}
