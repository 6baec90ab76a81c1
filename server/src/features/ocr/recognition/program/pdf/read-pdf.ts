import type { Answer } from '../../messages.ts';
import { RecognitionError } from '../../recognition-error.ts';
import { pageOf } from '../picture/open-page.ts';
import { readPicture } from '../read-picture.ts';
import type { Tesseract } from '../tesseract.ts';
import { drawPage } from './draw-page.ts';
import { memoryOf, type Pdfium, startPdfium } from './pdfium.ts';
import { textLayer } from './text-layer.ts';

/** A recipe has a few pages, a booklet some more; a whole book is no recipe. */
const mostPages = 30;
const sideToShow = 1800;
/** Some 300 dots an inch on A4. */
const sideToRead = 3500;

/**
 * Reads a PDF page by page: as text where it holds text, else as pictures.
 * @throws RecognitionError for one that is broken, locked or too long
 */
export const readPdf = async (
  bytes: Uint8Array,
  tesseract: () => Promise<Tesseract>,
  answer: (message: Answer) => void,
): Promise<void> => {
  const pdfium = await startPdfium();
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  memoryOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (!document) throw refusal(pdfium);
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages < 1) throw new RecognitionError('pdf-broken');
  if (pages > mostPages) throw new RecognitionError('pdf-too-long');
  for (let number = 1; number <= pages; number += 1) {
    answer({ kind: 'progress', page: number, pages, share: 0 });
    const page = pdfium.FPDF_LoadPage(document, number - 1);
    if (!page) throw new RecognitionError('pdf-broken');
    await readPage(pdfium, page, { number, pages }, tesseract, answer);
    pdfium.FPDF_ClosePage(page);
  }
};

const wrongPassword = 4;
const unknownSecurity = 5;

const refusal = (pdfium: Pdfium): RecognitionError => {
  const reason = pdfium.FPDF_GetLastError();
  return new RecognitionError(reason === wrongPassword || reason === unknownSecurity ? 'pdf-encrypted' : 'pdf-broken');
};

const readPage = async (
  pdfium: Pdfium,
  page: number,
  place: { number: number; pages: number },
  tesseract: () => Promise<Tesseract>,
  answer: (message: Answer) => void,
): Promise<void> => {
  const drawing = drawPage(pdfium, page, sideToShow);
  const words = textLayer(pdfium, page, drawing);
  const source = { width: drawing.width, height: drawing.height };
  if (words) {
    const { picture, width, height } = await (await pageOf(drawing, source)).toShow(0);
    const toSource = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
    answer({ kind: 'page', page: { ...place, width, height, picture, words, toSource, source } });
    return;
  }
  const open = await pageOf(drawPage(pdfium, page, sideToRead), source);
  const read = await readPicture(open, await tesseract(), place, (share) =>
    answer({ kind: 'progress', page: place.number, pages: place.pages, share }),
  );
  answer({ kind: 'page', page: read });
};
