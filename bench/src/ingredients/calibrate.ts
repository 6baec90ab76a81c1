import type { ParsedIngredient } from '@larder/kitchen/ingredients/training';
import {
  type Calibration,
  type CalibrationCurve,
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
    this.#seen.quantity.push([rawConfidence(reading, ['QTY']), score.quantity]);
    this.#seen.unit.push([rawConfidence(reading, ['UNIT']), score.unit]);
    this.#seen.food.push([rawConfidence(reading, ['NAME']), score.food]);
    this.#seen.note.push([rawConfidence(reading, ['SIZE', 'PREP', 'COMMENT', 'PURPOSE']), score.note]);
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

/** For each tenth of what was said: how many, what was said on average, what was right. */
export function reliability(
  observations: readonly { said: number; right: boolean }[],
): { from: number; count: number; said: number; right: number }[] {
  const edges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.0001];
  return edges.slice(0, -1).map((from, i) => {
    const inside = observations.filter(({ said }) => said >= from && said < (edges[i + 1] ?? 2));
    const mean = (of: (o: { said: number; right: boolean }) => number): number =>
      inside.length ? Math.round((1000 * inside.reduce((sum, o) => sum + of(o), 0)) / inside.length) / 1000 : 0;
    return { from, count: inside.length, said: mean(({ said }) => said), right: mean(({ right }) => (right ? 1 : 0)) };
  });
}
