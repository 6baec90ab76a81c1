import { boxOf, median } from './measure.ts';
import type { ScanLine, ScanWord } from './scan.ts';

/** Words come from top to bottom: no more lines than these reach down to the next one, however large some letters are. */
const mostOpenLines = 12;

/** Words of one column as lines from top to bottom, each from left to right. */
export const findLines = (words: readonly ScanWord[]): ScanLine[] => {
  const lines: ScanWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.slice(-mostOpenLines).findLast((line) => isBeside(word, line));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines
    .map((line) => ({ words: line.toSorted((a, b) => a.left - b.left) }))
    .toSorted((a, b) => median(a.words.map(middle)) - median(b.words.map(middle)));
};

const middle = ({ top, height }: ScanWord): number => top + height / 2;

/** The middle of either lies within the other: a comma is low, a capital high, and both are on the line. */
const isBeside = (word: ScanWord, line: ScanWord[]): boolean => {
  const near = line.toSorted((a, b) => Math.abs(a.left - word.left) - Math.abs(b.left - word.left)).slice(0, 3);
  const box = boxOf(near);
  const overlap = Math.min(word.top + word.height, box.bottom) - Math.max(word.top, box.top);
  return overlap > 0.45 * Math.min(word.height, median(near.map(({ height }) => height)));
};
