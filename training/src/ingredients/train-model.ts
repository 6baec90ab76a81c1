import { type Calibration, type Model, type ModelForm, readModel, tagLine } from '@larder/kitchen/ingredients/training';
import type { LabelledLine } from './corpus.ts';
import { type Example, exampleOf, unlabelledExampleOf } from './examples.ts';
import { type LinearModel, type LinearSettings, trainLinear } from './train-linear.ts';
import { type NetworkSettings, trainNetwork } from './train-network.ts';
import { type WritingSettings, writeModel } from './write-model.ts';

/** The settings that bench/ingredients.md arrives at. */
const linearSettings: LinearSettings = { epochs: 12, alpha: 0.2, l1: 6, l2: 0.5, dropout: 0.5, seed: 7 };
const networkSettings: NetworkSettings = {
  epochs: 12,
  embedding: 48,
  hidden: 64,
  learningRate: 0.003,
  batch: 32,
  inputDropout: 0.25,
  outputDropout: 0.4,
  wordDropout: 0.1,
  leastOften: 4,
  keyBits: 26,
  seed: 1,
};
const writingSettings: WritingSettings = {
  prune: 0.03,
  linearKeyBits: 29,
  linearShare: 0.45,
  networkShare: 0.4,
  sureEnough: 0.95,
  doubtOfNoFood: 6.5,
};

const asSaid = { said: [], right: [] };
/** What the model says is taken as it is. */
export const uncalibrated: Calibration = { quantity: asSaid, unit: asSaid, food: asSaid, note: asSaid, word: asSaid };

/** Lines that the first model is less sure of than this teach nothing; the others count for half of their certainty. */
const [leastCertain, unlabelledWeight] = [0.3, 0.5];

export interface TrainingData {
  lines: readonly LabelledLine[];
  /** More lines, without labels; the first model labels them, and the linear part learns again from both. */
  unlabelled: readonly string[];
}

/** Trains both parts of the model, the same from the same seeds and lines. */
export function trainModel(
  { lines, unlabelled }: TrainingData,
  calibration: Calibration,
  report: (news: string) => void,
): ModelForm {
  const examples = lines.map(exampleOf);
  const first = trainPart('linear part', examples, report);
  const network = trainNetwork(examples, networkSettings, (round) => report(`network, round ${round + 1}`));
  const form = writeModel(first, network, writingSettings, calibration);
  if (unlabelled.length === 0) return form;
  const labelled = labelBy(readModel({ ...form, sureEnough: 2, doubtOfNoFood: 0 }), unlabelled);
  const second = trainPart('linear part with unlabelled lines', [...examples, ...labelled], report);
  return writeModel(second, network, writingSettings, calibration);
}

function trainPart(name: string, examples: readonly Example[], report: (news: string) => void): LinearModel {
  return trainLinear(examples, linearSettings, (round) => report(`${name}, round ${round + 1}`));
}

function labelBy(model: Model, sentences: readonly string[]): Example[] {
  return sentences.map(unlabelledExampleOf).flatMap((example) => {
    const { path, certainty } = tagLine(model, example.features);
    if (path.length === 0 || certainty < leastCertain) return [];
    return [{ ...example, truth: path, weight: certainty * unlabelledWeight }];
  });
}
