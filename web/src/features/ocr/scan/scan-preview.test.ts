import type { OcrGuess, OcrPage } from '@larder/contract';
import { expect, test } from 'vitest';
import { linesBehind, previewOfScan, scanLines } from './scan-preview.ts';

const pageOf = (name: string, ...lines: string[]): OcrPage => ({
  name,
  asset: 'page-001.jpg',
  width: 1000,
  height: 1000,
  words: lines.flatMap((line, number) =>
    line.split(' ').map((text, at) => ({
      left: at * 100,
      top: number * 40,
      width: 90,
      height: 30,
      confidence: text.includes('~') ? 30 : 95,
      text: text.replace('~', ''),
      block: 0,
      paragraph: 0,
      line: number,
    })),
  ),
});

const pages = [
  pageOf('one.webp', 'Red cabbage', '1 red cabbage', '2 tart apples', 'Soften the on-', 'ion in the fat.'),
  pageOf('two.webp', 'From Tante Grete'),
];
const guess: OcrGuess = {
  name: 'Red cabbage',
  description: '',
  recipeYield: '',
  recipeServings: 6,
  prepTime: '',
  performTime: '',
  totalTime: '1 h 20 min',
  ingredients: [
    { title: '', text: '1 red cabbage', confidence: 0.95 },
    { title: '', text: '2 tsp sugar', confidence: 0.4 },
  ],
  instructions: [{ title: '', text: 'Soften the onion in the fat.', confidence: 0.9 }],
  notes: [],
  unplaced: ['From Tante Grete'],
  confidence: { name: 0.9 },
};

test.each([
  ['Red cabbage', ['Red cabbage']],
  ['1 red cabbage', ['1 red cabbage']],
  ['Soften the onion in the fat.', ['Soften the on-', 'ion in the fat.']],
  ['From Tante Grete', ['From Tante Grete']],
  ['', []],
])('the lines behind “%s” are found on the pages', (text, expected) => {
  expect(linesBehind(scanLines(pages), text).map((line) => line.text)).toEqual(expected);
});

test('a scan is looked at like a page: what was hard to read is marked, and nothing on it is lost', () => {
  const preview = previewOfScan('scan', guess, pages);
  expect(preview).toMatchObject({
    draftId: 'scan',
    kind: 'scan',
    recipe: { name: 'Red cabbage', recipeYield: '6', totalTime: '1 h 20 min', prepTime: null },
    unplaced: ['From Tante Grete'],
  });
  expect(preview.recipe.ingredients.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true]);
  expect(preview.pictures).toEqual(['/api/ocr/scans/scan/pages/one.webp', '/api/ocr/scans/scan/pages/two.webp']);
  expect(preview.found.map(({ field }) => field)).toEqual(['name', 'times', 'ingredients', 'instructions', 'image']);
});

test('where no recipe was seen, all lines wait to be placed', () => {
  const nothing = { ...guess, name: '', ingredients: [], instructions: [], unplaced: [] };
  expect(previewOfScan('scan', nothing, pages).unplaced).toHaveLength(6);
});
