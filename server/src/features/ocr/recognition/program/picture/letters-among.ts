import type { Box } from './pieces-of-ink.ts';

/** Lower ones are grain: pixels. */
const lowest = 4;

/** The pieces of ink that are letters, or a few letters that touch: neither grain, dots and commas nor photos and edges. */
export const lettersAmong = (pieces: readonly Box[]): Box[] => {
  const sizes = pieces.map(sizeOf).filter((size) => size >= lowest);
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  return pieces.filter((piece) => {
    const size = sizeOf(piece);
    return size >= lowest && size >= usual * 0.6 && size <= usual * 4;
  });
};

const sizeOf = ({ left, top, right, bottom }: Box): number => Math.max(right - left, bottom - top);
