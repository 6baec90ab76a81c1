import { describe, expect, test } from 'vitest';
import { sectionsOf } from './lines.ts';

const texts = (text: string) => sectionsOf(text).map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);

describe('the steps of a text', () => {
  test.each([
    ['lines', 'Mix.\nBake.', [[null, 'Mix.', 'Bake.']]],
    ['paragraphs', 'Mix all,\nand rest.\n\nBake.', [[null, 'Mix all,\nand rest.', 'Bake.']]],
    ['counted lines in one paragraph', '1. Mix.\n2. Bake.\n\nServe.', [[null, 'Mix.', 'Bake.', 'Serve.']]],
    [
      'headings',
      'Dough:\nMix.\n\nGlaze:\nStir.',
      [
        ['Dough', 'Mix.'],
        ['Glaze', 'Stir.'],
      ],
    ],
    ['a sentence that ends in a colon and goes on', 'Mix. Then:\nBake.', [[null, 'Mix. Then:', 'Bake.']]],
    ['nothing', ' \n\n', []],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});
