import { directionOf } from '@larder/contract';
import PDFDocument from 'pdfkit';
import type { DrawText } from './columns.ts';
import { type Fonts, openFonts } from './fonts.ts';
import { linesOf, type Style } from './lines.ts';
import { colors, margins, papers, styles } from './look.ts';
import type { PrintedBook } from './printed-book.ts';
import { beginsAtRight, runsInOrder } from './reading-order.ts';

/** The document that pages are drawn on, one after the other; what has been drawn is handed out and forgotten. */
export interface Sheet {
  document: typeof PDFDocument.prototype;
  fonts: Fonts;
  draw: DrawText;
  width: number;
  height: number;
  /** Between the margins. */
  measure: number;
  /** The book is read from the right: what stands at the left of others stands at the right. */
  isFromRight: boolean;
  drawRight(text: string, style: Style, right: number, baseline: number): void;
  /** Fills a box with a JPEG; what is not of its shape is cut off. */
  drawPicture(picture: Uint8Array, box: { x: number; y: number; width: number; height: number }): boolean;
  /** Bytes of what has been drawn since they were taken last. */
  take(): Uint8Array;
  /** Ends the document. @param front how many of the last pages come before all others */
  end(front: number): Promise<Uint8Array>;
}

export const openSheet = ({ title, owner, language, paper, at, moreFonts }: PrintedBook): Sheet => {
  const { width, height } = papers[paper];
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // Pages are told apart by words, of which a large book has too many to remember how each is drawn.
    fontLayoutCache: false,
    info: { Title: title, Author: owner, Creator: 'Larder', Producer: 'Larder', CreationDate: new Date(at) },
  });
  const fonts = openFonts(moreFonts);
  const isFromRight = directionOf(language) === 'rtl';
  let chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));

  const draw: DrawText = (text, { face, size, color }, x, baseline, isFromRight = beginsAtRight(text)) => {
    let left = x;
    for (const run of runsInOrder(text, isFromRight, (part) => fonts.runsOf(part, face))) {
      document.font(run.font).fontSize(size).fillColor(color);
      document.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += document.widthOfString(run.text);
    }
  };
  const take = (): Uint8Array => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    return bytes;
  };

  return {
    document,
    fonts,
    draw,
    width,
    height,
    measure: width - 2 * margins.side,
    isFromRight,
    drawRight: (text, style, right, baseline) =>
      draw(text, style, right - fonts.widthOf(text, style.face, style.size), baseline),
    drawPicture(picture, { x, y, width, height }) {
      document.save().rect(x, y, width, height).clip();
      try {
        document.image(Buffer.from(picture), x, y, { cover: [width, height], align: 'center', valign: 'center' });
        return true;
      } catch {
        return false;
      } finally {
        document.restore();
      }
    },
    take,
    async end(front) {
      putFirst(document, front);
      numberPages(document, front);
      if (isFromRight) turnFromRight(document);
      document.end();
      await ended;
      return take();
    },
  };
};

/** Contents are known last and stand first. The package's types leave out how pages are held together. */
const putFirst = (document: Sheet['document'], front: number): void => {
  const { Pages } = Reflect.get(document, '_root').data;
  const { Kids } = Pages.data;
  Pages.data.Kids = [...Kids.slice(Kids.length - front), ...Kids.slice(0, Kids.length - front)];
};

/** A program that shows the book counts as its pages do: the first ones in Roman numbers. */
const numberPages = (document: Sheet['document'], front: number): void => {
  const { data } = Reflect.get(document, '_root');
  data.PageLabels = { Nums: [0, { S: 'r', St: 1 }, front, { S: 'D', St: 1 }] };
};

/** Pages that are shown side by side begin at the right. */
const turnFromRight = (document: Sheet['document']): void => {
  const { ViewerPreferences } = Reflect.get(document, '_root').data;
  ViewerPreferences.data.Direction = 'R2L';
};

/** A text that has one line and no more room than this. */
const shortenedTo = (width: number, text: string, style: Style, fonts: Fonts): string => {
  const [line = '', ...more] = linesOf(text, style, width, fonts);
  return more.length > 0 ? `${line.trimEnd()}…` : text;
};

/** The number of a page, at its outer edge, and above its text where it is and whose. */
export const drawFrame = (
  sheet: Sheet,
  { number, head }: { number: number; head: { left: string; right: string } | null },
): void => {
  const { draw, drawRight, document, fonts, width, height, isFromRight } = sheet;
  const isRight = (number % 2 === 1) !== isFromRight;
  const baseline = height - margins.bottom / 2;
  if (isRight) drawRight(String(number), styles.folio, width - margins.side, baseline);
  else draw(String(number), styles.folio, margins.side, baseline);
  if (!head) return;
  const top = margins.top - 30;
  const half = (width - 2 * margins.side) / 2 - 12;
  const shortened = (text: string) => shortenedTo(half, text, styles.head, fonts);
  const [left, right] = isFromRight ? [head.right, head.left] : [head.left, head.right];
  draw(shortened(left), styles.head, margins.side, top);
  drawRight(shortened(right), styles.head, width - margins.side, top);
  document
    .moveTo(margins.side, top + 7)
    .lineTo(width - margins.side, top + 7)
    .lineWidth(0.5)
    .stroke(colors.line);
};
