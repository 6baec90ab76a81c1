import type { RecognisedWord } from '../src/features/ocr/recognition/messages.ts';
import { memoryOf, startPdfium, withMemory } from '../src/features/ocr/recognition/program/pdf/pdfium.ts';
import { textLayer } from '../src/features/ocr/recognition/program/pdf/text-layer.ts';

export interface PrintedPage {
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** Where they stand; none of a page with few letters. */
  words: RecognisedWord[];
}

/** What somebody reads on the pages of a PDF. */
export const pagesOf = async (bytes: Buffer): Promise<PrintedPage[]> => {
  const pdfium = await startPdfium();
  return withMemory(pdfium, bytes.length, (memory) => {
    memoryOf(pdfium).set(bytes, memory);
    const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
    if (!document) throw new Error('It is no PDF.');
    return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
      const page = pdfium.FPDF_LoadPage(document, index);
      const text = pdfium.FPDFText_LoadPage(page);
      const count = pdfium.FPDFText_CountChars(text);
      const letters = Array.from({ length: count }, (_, at) => pdfium.FPDFText_GetUnicode(text, at));
      const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
      return {
        ...size,
        words: textLayer(pdfium, page, size) ?? [],
        text: String.fromCodePoint(...letters).replaceAll('\r\n', '\n'),
      };
    });
  });
};
