import { type Label, labels, decidedLabels as width } from './labels.ts';
import type { LabelledPath } from './model/chain.ts';
import type { Calibration, CalibrationCurve } from './model/model.ts';

/** How sure the parser is of each part, 0 … 1: of parts said to be 0.9 sure about nine in ten are right. */
export interface PartConfidence {
  quantity: number;
  unit: number;
  food: number;
  note: number;
}

const isPartOf: Record<keyof PartConfidence, readonly boolean[]> = {
  quantity: whichAre(['QTY']),
  unit: whichAre(['UNIT']),
  food: whichAre(['NAME']),
  note: whichAre(['SIZE', 'PREP', 'COMMENT', 'PURPOSE']),
};

function whichAre(part: readonly Label[]): boolean[] {
  return labels.map((label) => part.includes(label));
}

export function confidenceOf(reading: LabelledPath, calibration: Calibration): PartConfidence {
  return {
    quantity: sureOf('quantity', reading, calibration),
    unit: sureOf('unit', reading, calibration),
    food: sureOf('food', reading, calibration),
    note: sureOf('note', reading, calibration),
  };
}

function sureOf(part: keyof PartConfidence, reading: LabelledPath, calibration: Calibration): number {
  return calibrated(calibration[part], rawConfidence(reading, part));
}

/** That every word is rightly in the part or out of it, as if the words were independent, but never less than that the whole line is right. */
export function rawConfidence({ path, marginals, certainty }: LabelledPath, part: keyof PartConfidence): number {
  const isPart = isPartOf[part];
  let all = 1;
  for (let i = 0; i < path.length; i += 1) {
    let inside = 0;
    for (let l = 0; l < width; l += 1) if (isPart[l]) inside += marginals[i * width + l] ?? 0;
    all *= isPart[path[i] ?? 0] ? inside : 1 - inside;
  }
  return Math.min(1, Math.max(all, certainty));
}

/** Between two points of the calibration, on the line that joins them. */
export function calibrated({ said, right }: CalibrationCurve, value: number): number {
  if (said.length === 0) return value;
  const next = firstAtLeast(said, value);
  if (next === said.length) return right[next - 1] ?? 0;
  const [lowSaid, lowRight] = next === 0 ? [0, right[0] ?? 0] : [said[next - 1] ?? 0, right[next - 1] ?? 0];
  const [highSaid, highRight] = [said[next] ?? 1, right[next] ?? 1];
  return highSaid > lowSaid
    ? lowRight + ((highRight - lowRight) * (value - lowSaid)) / (highSaid - lowSaid)
    : highRight;
}

function firstAtLeast(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 1) >= value) high = middle;
    else low = middle + 1;
  }
  return low;
}
