import type { Grey } from './grey.ts';

/** Larger than letters, smaller than most shadows. */
const tile = 24;
/** Paper as bright as this share of a tile's pixels or more: below it are ink and noise. */
const paperShare = 0.85;
/** What is darker than this is no shadow on paper, but a photo or the table. */
const darkestPaper = 50;

/**
 * The page as if lit evenly: shadows, folds and coloured paper become white, ink black. Light letters on a dark page
 * change places.
 */
export const evenOutLight = (page: Grey): Grey => {
  const picture = isDark(page) ? inverted(page) : page;
  const paper = brightnessOfPaper(picture);
  const { width, height, data } = picture;
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(Math.max(y / tile - 0.5, 0), paper.rows - 1);
    const row = Math.min(Math.floor(down), Math.max(paper.rows - 2, 0));
    const below = Math.min(row + 1, paper.rows - 1);
    for (let x = 0; x < width; x += 1) {
      const along = Math.min(Math.max(x / tile - 0.5, 0), paper.columns - 1);
      const column = Math.min(Math.floor(along), Math.max(paper.columns - 2, 0));
      const beside = Math.min(column + 1, paper.columns - 1);
      const upper = mix(paper.at(row, column), paper.at(row, beside), along - column);
      const lower = mix(paper.at(below, column), paper.at(below, beside), along - column);
      const share = (data[y * width + x] ?? 0) / mix(upper, lower, down - row);
      even[y * width + x] = stretched(share);
    }
  }
  return withFullContrast({ data: even, width, height });
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Ink is rarely quite black, and paper never quite even. */
const stretched = (share: number): number => Math.max(0, Math.min(255, ((share - 0.12) / (0.92 - 0.12)) * 255));

/** What letters are drawn with comes out at least as dark as this. */
const darkInk = 45;
/** A piece of the page whose darkest pixels are lighter is empty, but for grain. */
const emptiest = 195;
/** Of a tile's pixels, those that are surely ink where there are letters. */
const inkShare = 0.03;

/** Pale print as dark as any: the ink of most pieces of the page decides, not that of a photo or a title. */
const withFullContrast = (page: Grey): Grey => {
  const darkest = tilesOf(page, inkShare).filter((value) => value < emptiest);
  const usual = darkest.toSorted((a, b) => a - b)[Math.floor(darkest.length / 2)] ?? 0;
  if (usual <= darkInk) return page;
  const steps = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, 255 - ((255 - value) * (255 - darkInk)) / (255 - usual))),
  );
  return { ...page, data: page.data.map((value) => steps[value] ?? value) };
};

const isDark = ({ data }: Grey): boolean => {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < data.length; index += 97) {
    sum += data[index] ?? 0;
    count += 1;
  }
  return sum / count < 95;
};

const inverted = ({ data, width, height }: Grey): Grey => ({
  data: data.map((value) => 255 - value),
  width,
  height,
});

interface PaperGrid {
  rows: number;
  columns: number;
  at(row: number, column: number): number;
}

const brightnessOfPaper = (page: Grey): PaperGrid => {
  const columns = Math.max(1, Math.ceil(page.width / tile));
  const rows = Math.max(1, Math.ceil(page.height / tile));
  const grid = tilesOf(page, paperShare).map((value) => Math.max(value, darkestPaper));
  const smooth = blurred(darkestAround(brightestAround(grid, columns, rows), columns, rows), columns, rows);
  return { rows, columns, at: (row, column) => smooth[row * columns + column] ?? 255 };
};

/** For each tile of a page, row by row, the brightness that this share of its pixels does not exceed. */
const tilesOf = ({ data, width, height }: Grey, share: number): Float32Array => {
  const columns = Math.max(1, Math.ceil(width / tile));
  const rows = Math.max(1, Math.ceil(height / tile));
  const grid = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const bottom = Math.min((row + 1) * tile, height);
      const right = Math.min((column + 1) * tile, width);
      for (let y = row * tile; y < bottom; y += 1) {
        for (let x = column * tile; x < right; x += 1) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      const pixels = (bottom - row * tile) * (right - column * tile);
      grid[row * columns + column] = brightnessReachedBy(counts, pixels * share);
    }
  }
  return grid;
};

const brightnessReachedBy = (counts: Uint32Array, wanted: number): number => {
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= wanted) return value;
  }
  return 255;
};

/** A tile full of ink takes its paper from its neighbours. */
const brightestAround = (grid: Float32Array, columns: number, rows: number): Float32Array =>
  aroundEach(grid, columns, rows, (values) => Math.max(...values));

/** And the edge of a shadow comes back to where it was. */
const darkestAround = (grid: Float32Array, columns: number, rows: number): Float32Array =>
  aroundEach(grid, columns, rows, (values) => Math.min(...values));

const blurred = (grid: Float32Array, columns: number, rows: number): Float32Array =>
  aroundEach(grid, columns, rows, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

const aroundEach = (
  grid: Float32Array,
  columns: number,
  rows: number,
  combine: (values: number[]) => number,
): Float32Array =>
  grid.map((_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const values: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        values.push(grid[y * columns + x] ?? 0);
      }
    }
    return combine(values);
  });
