import type { Fonts } from './fonts.ts';
import { type Block, linesOf, type Style } from './lines.ts';
import { beginsAtRight } from './reading-order.ts';

export interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** What stands around it is read from the right, and so is a text in it that has no letters. */
  isFromRight?: boolean;
  /** A list of names: each begins where the page does, whatever its own letters. */
  isList?: boolean;
}

/** @param isFromRight whether the text that a line is of begins at the right; else the line tells it */
export type DrawText = (text: string, style: Style, x: number, baseline: number, isFromRight?: boolean) => void;

/** Of a text that goes on in another column, no fewer lines stand on either side. */
const fewestLines = 2;

/**
 * Draws blocks below each other until a column is full.
 * @returns what is left for the next one, and where the last line ends
 */
export const fillColumn = (
  blocks: readonly Block[],
  { x, width, top, bottom, isFromRight: isAround = false, isList = false }: Column,
  { fonts, draw }: { fonts: Fonts; draw: DrawText },
): { left: Block[]; end: number } => {
  const right = x + width;
  let y = top;
  for (const [index, block] of blocks.entries()) {
    const { text, style, indent, marker, isHeading } = block;
    const start = y === top ? top : y + block.before;
    const lines = linesOf(text, style, width - indent, fonts);
    const roomFor = Math.floor((bottom - start) / style.leading);
    const needed = isHeading ? lines.length * style.leading + heightAfter(blocks, index, width, fonts) : 0;
    const count = start + needed > bottom ? 0 : linesThatStay(lines.length, roomFor);
    const isFirst = y === top && index === 0;
    // Whatever fits nowhere is drawn where a whole column is free.
    const drawn = count === 0 && isFirst ? Math.max(1, Math.min(lines.length, roomFor)) : count;
    const isFromRight = beginsAtRight(text, isAround);
    // What is read from the right stands at the right edge, as a picture in a mirror would; numbers stand where all others do.
    const put = (part: string, style: Style, baseline: number) => {
      const isAtRight = isList ? isAround : isFromRight;
      const wide = isAtRight ? fonts.widthOf(part, style.face, style.size) : 0;
      const from = isAtRight === isAround ? indent : 0;
      draw(part, style, isAtRight ? right - from - wide : x + from, baseline, isFromRight);
    };
    if (marker && drawn > 0) {
      const { style, text } = marker;
      const from = isAround ? right - fonts.widthOf(text, style.face, style.size) : x;
      draw(text, style, from, baselineIn(start, style), isAround);
    }
    for (const [row, line] of lines.slice(0, drawn).entries()) {
      put(line.trimEnd(), style, baselineIn(start + row * style.leading, style));
    }
    if (drawn < lines.length) {
      const rest = { ...block, text: lines.slice(drawn).join('') };
      const [, ...after] = blocks.slice(index);
      return { left: [drawn > 0 ? { ...rest, marker: undefined } : block, ...after], end: y };
    }
    y = start + lines.length * style.leading;
  }
  return { left: [], end: y };
};

const linesThatStay = (lines: number, roomFor: number): number => {
  if (roomFor >= lines) return lines;
  const count = Math.min(roomFor, lines - fewestLines);
  return count >= fewestLines ? count : 0;
};

/** What has to follow a heading in its column: the headings below it and the first lines of what they name. */
const heightAfter = (blocks: readonly Block[], index: number, width: number, fonts: Fonts): number => {
  const next = blocks[index + 1];
  if (!next) return 0;
  const { text, style, indent, before, isHeading } = next;
  const lines = linesOf(text, style, width - indent, fonts).length;
  // Of a text that is too short to be parted all lines stay together.
  const first = isHeading || lines < 2 * fewestLines ? lines : fewestLines;
  return before + first * style.leading + (isHeading ? heightAfter(blocks, index + 1, width, fonts) : 0);
};

/** Letters stand in the middle of their line. */
const baselineIn = (top: number, { leading, size }: Style): number => top + (leading - size) / 2 + size * 0.82;
