import { sectionOf } from '../words/section-words.ts';
import { findLines } from './find-lines.ts';
import { boxOf, type Gap, gapsBetween, median } from './measure.ts';
import type { ScanWord } from './scan.ts';

/** Part of a page: text in one column, parts below each other, or columns beside each other. */
type Part =
  | { kind: 'text'; words: ScanWord[] }
  | { kind: 'rows'; parts: Part[] }
  | { kind: 'columns'; gutter: Gap; left: ScanWord[]; right: ScanWord[] };

/** Times the height of a word: no space between words is as wide, and that through several lines. */
const narrowestGutter = 1.1;
const fewestLines = 3;
/** Of the widest gaps that go through all lines; a table has fewer. */
const mostGutters = 8;
/** A page is cut no deeper, so that it is read in a time that grows with its words alone. */
const deepest = 60;

/**
 * The words of a page in pieces that are read one after the other: what stands in columns beside each other is never mixed
 * line by line, and an amount stays with the food beside it.
 */
export const findColumns = (words: readonly ScanWord[], depth = 0): ScanWord[][] =>
  pieces(cut([...words], depth), depth);

const pieces = (part: Part, depth: number): ScanWord[][] => {
  if (part.kind === 'text') return part.words.length > 0 ? [part.words] : [];
  if (part.kind === 'columns') {
    return [...findColumns(part.left, depth + 1), ...findColumns(part.right, depth + 1)];
  }
  return part.parts.flatMap((one, at) => pieces(boxFirst(one, part.parts[at + 1]), depth));
};

/** A box of ingredients that the text runs around is read before it, wherever it stands: between them is no place. */
const boxFirst = (part: Part, next: Part | undefined): Part => {
  if (part.kind !== 'columns' || next?.kind !== 'text' || staysBeside(next.words, part.gutter)) return part;
  const [heading] = findLines(part.right);
  const isBox = heading !== undefined && sectionOf(textOf(heading)) === 'ingredients';
  return isBox ? { ...part, left: part.right, right: part.left } : part;
};

const cut = (words: ScanWord[], depth: number): Part => {
  if (depth > deepest) return { kind: 'text', words };
  const columns = cutUpright(words);
  if (columns) return columns;
  const [above, below] = cutAcross(words) ?? [];
  if (!above || !below) return { kind: 'text', words };
  const parts = joined([...rowsOf(cut(above, depth + 1)), ...rowsOf(cut(below, depth + 1))]);
  const hasColumns = parts.some(({ kind }) => kind === 'columns');
  return hasColumns ? { kind: 'rows', parts } : { kind: 'text', words };
};

const rowsOf = (part: Part): Part[] => (part.kind === 'rows' ? part.parts : [part]);

/** Two columns with the widest gutter between them that goes through all lines; null where there is none. */
const cutUpright = (words: ScanWord[]): Part | null => {
  const narrowest = narrowestGutter * median(words.map(({ height }) => height));
  const gutters = gapsBetween(words.map(({ left, width }) => ({ from: left, to: left + width })))
    .filter(({ from, to }) => to - from >= narrowest)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, mostGutters);
  for (const gutter of gutters) {
    const left = words.filter((word) => word.left + word.width <= gutter.from + 1);
    const right = words.filter((word) => word.left >= gutter.to - 1);
    if (areColumns(left, right)) return { kind: 'columns', gutter, left, right };
  }
  return null;
};

const areColumns = (left: ScanWord[], right: ScanWord[]): boolean => {
  const leftLines = findLines(left);
  const rightLines = findLines(right);
  if (Math.min(leftLines.length, rightLines.length) < fewestLines) return false;
  return !isTable(leftLines.map(textOf), left, right, rightLines.length);
};

const textOf = ({ words }: { words: ScanWord[] }): string => words.map(({ text }) => text).join(' ');

