import type { Grey } from './grey.ts';

/** Degrees to either side that a page may be tilted beyond its quarter turn. */
const mostTilt = 20;
const mostPoints = 60_000;
const ink = 140;

export interface Tilt {
  /** 90 where lines of text run down the picture, else 0; which way is up remains to be seen. */
  quarter: 0 | 90;
  /** Degrees clockwise to turn the picture by, after the quarter, so that its lines are level. */
  degrees: number;
}

interface Points {
  x: Float32Array;
  y: Float32Array;
}

/**
 * How a page lies, by where the edges of its letters gather: on level lines they fall into few rows.
 * @param page evenly lit; some 1200 pixels a side are enough
 */
export const findTilt = (page: Grey): Tilt => {
  const level = bestAngle(edges(page, 'top'), page.width + page.height);
  const upended = bestAngle(edges(page, 'side'), page.width + page.height);
  return upended.sharpness > level.sharpness * 1.15
    ? { quarter: 90, degrees: upended.degrees }
    : { quarter: 0, degrees: level.degrees };
};

/** Points where ink begins: the insides of photos and bold letters say nothing about lines. */
const edges = ({ data, width, height }: Grey, side: 'top' | 'side'): Points => {
  const found: number[] = [];
  const before = side === 'top' ? width : 1;
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      if ((data[at] ?? 255) < ink && (data[at - before] ?? 255) >= ink) found.push(at);
    }
  }
  const step = Math.max(1, Math.ceil(found.length / mostPoints));
  const points = found.filter((_, index) => index % step === 0);
  const across = Float32Array.from(points, (at) => at % width);
  const down = Float32Array.from(points, (at) => Math.floor(at / width));
  // A quarter turn clockwise takes what is at the left to the top.
  return side === 'top' ? { x: across, y: down } : { x: down.map((y) => height - y), y: across };
};

/** @param reach pixels that no row is further from the first than */
const bestAngle = (points: Points, reach: number): { degrees: number; sharpness: number } => {
  let best = { degrees: 0, sharpness: sharpnessAt(points, reach, 0) };
  let sum = 0;
  const consider = (degrees: number) => {
    const sharpness = sharpnessAt(points, reach, degrees);
    if (sharpness > best.sharpness) best = { degrees, sharpness };
    return sharpness;
  };
  for (let degrees = -mostTilt; degrees <= mostTilt; degrees += 0.5) sum += consider(degrees);
  const rough = best.degrees;
  for (let degrees = rough - 0.5; degrees <= rough + 0.5; degrees += 0.05) consider(degrees);
  // Compared with the other angles, so that pages of more ink are not sharper for that.
  return { degrees: best.degrees, sharpness: best.sharpness / (sum / (4 * mostTilt + 1) || 1) };
};

/** Sum of squares of the points a row, were the page turned clockwise by so many degrees. */
const sharpnessAt = ({ x, y }: Points, reach: number, degrees: number): number => {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rows = new Uint32Array(reach * 2);
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round((x[index] ?? 0) * sin + (y[index] ?? 0) * cos) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
};
