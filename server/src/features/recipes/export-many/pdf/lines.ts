import type { Face, Fonts } from './fonts.ts';

export interface Style {
  face: Face;
  size: number;
  /** From one baseline to the next. */
  leading: number;
  color: string;
}

/** A text that is broken into lines once the width of its column is known. */
export interface Block {
  text: string;
  style: Style;
  /** Space above it, unless it stands at the top of a column. */
  before: number;
  /** Where its lines begin, right of the column's edge. */
  indent: number;
  /** Stands left of its first line. */
  marker?: { text: string; style: Style };
  /** It is a heading: it never stands alone at the end of a column. */
  isHeading?: boolean;
}

/** Where a line may end: at spaces, behind hyphens and slashes, and between the letters of scripts that write no spaces. */
const breakable =
  /(?<=[-–—/\u2010])(?=\S)|(?<=[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef\u0e00-\u0e7f])(?=[\p{L}\p{N}])/u;

/** @returns the lines of a text, none of them wider than its column; put together they are the text again */
export const linesOf = (text: string, style: Style, width: number, fonts: Fonts): string[] => {
  const measure = (part: string) => fonts.widthOf(part, style.face, style.size);
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const [index, part] of word.split(breakable).entries()) {
      const gap = index === 0 && line ? space : 0;
      const partWidth = measure(part);
      if (lineWidth + gap + partWidth <= width) {
        line += (gap ? ' ' : '') + part;
        lineWidth += gap + partWidth;
        continue;
      }
      if (line) lines.push(index === 0 ? `${line} ` : line);
      const pieces = partWidth <= width ? [part] : piecesOf(part, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      lineWidth = measure(line);
    }
  }
  if (line) lines.push(line);
  return lines;
};

/** A word that is wider than its column, such as an address, is cut where the column ends. */
const piecesOf = (word: string, width: number, measure: (part: string) => number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let pieceWidth = 0;
  for (const letter of word) {
    const letterWidth = measure(letter);
    if (piece && pieceWidth + letterWidth > width) {
      pieces.push(piece);
      [piece, pieceWidth] = ['', 0];
    }
    piece += letter;
    pieceWidth += letterWidth;
  }
  return [...pieces, piece];
};
