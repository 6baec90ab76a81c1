import { boxOf, median } from './measure.ts';
import type { ScanLine, ScanWord } from './scan.ts';

/** Words come from top to bottom: no more lines than these reach down to the next one, however large some letters are. */
const mostOpenLines = 12;

/** Words of one column as lines from top to bottom, each from left to right. */
export const findLines = (words: readonly ScanWord[]): ScanLine[] => {
  const lines: { words: ScanWord[]; bottom: number }[] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const bottom = word.top + word.height;
    const line = lines.slice(-mostOpenLines).findLast((line) => line.bottom > word.top && isBeside(word, line.words));
    if (line) {
      line.words.splice(placeIn(line.words, word), 0, word);
      line.bottom = Math.max(line.bottom, bottom);
    } else lines.push({ words: [word], bottom });
  }
  return lines
    .map(({ words }) => ({ words, middle: median(words.map(middle)) }))
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ words }) => ({ words }));
};

/** Behind the words of a line that begin no further right. */
const placeIn = (line: readonly ScanWord[], { left }: ScanWord): number => {
  let [from, to] = [0, line.length];
  while (from < to) {
    const at = (from + to) >> 1;
    if ((line[at]?.left ?? left) <= left) from = at + 1;
    else to = at;
  }
  return from;
};

const middle = ({ top, height }: ScanWord): number => top + height / 2;

/** The middle of either lies within the other: a comma is low, a capital high, and both are on the line. */
const isBeside = (word: ScanWord, line: ScanWord[]): boolean => {
  const at = placeIn(line, word);
  const near = line
    .slice(Math.max(0, at - 3), at + 3)
    .toSorted((a, b) => Math.abs(a.left - word.left) - Math.abs(b.left - word.left))
    .slice(0, 3);
  const box = boxOf(near);
  const overlap = Math.min(word.top + word.height, box.bottom) - Math.max(word.top, box.top);
  return overlap > 0.45 * Math.min(word.height, median(near.map(({ height }) => height)));
};
