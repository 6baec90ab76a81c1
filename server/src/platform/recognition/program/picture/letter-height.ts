import type { Grey } from './grey.ts';

const ink = 130;
const lowest = 4;
const highest = 80;
const fewest = 30;

/**
 * Height in pixels that most letters of a page have, which is that of an x: measured on the pieces of connected ink.
 * Null where too few are found to tell.
 */
export const letterHeight = (page: Grey): number | null => {
  const heights = piecesOfInk(page)
    .filter(({ width, height }) => height >= lowest && height <= highest && width >= height / 5 && width <= height * 3)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  if (heights.length < fewest) return null;
  return heights[Math.floor(heights.length * 0.4)] ?? null;
};

interface Piece {
  width: number;
  height: number;
}

/** Boxes of connected ink, by runs of a row joined with those of the row above. */
const piecesOfInk = ({ data, width, height }: Grey): Piece[] => {
  const boxes: { left: number; right: number; top: number; bottom: number; into: number }[] = [];
  const rootOf = (index: number): number => {
    let at = index;
    for (let box = boxes[at]; box && box.into !== at; box = boxes[at]) at = box.into;
    return at;
  };
  const join = (one: number, other: number): number => {
    const [into, from] = [rootOf(one), rootOf(other)];
    const [target, source] = [boxes[into], boxes[from]];
    if (into === from || !target || !source) return into;
    target.left = Math.min(target.left, source.left);
    target.right = Math.max(target.right, source.right);
    target.top = Math.min(target.top, source.top);
    target.bottom = Math.max(target.bottom, source.bottom);
    source.into = into;
    return into;
  };

  let above: { left: number; right: number; box: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: typeof above = [];
    let x = 0;
    while (x < width) {
      if ((data[y * width + x] ?? 255) >= ink) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < width && (data[y * width + x] ?? 255) < ink) x += 1;
      let box = boxes.push({ left, right: x, top: y, bottom: y + 1, into: boxes.length }) - 1;
      for (const run of above) if (run.left <= x && run.right >= left) box = join(run.box, box);
      runs.push({ left, right: x, box });
    }
    above = runs;
  }
  return boxes
    .filter((box, index) => box.into === index)
    .map(({ left, right, top, bottom }) => ({ width: right - left, height: bottom - top }));
};
