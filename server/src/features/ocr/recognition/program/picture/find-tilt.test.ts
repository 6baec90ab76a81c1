import sharp from 'sharp';
import { expect, test } from 'vitest';
import { evenOutLight } from './even-out-light.ts';
import { findTilt } from './find-tilt.ts';
import type { Grey } from './grey.ts';
import { letterHeight } from './letter-height.ts';

const text = 'Whisk the eggs with the sugar until pale, then fold in the flour';

/** A page of lines, turned clockwise by so many degrees. */
const page = async (degrees: number, { paper = '#fff', ink = '#222' } = {}): Promise<Grey> => {
  const lines = Array.from(
    { length: 14 },
    (_, row) =>
      `<text x="60" y="${100 + row * 48}" font-family="DejaVu Sans" font-size="24" fill="${ink}">${text}</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><rect width="1000" height="800" fill="${paper}"/>${lines.join('')}</svg>`;
  const turned = await sharp(Buffer.from(drawing)).rotate(degrees, { background: paper }).png().toBuffer();
  const { data, info } = await sharp(turned).flatten().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

test.each([0, 1.3, -4.7, 12, -17])('a page that is turned by %s degrees is turned back', async (degrees) => {
  const [likely] = findTilt(evenOutLight(await page(degrees)));
  expect(Math.abs(likely + degrees)).toBeLessThan(0.4);
});

test.each([90, 93, -86, 268])(
  'lines that run down a page that is turned by %s degrees are levelled',
  async (degrees) => {
    const [likely] = findTilt(evenOutLight(await page(degrees)));
    const left = (((likely + degrees) % 180) + 180) % 180;
    expect(Math.min(left, 180 - left)).toBeLessThan(0.4);
  },
);

test('lines that bow are not taken for lines that run down the page', async () => {
  const flat = evenOutLight(await page(0));
  const { data, width, height } = flat;
  const bowed = data.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const from = Math.round(y + 20 * Math.sin((Math.PI * x) / width));
    return from < height ? (data[from * width + x] ?? 255) : 255;
  });
  const [likely] = findTilt({ data: bowed, width, height });
  expect(Math.abs(likely)).toBeLessThan(3);
});

test('the edge of a table under the page does not tilt it', async () => {
  const { data, width, height } = evenOutLight(await page(6));
  const onTable = data.map((value, at) => {
    const y = Math.floor(at / width);
    return y < 30 || y > height - 30 ? 0 : value;
  });
  const [likely] = findTilt({ data: onTable, width, height });
  expect(Math.abs(likely + 6)).toBeLessThan(0.4);
});

test('pale letters become as dark as any', async () => {
  const { data } = evenOutLight(await page(0, { paper: '#efe6d3', ink: '#95897a' }));
  expect(data.filter((value) => value < 80).length).toBeGreaterThan(data.length * 0.01);
});

test('light letters on a dark page become dark ones on a light page', async () => {
  const { data } = evenOutLight(await page(0, { paper: '#222', ink: '#eee' }));
  expect(data.filter((value) => value > 200).length).toBeGreaterThan(data.length * 0.8);
});

test('a shadow over half of a page disappears', async () => {
  const lit = await page(0);
  const shadowed = { ...lit, data: lit.data.map((value, at) => (at % lit.width < 500 ? value * 0.45 : value)) };
  const { data } = evenOutLight(shadowed);
  const paperIn = (from: number, to: number) => {
    const row = data.subarray(30 * lit.width + from, 30 * lit.width + to);
    return row.reduce((sum, value) => sum + value, 0) / row.length;
  };
  expect(Math.abs(paperIn(50, 420) - paperIn(580, 950))).toBeLessThan(4);
});

test('letters are measured by their bodies', async () => {
  const height = letterHeight(evenOutLight(await page(0)));
  expect(height).toBeGreaterThan(11);
  expect(height).toBeLessThan(19);
});
