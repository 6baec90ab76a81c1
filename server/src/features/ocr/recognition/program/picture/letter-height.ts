import type { Grey } from './grey.ts';
import { piecesOfInk } from './pieces-of-ink.ts';

const lowest = 4;
const highest = 80;
const fewest = 30;

/**
 * Height in pixels that most letters of a page have, which is that of an x: measured on the pieces of connected ink.
 * Null where too few are found to tell.
 */
export const letterHeight = (page: Grey): number | null => {
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const heights = piecesOfInk(page, whole)
    .map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top }))
    .filter(({ width, height }) => height >= lowest && height <= highest && width >= height / 5 && width <= height * 3)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  if (heights.length < fewest) return null;
  return heights[Math.floor(heights.length * 0.4)] ?? null;
};
