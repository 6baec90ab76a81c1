import type { Grey } from './grey.ts';

/** What is darker is ink. */
const ink = 130;

/** In pixels; right and bottom are the first ones outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes of connected ink within an area, by runs of a row joined with those of the row above. */
export const piecesOfInk = ({ data, width, height }: Grey, area: Box, darkerThan = ink): Box[] => {
  const boxes: (Box & { into: number })[] = [];
  const [first, end] = [Math.max(0, Math.floor(area.left)), Math.min(width, Math.ceil(area.right))];
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
  for (let y = Math.max(0, Math.floor(area.top)); y < Math.min(height, Math.ceil(area.bottom)); y += 1) {
    const runs: typeof above = [];
    let x = first;
    while (x < end) {
      if ((data[y * width + x] ?? 255) >= darkerThan) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < end && (data[y * width + x] ?? 255) < darkerThan) x += 1;
      let box = boxes.push({ left, right: x, top: y, bottom: y + 1, into: boxes.length }) - 1;
      for (const run of above) if (run.left <= x && run.right >= left) box = join(run.box, box);
      runs.push({ left, right: x, box });
    }
    above = runs;
  }
  return boxes.filter((box, index) => box.into === index).map(({ into: _, ...box }) => box);
};
