import type { Grey } from './picture/grey.ts';
import type { Box } from './picture/pieces-of-ink.ts';

/** What a shape may be; the last is anything else. */
export const shapes = ['½', '¼', '¾', '⅓', '⅔', '⅛', ''] as const;
export type Shape = (typeof shapes)[number];

/** Pixels a side that a shape is looked at in. */
const side = 16;
/** Its pixels, and how wide it is for its height. */
export const inputs = side * side + 1;
export const hidden = 24;

/** Weights of a network with one hidden layer, row by row, each row with its offset at the end. */
export interface ShapeModel {
  first: readonly number[];
  second: readonly number[];
}

/** What the network makes of a piece of a page: a share of certainty for each shape. */
export const sharesOf = (model: ShapeModel, page: Grey, box: Box): number[] => sharesOfInput(model, inputOf(page, box));

export const sharesOfInput = (model: ShapeModel, input: readonly number[]): number[] => {
  const middle = layer(model.first, input, hidden).map((value) => Math.max(0, value));
  const scores = layer(model.second, middle, shapes.length);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

const layer = (weights: readonly number[], input: readonly number[], rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => {
    const start = row * (input.length + 1);
    return input.reduce(
      (sum, value, at) => sum + value * (weights[start + at] ?? 0),
      weights[start + input.length] ?? 0,
    );
  });

/** The ink in a box, squeezed into a square, the darkest of it 1. */
export const inputOf = ({ data, width }: Grey, { left, top, right, bottom }: Box): number[] => {
  const [wide, high] = [right - left, bottom - top];
  const squeezed = Array.from({ length: side * side }, (_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)];
    let sum = 0;
    let count = 0;
    const endY = Math.max(top + Math.floor((row * high) / side) + 1, top + Math.floor(((row + 1) * high) / side));
    const endX = Math.max(
      left + Math.floor((column * wide) / side) + 1,
      left + Math.floor(((column + 1) * wide) / side),
    );
    for (let y = top + Math.floor((row * high) / side); y < endY; y += 1) {
      for (let x = left + Math.floor((column * wide) / side); x < endX; x += 1) {
        sum += 255 - (data[y * width + x] ?? 255);
        count += 1;
      }
    }
    return sum / (count * 255);
  });
  const darkest = Math.max(0.01, ...squeezed);
  return [...squeezed.map((ink) => ink / darkest), Math.min(2, wide / Math.max(1, high))];
};
