import type { Grey } from './grey.ts';
import { type Box, piecesOfInk } from './pieces-of-ink.ts';
import { runOfLines } from './run-of-lines.ts';

/** Degrees to either side that a page may be tilted beyond its quarter turn. */
const mostTilt = 20;
const mostPoints = 60_000;
const ink = 140;

interface Points {
  /** That x stays below. */
  width: number;
  x: Float32Array;
  y: Float32Array;
}

/**
 * Degrees clockwise to turn a page by so that its lines are level, and those for the case that its lines run the other way,
 * whichever is likelier first. The tilt is judged by where the edges of letters gather: on level lines they fall into few rows.
 * Which way is up remains to be seen.
 * @param page evenly lit; some 1500 pixels a side are enough
 */
export const findTilt = (page: Grey): [likely: number, unlikely: number] => {
  const letters = lettersAmong(piecesOfInk(page, { left: 0, top: 0, right: page.width, bottom: page.height }, ink));
  const places = placesOf(letters, page);
  const level = bestAngle(edges(page, places, 'top'), page.width + page.height);
  const upended = bestAngle(edges(page, places, 'side'), page.width + page.height);
  const [asItIs, turned] = [settled(level.degrees), 90 + settled(upended.degrees)];
  const run = runOfLines(letters);
  const isUpended = run === null ? upended.sharpness > level.sharpness * 1.1 : run === 'down';
  return isUpended ? [turned, asItIs] : [asItIs, turned];
};

/** Turning costs sharpness, and nobody sees less than this. */
const settled = (degrees: number): number => (Math.abs(degrees) < 0.1 ? 0 : degrees);

/** 1 for the pixels of letters: the edges of a table or a photo have a tilt of their own. */
const placesOf = (letters: readonly Box[], { width, height }: Grey): Uint8Array => {
  const places = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of letters) {
    for (let y = top; y < bottom; y += 1) places.fill(1, y * width + left, y * width + right);
  }
  return places;
};

/** Points where the ink of letters begins: their insides say nothing about lines. */
const edges = ({ data, width, height }: Grey, places: Uint8Array, side: 'top' | 'side'): Points => {
  const found: number[] = [];
  const before = side === 'top' ? width : 1;
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      if (places[at] === 1 && (data[at] ?? 255) < ink && (data[at - before] ?? 255) >= ink) found.push(at);
    }
  }
  const step = Math.max(1, Math.ceil(found.length / mostPoints));
  const points = found.filter((_, index) => index % step === 0);
  const across = Float32Array.from(points, (at) => at % width);
  const down = Float32Array.from(points, (at) => Math.floor(at / width));
  // A quarter turn clockwise takes what is at the left to the top.
  return side === 'top' ? { width, x: across, y: down } : { width: height, x: down.map((y) => height - y), y: across };
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

/** The lines of two columns are not level with each other, so each strip of the page counts its own. */
const strips = 4;

/** Sum of squares of the points a row, were the page turned clockwise by so many degrees. */
const sharpnessAt = ({ x, y, width }: Points, reach: number, degrees: number): number => {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rows = new Uint32Array(reach * 2 * strips);
  for (let index = 0; index < x.length; index += 1) {
    const across = x[index] ?? 0;
    const strip = Math.min(strips - 1, Math.floor((across / width) * strips));
    const row = strip * reach * 2 + Math.round(across * sin + (y[index] ?? 0) * cos) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
};

/** Lower ones are grain: pixels. */
const lowest = 4;

/** The pieces of ink that are letters, or a few letters that touch: neither grain, dots and commas nor photos and edges. */
const lettersAmong = (pieces: readonly Box[]): Box[] => {
  const sizes = pieces.map(sizeOf).filter((size) => size >= lowest);
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  return pieces.filter((piece) => {
    const size = sizeOf(piece);
    return size >= lowest && size >= usual * 0.6 && size <= usual * 4;
  });
};

const sizeOf = ({ left, top, right, bottom }: Box): number => Math.max(right - left, bottom - top);
