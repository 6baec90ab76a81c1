import type { Calibration, ModelForm } from '@larder/kitchen/ingredients/training';
import type { LabelledLine } from './corpus.ts';
import { type Example, exampleOf } from './examples.ts';
import { type LinearSettings, trainLinear } from './train-linear.ts';
import { type NetworkSettings, trainNetwork } from './train-network.ts';
import { type WritingSettings, writeModel } from './write-model.ts';

/** The settings that bench/ingredients.md arrives at. */
export const linearSettings: LinearSettings = { epochs: 14, alpha: 0.2, l1: 6, l2: 0.5, dropout: 0.5, seed: 7 };
export const networkSettings: NetworkSettings = {
  epochs: 12,
  embedding: 40,
  hidden: 64,
  learningRate: 0.003,
  batch: 32,
  inputDropout: 0.25,
  outputDropout: 0.4,
  wordDropout: 0.1,
  leastOften: 3,
  keyBits: 26,
  seed: 1,
};
export const writingSettings: WritingSettings = {
  prune: 0.03,
  linearKeyBits: 29,
  linearShare: 0.5,
  networkShare: 0.5,
  sureEnough: 0.97,
};

const asSaid = { said: [], right: [] };
/** What the model says is taken as it is. */
export const uncalibrated: Calibration = { quantity: asSaid, unit: asSaid, food: asSaid, note: asSaid, word: asSaid };

/** Trains both parts of the model on the given lines, the same from the same seeds. */
export function trainModel(
  lines: readonly LabelledLine[],
  calibration: Calibration,
  report: (news: string) => void,
): ModelForm {
  return trainOn(lines.map(exampleOf), calibration, report);
}

function trainOn(examples: readonly Example[], calibration: Calibration, report: (news: string) => void): ModelForm {
  const linear = trainLinear(examples, linearSettings, (round) =>
    report(`linear part, round ${round + 1} of ${linearSettings.epochs}`),
  );
  const network = trainNetwork(examples, networkSettings, (round) =>
    report(`network, round ${round + 1} of ${networkSettings.epochs}`),
  );
  return writeModel(linear, network, writingSettings, calibration);
}
