import { fillColumn } from './columns.ts';
import { linesOf, type Style } from './lines.ts';
import { colors, margins, styles } from './look.ts';
import type { PrintedBook } from './printed-book.ts';
import type { Sheet } from './sheet.ts';

export interface ContentsEntry {
  title: string;
  page: number;
  destination: string;
  isChapter: boolean;
}

/** The share of the cover that its picture takes. */
const coverPictureShare = 0.66;

export const drawCover = (sheet: Sheet, { title, owner }: PrintedBook, picture: Uint8Array | null): void => {
  const { document, width, height, measure, isFromRight, drawPicture } = sheet;
  document.addPage();
  document.rect(0, 0, width, height).fill(colors.accent);
  const isShown = picture !== null && drawPicture(picture, { x: 0, y: 0, width, height: height * coverPictureShare });
  const top = height * (isShown ? coverPictureShare + 0.06 : 0.34);
  const blocks = [
    { text: title, style: styles.coverTitle, before: 0, indent: 0 },
    ...(owner === title ? [] : [{ text: owner, style: styles.coverOwner, before: 14, indent: 0 }]),
  ];
  fillColumn(blocks, { x: margins.side, width: measure, top, bottom: height - 40, isFromRight, isList: true }, sheet);
};

/** What it is called once more, and what is in it. */
export const drawTitlePage = (sheet: Sheet, { title, owner, words }: PrintedBook): void => {
  const { document, width, height, measure, isFromRight } = sheet;
  document.addPage();
  const blocks = [
    { text: title, style: styles.firstTitle, before: 0, indent: 0 },
    ...(owner === title ? [] : [{ text: owner, style: styles.firstAbout, before: 14, indent: 0 }]),
    { text: words.about, style: styles.firstAbout, before: 4, indent: 0 },
  ];
  const top = height * 0.36;
  document.rect(isFromRight ? width - margins.side - 46 : margins.side, top - 18, 46, 3).fill(colors.accent);
  fillColumn(blocks, { x: margins.side, width: measure, top, bottom: height - 40, isFromRight, isList: true }, sheet);
};

/** So many of its recipes are named where a chapter begins: all of them stand in the contents. */
const mostNamed = 9;

export interface Chapter {
  title: string;
  /** How many recipes it has. */
  about: string;
  names: string[];
  picture: Uint8Array | null;
}

/** The beginning of a chapter: its name on a page in colour, and what is in it. */
export const drawChapterPage = (sheet: Sheet, { title, about, names, picture }: Chapter): void => {
  const { document, width, height, measure, isFromRight, drawPicture } = sheet;
  document.rect(0, 0, width, height).fill(colors.accent);
  const isShown = picture !== null && drawPicture(picture, { x: 0, y: 0, width, height: height * 0.5 });
  const blocks = [
    { text: title, style: styles.chapterTitle, before: 0, indent: 0 },
    { text: about, style: styles.chapterAbout, before: 6, indent: 0 },
    ...names.slice(0, mostNamed).map((text, index) => ({
      text,
      style: styles.chapterRecipe,
      before: index === 0 ? 22 : 2,
      indent: 0,
    })),
    ...(names.length > mostNamed ? [{ text: '…', style: styles.chapterRecipe, before: 2, indent: 0 }] : []),
  ];
  const top = height * (isShown ? 0.545 : 0.3);
  fillColumn(blocks, { x: margins.side, width: measure, top, bottom: height - 30, isFromRight, isList: true }, sheet);
};

const gap = 34;

/** Two columns of names and page numbers; answers how many pages they take. */
export const drawContents = (sheet: Sheet, { words }: PrintedBook, entries: readonly ContentsEntry[]): number => {
  const { document, height, measure, isFromRight } = sheet;
  const bottom = height - margins.bottom;
  const width = (measure - gap) / 2;
  let pages = 0;
  let column = 2;
  let y = 0;
  let top = 0;
  const begin = () => {
    column += 1;
    if (column >= 2) {
      document.addPage();
      pages += 1;
      column = 0;
      top = margins.top;
      if (pages === 1) {
        drawAt(sheet, words.contents, styles.pageTitle, { x: margins.side, width: measure, y: margins.top + 20 });
        top += 62;
      }
    }
    y = top;
  };
  begin();
  for (const [index, entry] of entries.entries()) {
    const isFirst = y === top;
    const before = entry.isChapter && !isFirst ? 12 : 0;
    const style = entry.isChapter ? styles.contentsChapter : styles.contentsLine;
    const lines = linesOf(entry.title, style, width - 34, sheet.fonts);
    const next = entry.isChapter && index < entries.length - 1 ? styles.contentsLine.leading : 0;
    if (!isFirst && y + before + lines.length * style.leading + next > bottom) begin();
    else y += before;
    const place = isFromRight ? 1 - column : column;
    drawEntry(sheet, entry, { x: margins.side + place * (width + gap), y, width, lines });
    y += lines.length * style.leading;
  }
  return pages;
};

/** Draws a line where it begins: at the right of its column where the book is read from there. */
const drawAt = (
  { draw, drawRight, isFromRight }: Sheet,
  text: string,
  style: Style,
  { x, width, y }: { x: number; width: number; y: number },
): void => (isFromRight ? drawRight(text, style, x + width, y) : draw(text, style, x, y));

const drawEntry = (
  sheet: Sheet,
  { page, destination, isChapter }: ContentsEntry,
  { x, y, width, lines }: { x: number; y: number; width: number; lines: string[] },
): void => {
  const { document, draw, drawRight, fonts, isFromRight } = sheet;
  const style = isChapter ? styles.contentsChapter : styles.contentsLine;
  const last = y + (lines.length - 1) * style.leading + style.leading * 0.72;
  for (const [row, line] of lines.entries()) {
    drawAt(sheet, line.trimEnd(), style, { x, width, y: y + row * style.leading + style.leading * 0.72 });
  }
  if (isFromRight) draw(String(page), styles.contentsPage, x, last);
  else drawRight(String(page), styles.contentsPage, x + width, last);
  const widthOf = (text: string, { face, size }: typeof style) => fonts.widthOf(text, face, size);
  const [name, number] = [
    widthOf(lines.at(-1)?.trimEnd() ?? '', style) + 5,
    widthOf(String(page), styles.contentsPage) + 5,
  ];
  const [from, to] = isFromRight ? [x + number, x + width - name] : [x + name, x + width - number];
  if (!isChapter && to > from) {
    document
      .moveTo(from, last - 0.5)
      .lineTo(to, last - 0.5)
      .lineWidth(0.6)
      .dash(0.6, { space: 2.6 });
    document.stroke(colors.quiet).undash();
  }
  document.goTo(x, y, width, lines.length * style.leading, destination);
};
