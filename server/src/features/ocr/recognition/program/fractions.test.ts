import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPage } from './picture/open-page.ts';
import { readPicture } from './read-picture.ts';
import { startTesseract } from './tesseract.ts';

const lines = [
  '½ cup sugar',
  '¼ tsp salt',
  '¾ cup milk',
  '1½ cups flour',
  '2¼ tsp yeast',
  '4 large eggs',
  '7 plums',
  '2 onions, diced',
  '1 bay leaf',
  '10 g butter',
];

test('fractions in small, blurred print are read, and other amounts stay what they are', async () => {
  const drawn = lines.map(
    (line, row) =>
      `<text x="40" y="${60 + row * 30}" font-family="DejaVu Sans" font-size="18" fill="#222">${line}</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="420"><rect width="400" height="420" fill="#fdfbf5"/>${drawn.join('')}</svg>`;
  const photo = await sharp(Buffer.from(page)).blur(0.9).jpeg({ quality: 60 }).toBuffer();

  const tesseract = await startTesseract('eng');
  const { words } = await readPicture(await openPage(photo), tesseract, { number: 1, pages: 1 }, () => undefined);
  const first = words.toSorted((a, b) => a.left - b.left).slice(0, lines.length);
  const amounts = first.toSorted((a, b) => a.top - b.top).map(({ text }) => text);
  expect(amounts).toEqual(lines.map((line) => line.split(' ')[0]));
}, 300_000);
