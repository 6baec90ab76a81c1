import type { ParsedIngredient } from '@larder/kitchen/ingredients/training';
import {
  type Calibration,
  type CalibrationCurve,
  calibrated,
  english,
  labels,
  lineFeatures,
  type Model,
  rawConfidence,
  tagLine,
  tokenize,
  decidedLabels as width,
} from '@larder/kitchen/ingredients/training';
import type { LabelledLine } from './corpus.ts';
import { type LineScore, labelsOnGold } from './score.ts';

type Part = keyof Calibration;
type Observation = [said: number, right: boolean];

/** What the model says of lines it has not seen, and whether it was right. */
export class Observations {
  readonly #seen: Record<Part, Observation[]> = { quantity: [], unit: [], food: [], note: [], word: [] };

  add(model: Model, gold: LabelledLine, parsed: ParsedIngredient, score: LineScore): void {
    const tokens = tokenize(gold.sentence, english);
    const line = lineFeatures(tokens, english);
    const reading = tagLine(model, line);
    this.#seen.quantity.push([rawConfidence(reading, 'quantity'), score.quantity]);
    this.#seen.unit.push([rawConfidence(reading, 'unit'), score.unit]);
    this.#seen.food.push([rawConfidence(reading, 'food'), score.food]);
    this.#seen.note.push([rawConfidence(reading, 'note'), score.note]);
    const said = line.tokens.map((_, i) => reading.marginals[i * width + (reading.path[i] ?? 0)] ?? 0);
    const found = labelsOnGold(gold, parsed.tokens);
    gold.spans.forEach(([start, end], i) => {
      const position = line.tokens.findIndex(
        (index) => (tokens[index]?.start ?? 0) < end && (tokens[index]?.end ?? 0) > start,
      );
      if (position >= 0 && labels.includes(gold.labels[i] ?? 'PUNC'))
        this.#seen.word.push([said[position] ?? 0, found[i] === gold.labels[i]]);
    });
  }

  calibration(): Calibration {
    const { quantity, unit, food, note, word } = this.#seen;
    return { quantity: curve(quantity), unit: curve(unit), food: curve(food), note: curve(note), word: curve(word) };
  }

  /** How well the confidences of each part hold for lines that they were not calibrated on. */
  reliability(): Record<Part, ReliabilityRow[]> {
    const { quantity, unit, food, note, word } = this.#seen;
    return {
      quantity: reliabilityOf(quantity),
      unit: reliabilityOf(unit),
      food: reliabilityOf(food),
      note: reliabilityOf(note),
      word: reliabilityOf(word),
    };
  }
}

const points = 40;

/** Isotonic regression (pool adjacent violators), thinned to a few points. */
function curve(observations: readonly Observation[]): CalibrationCurve {
  const sorted = [...observations].sort(([a], [b]) => a - b);
  const size = Math.max(1, Math.ceil(sorted.length / 400));
  const pools: { said: number; right: number; count: number }[] = [];
  for (let i = 0; i < sorted.length; i += size) {
    const part = sorted.slice(i, i + size);
    pools.push({
      said: part.reduce((sum, [said]) => sum + said, 0),
      right: part.filter(([, right]) => right).length,
      count: part.length,
    });
    for (
      let last = pools.at(-1), before = pools.at(-2);
      last && before && last.right / last.count <= before.right / before.count;
      last = pools.at(-1), before = pools.at(-2)
    ) {
      pools.splice(-2, 2, {
        said: last.said + before.said,
        right: last.right + before.right,
        count: last.count + before.count,
      });
    }
  }
  const kept = pools.filter(
    (_, i) => pools.length <= points || i % Math.ceil(pools.length / points) === 0 || i === pools.length - 1,
  );
  const round = (value: number): number => Math.round(value * 10000) / 10000;
  return {
    said: kept.map(({ said, count }) => round(said / count)),
    right: kept.map(({ right, count }) => round(right / count)),
  };
}

export interface ReliabilityRow {
  /** Parts said to be at least so sure, and less than the next row. */
  from: number;
  count: number;
  said: number;
  right: number;
}

/** Calibrates on every second observation, and compares what is then said of the others with what is right. */
function reliabilityOf(observations: readonly Observation[]): ReliabilityRow[] {
  const calibration = curve(observations.filter((_, i) => i % 2 === 1));
  const others = observations.filter((_, i) => i % 2 === 0);
  const shown = others.map(([raw, right]) => ({ said: calibrated(calibration, raw), right }));
  return steps.map((from, i) => {
    const inside = shown.filter(({ said }) => said >= from && said < (steps[i + 1] ?? 2));
    const share = (sum: number): number => (inside.length === 0 ? 0 : Math.round((1000 * sum) / inside.length) / 1000);
    return {
      from,
      count: inside.length,
      said: share(inside.reduce((sum, { said }) => sum + said, 0)),
      right: share(inside.filter(({ right }) => right).length),
    };
  });
}

const steps = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];
