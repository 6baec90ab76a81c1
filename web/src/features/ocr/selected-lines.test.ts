import type { OcrWord } from '@larder/contract';
import { expect, test } from 'vitest';
import { linesOf, selectedText, wordsInside } from './selected-lines.ts';

const word = (text: string, line: number, block: number, at: number): OcrWord => ({
  text,
  line,
  block,
  paragraph: line,
  left: at * 100,
  top: line * 40,
  width: 80,
  height: 30,
  confidence: 90,
});

const words = [
  word('200', 0, 0, 0),
  word('g', 0, 0, 1),
  word('but-', 0, 0, 2),
  word('ter', 1, 0, 0),
  word('Method', 2, 1, 0),
];

test.each([
  ['line', '200 g but-\nter\nMethod'],
  ['block', '200 g butter\nMethod'],
  ['flat', '200 g butter Method'],
] as const)('a selection goes into a field by %s', (mode, text) => expect(selectedText(words, mode)).toBe(text));

test('a rectangle takes the words whose middle it covers', () => {
  expect(wordsInside(words, { left: 90, top: 0, right: 300, bottom: 30 })).toEqual([1, 2]);
});

test('the lines of a page can be chosen from a list', () => {
  expect(linesOf(words).map(({ text, words }) => [text, words])).toEqual([
    ['200 g but-', [0, 1, 2]],
    ['ter', [3]],
    ['Method', [4]],
  ]);
});
