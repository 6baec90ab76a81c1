import { type Label, labels, decidedLabels as width } from './labels.ts';
import type { Reading } from './model/chain.ts';
import type { Calibration, CalibrationCurve } from './model/model.ts';

/** How sure the parser is of each part, 0 … 1: of parts said to be 0.9 sure about nine in ten are right. */
export interface PartConfidence {
  quantity: number;
  unit: number;
  food: number;
  note: number;
}

const partLabels: Record<keyof PartConfidence, readonly Label[]> = {
  quantity: ['QTY'],
  unit: ['UNIT'],
  food: ['NAME'],
  note: ['SIZE', 'PREP', 'COMMENT', 'PURPOSE'],
};

export function confidenceOf(reading: Reading, calibration: Calibration): PartConfidence {
  const sure = (part: keyof PartConfidence): number =>
    calibrated(calibration[part], rawConfidence(reading, partLabels[part]));
  return { quantity: sure('quantity'), unit: sure('unit'), food: sure('food'), note: sure('note') };
}

/** That every word is rightly in the part or out of it, as if the words were independent, but never less than that the whole line is right. */
export function rawConfidence({ path, marginals, certainty }: Reading, part: readonly Label[]): number {
  const isPart = labels.map((label) => part.includes(label));
  let all = 1;
  path.forEach((label, i) => {
    let inside = 0;
    for (let l = 0; l < width; l += 1) if (isPart[l]) inside += marginals[i * width + l] ?? 0;
    all *= isPart[label] ? inside : 1 - inside;
  });
  return Math.min(1, Math.max(all, certainty));
}

/** Between two points of the calibration, on the line that joins them. */
export function calibrated({ said, right }: CalibrationCurve, value: number): number {
  if (said.length === 0) return value;
  let [lowSaid, lowRight] = [0, right[0] ?? 0];
  for (let i = 0; i < said.length; i += 1) {
    const [highSaid, highRight] = [said[i] ?? 1, right[i] ?? 1];
    if (value <= highSaid)
      return highSaid > lowSaid
        ? lowRight + ((highRight - lowRight) * (value - lowSaid)) / (highSaid - lowSaid)
        : highRight;
    [lowSaid, lowRight] = [highSaid, highRight];
  }
  return lowRight;
}
