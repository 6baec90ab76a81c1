import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  hidden,
  inputs,
  type ShapeModel,
  shapes,
  sharesOfInput,
} from '../../../server/src/features/ocr/recognition/program/fraction-shapes.ts';
import { drawShapes, type Example } from './draw-shapes.ts';

/**
 * npm run train:fractions: draws fractions and what looks like them, trains on them, and writes the weights beside the server's
 * reader. With --without DejaVu, it tells instead how the shapes of fonts are taken that it has never seen.
 */
const target = fileURLToPath(
  new URL('../../../server/src/features/ocr/recognition/program/fractions.weights.json', import.meta.url),
);

const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const train = (examples: Example[], random: () => number, epochs: number): ShapeModel => {
  const first = Float64Array.from({ length: hidden * (inputs + 1) }, () => (random() - 0.5) * 0.2);
  const second = Float64Array.from({ length: shapes.length * (hidden + 1) }, () => (random() - 0.5) * 0.4);
  const [pace1, pace2] = [new Float64Array(first.length), new Float64Array(second.length)];
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const rate = 0.02 * (1 - epoch / epochs) + 0.0005;
    for (const index of order) {
      const example = examples[index];
      if (example) learn(example, { first, second, pace1, pace2 }, rate);
    }
  }
  return { first: Array.from(first, rounded), second: Array.from(second, rounded) };
};

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;

interface Learner {
  first: Float64Array;
  second: Float64Array;
  pace1: Float64Array;
  pace2: Float64Array;
}

const decay = 1e-5;

/** One step down the slope, by gradients with momentum. */
const learn = ({ input, shape }: Example, { first, second, pace1, pace2 }: Learner, rate: number): void => {
  const middle = new Float64Array(hidden);
  for (let row = 0; row < hidden; row += 1) {
    const start = row * (inputs + 1);
    let sum = first[start + inputs] ?? 0;
    for (let at = 0; at < inputs; at += 1) sum += (input[at] ?? 0) * (first[start + at] ?? 0);
    middle[row] = Math.max(0, sum);
  }
  const scores = Array.from({ length: shapes.length }, (_, row) => {
    const start = row * (hidden + 1);
    return middle.reduce((sum, value, at) => sum + value * (second[start + at] ?? 0), second[start + hidden] ?? 0);
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const errors = powers.map((power, row) => power / total - (row === shape ? 1 : 0));
  const back = new Float64Array(hidden);
  for (const [row, error] of errors.entries()) {
    const start = row * (hidden + 1);
    for (let at = 0; at <= hidden; at += 1) {
      const weight = second[start + at] ?? 0;
      if (at < hidden) back[at] = (back[at] ?? 0) + error * weight;
      const slope = error * (at < hidden ? (middle[at] ?? 0) : 1) + decay * weight;
      pace2[start + at] = 0.8 * (pace2[start + at] ?? 0) - rate * slope;
      second[start + at] = weight + (pace2[start + at] ?? 0);
    }
  }
  for (let row = 0; row < hidden; row += 1) {
    if ((middle[row] ?? 0) === 0) continue;
    const start = row * (inputs + 1);
    for (let at = 0; at <= inputs; at += 1) {
      const slope = (back[row] ?? 0) * (at < inputs ? (input[at] ?? 0) : 1);
      pace1[start + at] = 0.8 * (pace1[start + at] ?? 0) - rate * slope;
      first[start + at] = (first[start + at] ?? 0) + (pace1[start + at] ?? 0);
    }
  }
};

const rightAmong = (model: ShapeModel, examples: Example[]): string => {
  const tell = (kind: string, of: Example[]) => {
    const right = of.filter(({ input, shape }) => {
      const shares = sharesOfInput(model, input);
      return shares.indexOf(Math.max(...shares)) === shape;
    });
    return `${right.length} of ${of.length} ${kind}`;
  };
  const isSign = ({ shape }: Example) => shape < shapes.length - 1;
  const others = examples.filter((example) => !isSign(example));
  return `${tell('fractions', examples.filter(isSign))}, ${tell('others', others)} right`;
};

const { values } = parseArgs({ options: { without: { type: 'string' } } });
const { without } = values;
const random = seeded(20_240);
const examples = await drawShapes(random, 30);
if (without === undefined) {
  await writeFile(target, `${JSON.stringify(train(examples, random, 12))}\n`);
  console.log(`${examples.length} examples`);
} else {
  const isLeftOut = ({ family }: Example) => family.includes(without);
  const model = train(
    examples.filter((example) => !isLeftOut(example)),
    random,
    12,
  );
  console.log(rightAmong(model, examples.filter(isLeftOut)));
}
