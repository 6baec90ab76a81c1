import { findColumns } from './find-columns.ts';
import { findLines } from './find-lines.ts';
import { findParagraphs, isWrapped } from './find-paragraphs.ts';
import { boxOf, median } from './measure.ts';
import { withOnes } from './read-amounts.ts';
import type { ScanBlock, ScanLine, ScanWord } from './scan.ts';

/** Recognition sees letters in the grain of a table and in photos; it does not believe in them itself. */
const leastConfidence = 20;

/** No page of a book has more; a file may claim to. */
const mostWords = 5000;

/** The words of one page as blocks, paragraphs and lines, in the order in which they are read. */
export const layOut = (words: readonly ScanWord[]): ScanBlock[] =>
  findColumns(words.filter(isWord).slice(0, mostWords)).flatMap((column) => {
    const { right } = boxOf(column);
    const blocks = findBlocks(findLines(column)).filter(isText).map(withOnes);
    const place = { right, isWrapped: isWrapped(blocks, right) };
    return blocks.map((lines) => ({ paragraphs: findParagraphs(lines, place) }));
  });

const isWord = ({ text, confidence, width, height }: ScanWord): boolean =>
  confidence >= leastConfidence && width > 0 && height > 0 && !/^[|_~\\'`‘’.,]+$/u.test(text);

/** A letter or two that stand alone are what a photo was taken for, unless they are clear. */
const clear = 65;
const isText = (lines: ScanLine[]): boolean => {
  const words = lines.flatMap(({ words }) => words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters > 2 || words.every(({ confidence }) => confidence >= clear);
};

/** Between blocks is more space than between the lines of either, or the size of the letters changes. */
const findBlocks = (lines: ScanLine[]): ScanLine[][] => {
  const usual = usualPitch(lines);
  const blocks: ScanLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const block = blocks.at(-1);
    if (before && block && belongsTo(before, line, usual)) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
};

const belongsTo = (before: ScanLine, line: ScanLine, usual: number): boolean => {
  const [height, heightBefore] = [letterHeight(line), letterHeight(before)];
  const isOtherSize = Math.max(height, heightBefore) > Math.min(height, heightBefore) * 1.35;
  return pitch(before, line) <= usual * 1.4 && !isOtherSize;
};

const pitch = (before: ScanLine, line: ScanLine): number => boxOf(line.words).bottom - boxOf(before.words).bottom;

/** Distance from line to line within the text: the smaller half, as the rest are spaces between blocks. */
const usualPitch = (lines: ScanLine[]): number => {
  const pitches = lines.slice(1).map((line, at) => pitch(lines[at] ?? line, line));
  const sorted = pitches.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.35)] ?? 0;
};

export const letterHeight = ({ words }: ScanLine): number => median(words.map(({ height }) => height));
