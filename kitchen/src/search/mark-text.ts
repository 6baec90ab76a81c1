import { plainText } from './plain-text.ts';
import { wordsOf } from './scoped-words.ts';

/** A word of a search and what it was understood as. */
export interface MeantWord {
  /** One form for singular and plural. */
  word: string;
  /** As it was typed, in lower case without accents. */
  typed: string;
  /** Words that begin with it, or that it is with a typo. */
  meant: readonly string[];
}

type Range = [from: number, to: number];

/** From where to where, and for which words of the search, by their index. */
interface Mark {
  range: [number, number];
  word: number;
}

/** A text with its matches, and which words of the search they are for. */
export interface Marked {
  text: string;
  marks: Range[];
  words: ReadonlySet<number>;
}

export const markText = (text: string, sought: readonly MeantWord[]): Marked => {
  const marks: Mark[] = [];
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
    const folded = wordsOf(piece);
    for (const [word, one] of sought.entries()) {
      for (const [from, to] of rangesIn(piece, folded, one)) marks.push({ range: [index + from, index + to], word });
    }
  }
  return { text, marks: united(marks.map(({ range }) => range)), words: new Set(marks.map(({ word }) => word)) };
};

const rangesIn = (piece: string, folded: readonly string[], { word, typed, meant }: MeantWord): Range[] => {
  // Scripts without spaces: what was sought stands anywhere among other words.
  if (folded.length > 1) {
    const at = plainText(piece).indexOf(word);
    return at < 0 ? [] : [[at, Math.min(piece.length, at + word.length)]];
  }
  const [whole] = folded;
  if (whole === undefined) return [];
  if (whole === word) return [[0, piece.length]];
  const begun = beginningOf(piece, typed);
  if (begun > 0) return [[0, begun]];
  return meant.includes(whole) ? [[0, piece.length]] : [];
};

/** How many characters of a word have been typed, whatever their accents; 0 where it begins otherwise. */
const beginningOf = (piece: string, typed: string): number => {
  if (!plainText(piece).startsWith(typed)) return 0;
  let length = 0;
  for (const letter of piece) {
    if (plainText(piece.slice(0, length)).length >= typed.length) break;
    length += letter.length;
  }
  return length;
};

/** In their order, those that touch as one. */
const united = (ranges: Range[]): Range[] => {
  const all: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
};

/** Characters of a line that explains a match. */
const longestLine = 120;
/** Characters before the first match, where a text has to be cut. */
const lead = 40;

/** As much of a long text as fits a line, around its first match. */
export const excerptOf = ({ text, marks, words }: Marked): Marked => {
  if (text.length <= longestLine) return { text, marks, words };
  const first = marks[0]?.[0] ?? 0;
  const from = first <= lead ? 0 : text.lastIndexOf(' ', first - lead / 2) + 1;
  const cut = text.slice(from, from + longestLine);
  const end = cut.length < longestLine || from + longestLine >= text.length ? cut.length : cut.lastIndexOf(' ');
  const shown = cut.slice(0, end > 0 ? end : cut.length);
  const before = from > 0 ? '…' : '';
  const after = from + shown.length < text.length ? '…' : '';
  const shift = before.length - from;
  return {
    text: `${before}${shown}${after}`,
    marks: marks.flatMap(([start, stop]) => {
      const moved: Range = [start + shift, Math.min(stop + shift, before.length + shown.length)];
      return moved[0] >= before.length && moved[0] < moved[1] ? [moved] : [];
    }),
    words,
  };
};
