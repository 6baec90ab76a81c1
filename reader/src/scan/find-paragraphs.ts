import { boxOf, median } from './measure.ts';
import { isList } from './read-amounts.ts';
import type { ScanLine, ScanParagraph } from './scan.ts';

/** The words of a list's mark as recognition sees it: a dot becomes many things. */
const mark = /^(?:[•·●○▪◦‣*+°«»¢©®–—-]|e|o)$/u;
/** A line that begins with a number, a fraction or a list's mark is a new one, whatever came before. */
const opener = /^(?:\d{1,4}(?:[.,/]\d+)?[.):]?|[¼½¾⅓⅔⅛⅜⅝⅞]|[•·●○▪◦‣*+–—-])$/u;

/** Small words that no line of a list ends with: what follows belongs to it. */
const connecting =
  /^(?:of|and|or|with|to|in|into|the|a|for|from|und|oder|mit|für|zum|zur|in|aus|der|die|das|de|du|des|et|ou|à|en|pour|avec|y|o|con|para|del|la|el|los|las|e|di|da|per|in|een|en|of|met|voor|van|och|med|till|för|i|lub|z|na|do)$/iu;

/** Where a block stands. */
interface Column {
  /** Where its column ends. */
  right: number;
  /** Whether the column has text that wraps, as a method has. */
  isWrapped: boolean;
}

/** Lines of one block as paragraphs: a line goes on in the next where the next one's first word had no room on it. */
export const findParagraphs = (lines: readonly ScanLine[], { right, isWrapped }: Column): ScanParagraph[] => {
  const unmarked = withoutMarks(lines);
  const isFull = unmarked.map((line, at) => hasNoRoom(line, unmarked[at + 1], right));
  const isProse = isWrapped && !isList(unmarked);
  const starts = new Set(lines.flatMap((line, at) => (line !== unmarked[at] ? [at] : [])));

  const paragraphs: ScanLine[][] = [];
  for (const [at, line] of unmarked.entries()) {
    const last = paragraphs.at(-1)?.at(-1);
    const goesOn = last && isFull[at - 1] && !starts.has(at) && belongsTogether(last, line, isProse);
    if (goesOn) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((lines) => ({ lines, text: textOf(lines) }));
};

/** Whether several lines of a column go on in the next, so that a full line is no chance. */
export const isWrapped = (blocks: readonly (readonly ScanLine[])[], right: number): boolean => {
  const prose = blocks.filter((lines) => !isList(lines));
  const full = prose.flatMap((lines) => lines.filter((line, at) => hasNoRoom(line, lines[at + 1], right)));
  const within = prose.reduce((sum, lines) => sum + lines.length - 1, 0);
  return full.length >= 2 && full.length >= within * 0.3;
};

/** Where most lines open with the same thing that is no word, it is the mark of a list. */
const withoutMarks = (lines: readonly ScanLine[]): ScanLine[] => {
  const marked = new Set(lines.filter(({ words }) => words.length > 1 && mark.test(words[0]?.text ?? '')));
  const isMarked = marked.size >= 2 && marked.size >= lines.length * 0.3;
  return lines.map((line) => (isMarked && marked.has(line) ? { words: line.words.slice(1) } : line));
};

const hasNoRoom = (line: ScanLine, next: ScanLine | undefined, right: number): boolean => {
  const first = next?.words[0];
  if (!first) return false;
  const end = boxOf(line.words).right;
  const space = median(line.words.map(({ height }) => height)) * 0.25;
  return end + space + first.width > right;
};

const belongsTogether = (line: ScanLine, next: ScanLine, isProse: boolean): boolean => {
  const last = line.words.at(-1)?.text ?? '';
  const first = next.words[0]?.text ?? '';
  const startsLow = /^[\p{Ll}(]/u.test(first);
  if (/\p{L}-$/u.test(last) && startsLow) return true;
  // A number within a sentence, such as a temperature, may begin a line too; that of a step has a dot.
  if (opener.test(first)) return isProse && !/[.!?:]$/.test(last) && !/[.):]$/.test(first) && /^\d/.test(first);
  return isProse || (startsLow && isUnfinished(line)) || isIndented(line, next);
};

const isUnfinished = ({ words }: ScanLine): boolean => {
  const text = words.map(({ text }) => text).join(' ');
  const opens = text.split('(').length > text.split(')').length;
  return opens || /,$/.test(text) || connecting.test(words.at(-1)?.text ?? '');
};

/** Lists hang what goes on below the first word. */
const isIndented = (line: ScanLine, next: ScanLine): boolean => {
  const height = median(line.words.map(({ height }) => height));
  const indent = boxOf(next.words).left - boxOf(line.words).left;
  return indent > height * 0.6 && indent < height * 4;
};

const textOf = (lines: readonly ScanLine[]): string => {
  const texts = lines.map(({ words }) => words.map(({ text }) => text).join(' '));
  return texts
    .map((text, at) => {
      const next = texts[at + 1];
      if (next === undefined) return text;
      return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) : `${text} `;
    })
    .join('');
};