/** Amounts or step numbers before what they belong to are a column to the eye, and one line to the reader. */
const longestAmount = 12;
const isAmount = /^(?=[^\p{L}]*[\d¼½¾⅓⅔⅛•*–-])[^\p{L}]*(?:\p{L}{1,8}\.?)?$/u;

const isTable = (leftTexts: string[], left: ScanWord[], right: ScanWord[], rightCount: number): boolean => {
  const amounts = leftTexts.filter((text) => text.length <= longestAmount && isAmount.test(text)).length;
  if (amounts < leftTexts.length * 0.7 || leftTexts.length > rightCount * 1.2) return false;
  const [leftBox, rightBox] = [boxOf(left), boxOf(right)];
  return leftBox.right - leftBox.left < (rightBox.right - rightBox.left) * 0.8 || amounts === leftTexts.length;
};

/** Above and below the largest space that no word reaches into; null for a single line. */
const cutAcross = (words: ScanWord[]): [ScanWord[], ScanWord[]] | null => {
  const gaps = gapsBetween(words.map(({ top, height }) => ({ from: top, to: top + height })));
  const [largest] = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (!largest) return null;
  return [words.filter(({ top }) => top < largest.to), words.filter(({ top }) => top >= largest.to)];
};

/** Columns that a space across both had cut, and single lines of one column between them, put together again. */
const joined = (parts: Part[]): Part[] => {
  const result: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const before = result.at(-1);
    if (before?.kind !== 'columns') {
      if (part.kind === 'columns' && before?.kind === 'text' && isHeadingBeside(before.words, part.gutter)) {
        const isLeft = boxOf(before.words).right <= part.gutter.to;
        result[result.length - 1] = isLeft
          ? columns(part, before.words, [], withoutReach(part.gutter, before.words))
          : columns(part, [], before.words, withoutReach(part.gutter, before.words));
        continue;
      }
      result.push(part);
    } else if (part.kind === 'columns' && commonGutter(before.gutter, part.gutter)) {
      result[result.length - 1] = columns(before, part.left, part.right, commonGutter(before.gutter, part.gutter));
    } else if (part.kind === 'text' && staysBeside(part.words, before.gutter) && continues(before.gutter, parts, at)) {
      const isLeft = boxOf(part.words).right <= before.gutter.to;
      result[result.length - 1] = isLeft
        ? columns(before, part.words, [], withoutReach(before.gutter, part.words))
        : columns(before, [], part.words, withoutReach(before.gutter, part.words));
    } else {
      result.push(part);
    }
  }
  return result;
};

const columns = (
  before: { gutter: Gap; left: ScanWord[]; right: ScanWord[] },
  left: ScanWord[],
  right: ScanWord[],
  gutter: Gap | null,
): Part => ({
  kind: 'columns',
  gutter: gutter ?? before.gutter,
  left: [...before.left, ...left],
  right: [...before.right, ...right],
});

const commonGutter = (one: Gap, other: Gap): Gap | null => {
  const gutter = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return gutter.to > gutter.from ? gutter : null;
};

const withoutReach = (gutter: Gap, words: ScanWord[]): Gap => {
  const box = boxOf(words);
  return box.left < gutter.from
    ? { from: Math.max(gutter.from, box.right), to: gutter.to }
    : { from: gutter.from, to: Math.min(gutter.to, box.left) };
};

const staysBeside = (words: ScanWord[], { from, to }: Gap): boolean => {
  const { left, right } = boxOf(words);
  return (right < to && left < from) || (left > from && right > to);
};

/** A column's heading that stands higher than the first line of the other column. */
const isHeadingBeside = (words: ScanWord[], gutter: Gap): boolean => {
  const lines = findLines(words);
  return lines.length === 1 && lines.every((line) => sectionOf(textOf(line)) !== null) && staysBeside(words, gutter);
};

const continues = (gutter: Gap, parts: Part[], at: number): boolean =>
  parts.slice(at + 1, at + 3).some((part) => part.kind === 'columns' && commonGutter(gutter, part.gutter) !== null);
