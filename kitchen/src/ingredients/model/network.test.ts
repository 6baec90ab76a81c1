import { expect, test } from 'vitest';
import { english } from '../english.ts';
import { type LineFeatures, lineFeatures } from '../features.ts';
import { decidedLabels as width } from '../labels.ts';
import { tokenize } from '../tokenize.ts';
import form from './english.weights.json' with { type: 'json' };
import { networkScores, placeKeys, readMatrix, readNetwork, wordKeys } from './network.ts';

const network = readNetwork(form.network);

test.each([
  '2 1/2 cups (300 g) all-purpose flour, sifted',
  '1 tablespoon finely chopped fresh thyme leaves or 1 teaspoon dried thyme, plus more for garnish',
  'salt',
  '400g/14oz tin of chopped tomatoes, drained, rinsed (see tip) and patted dry',
])('the network says of "%s" what plain arithmetic says', (line) => {
  const features = lineFeatures(tokenize(line, english), english);

  const scores = networkScores(network, features);

  const plain = plainScores(features);
  expect(scores.length).toBe(plain.length);
  scores.forEach((score, i) => {
    expect(Math.abs(score - (plain[i] ?? 0))).toBeLessThan(0.001);
  });
});

/** The same bidirectional LSTM, gate by gate, as it is defined. */
function plainScores(line: LineFeatures): number[] {
  const { hidden, embedding, directions, output, outputBias } = form.network;
  const [weights, bias] = [readMatrix(output), readMatrix(outputBias)];
  const inputs = line.facts.map((word, i) => embeddingOf([...wordKeys(word), ...placeKeys(line, i)], embedding));
  const scores = inputs.flatMap(() => [...bias]);
  directions.forEach((direction, d) => {
    const [input, recurrent, gateBias] = [direction.input, direction.recurrent, direction.bias].map(readMatrix);
    let state = new Array<number>(hidden).fill(0);
    let cell = new Array<number>(hidden).fill(0);
    for (let step = 0; step < inputs.length; step += 1) {
      const i = d === 0 ? step : inputs.length - 1 - step;
      const gates = Array.from({ length: 4 * hidden }, (_, g) => {
        const heard = (inputs[i] ?? []).reduce((sum, x, e) => sum + x * (input?.[e * 4 * hidden + g] ?? 0), 0);
        return state.reduce(
          (sum, x, k) => sum + x * (recurrent?.[k * 4 * hidden + g] ?? 0),
          heard + (gateBias?.[g] ?? 0),
        );
      });
      const gate = (which: number, unit: number): number => gates[which * hidden + unit] ?? 0;
      cell = cell.map((held, u) => sigmoid(gate(1, u)) * held + sigmoid(gate(0, u)) * Math.tanh(gate(2, u)));
      state = cell.map((held, u) => sigmoid(gate(3, u)) * Math.tanh(held));
      for (let l = 0; l < width; l += 1)
        scores[i * width + l] = state.reduce(
          (sum, x, u) => sum + x * (weights[(d * hidden + u) * width + l] ?? 0),
          scores[i * width + l] ?? 0,
        );
    }
  });
  return scores;
}

function embeddingOf(keys: readonly number[], length: number): number[] {
  const rows = keys.flatMap((key) => network.rowOf.get(key >>> network.shift) ?? []);
  return Array.from({ length }, (_, e) => rows.reduce((sum, row) => sum + (network.embeddings[row + e] ?? 0), 0));
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
