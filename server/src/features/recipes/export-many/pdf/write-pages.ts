import type { Fonts } from './fonts.ts';
import {
  type Chapter,
  type ContentsEntry,
  drawChapterPage,
  drawContents,
  drawCover,
  drawTitlePage,
} from './front-pages.ts';
import type { PrintedBook, PrintedRecipe } from './printed-book.ts';
import { drawRecipe } from './recipe-pages.ts';
import { openSheet, type Sheet } from './sheet.ts';

interface OpenBook {
  sheet: Sheet;
  book: PrintedBook;
  entries: ContentsEntry[];
  chapter?: { title: string; outline: PDFKit.PDFOutline };
  pages: number;
}

/** A thread writes one book in its life. */
let open: OpenBook | undefined;

const openBook = (): OpenBook => {
  if (!open) throw new Error('No book has been begun in this thread.');
  return open;
};

const printableRecipe = (recipe: PrintedRecipe, { printable }: Fonts): PrintedRecipe => ({
  ...recipe,
  name: printable(recipe.name),
  description: recipe.description.map(printable),
  facts: recipe.facts.map(([name, value]) => [name, printable(value)]),
  ingredients: recipe.ingredients.map(({ title, lines }) => ({
    title: printable(title),
    lines: lines.map(printable),
  })),
  method: recipe.method.map(({ title, lines }) => ({
    title: printable(title),
    lines: lines.map(({ summary, text }) => ({ summary: printable(summary), text: text.map(printable) })),
  })),
  notes: recipe.notes.map(({ title, text }) => ({ title: printable(title), text: text.map(printable) })),
});

/** Each of these answers the bytes that follow those before. */
export const begin = (sent: PrintedBook): Uint8Array => {
  const sheet = openSheet(sent);
  const { printable } = sheet.fonts;
  const book = { ...sent, title: printable(sent.title), owner: printable(sent.owner) };
  open = { sheet, book, entries: [], pages: 0 };
  return open.sheet.take();
};

/** Begins a page that the contents and the outline lead to. */
const beginPage = (own: OpenBook, title: string, isChapter: boolean): void => {
  const { document } = own.sheet;
  const destination = `p${own.entries.length}`;
  document.addPage();
  own.pages += 1;
  document.addNamedDestination(destination);
  own.entries.push({ title, page: own.pages, destination, isChapter });
};

export const addChapter = (sent: Chapter): Uint8Array => {
  const own = openBook();
  const { sheet } = own;
  const { printable } = sheet.fonts;
  const chapter = { ...sent, title: printable(sent.title), names: sent.names.map(printable) };
  const { title } = chapter;
  beginPage(own, title, true);
  own.chapter = { title, outline: sheet.document.outline.addItem(title) };
  drawChapterPage(sheet, chapter);
  return sheet.take();
};

export const addRecipe = (sent: PrintedRecipe): Uint8Array => {
  const own = openBook();
  const { sheet, book, chapter } = own;
  const recipe = printableRecipe(sent, sheet.fonts);
  beginPage(own, recipe.name, false);
  (chapter?.outline ?? sheet.document.outline).addItem(recipe.name);
  const addPage = () => {
    sheet.document.addPage();
    own.pages += 1;
    return own.pages;
  };
  drawRecipe(sheet, recipe, { book, chapter: chapter?.title ?? '', number: own.pages, addPage });
  return sheet.take();
};

export const end = async (cover: Uint8Array | null): Promise<{ bytes: Uint8Array; unprinted: string[] }> => {
  const { sheet, book, entries } = openBook();
  open = undefined;
  drawCover(sheet, book, cover);
  drawTitlePage(sheet, book);
  const front = 2 + drawContents(sheet, book, entries);
  // The first recipe stands on a right page, as odd numbers do.
  const isOdd = front % 2 === 1;
  if (isOdd) sheet.document.addPage();
  return { bytes: await sheet.end(isOdd ? front + 1 : front), unprinted: sheet.fonts.unprinted() };
};
