import { RecognitionError } from '../../recognition-error.ts';
import { memoryOf, type Pdfium } from './pdfium.ts';

export interface Drawing {
  data: Buffer;
  width: number;
  height: number;
  channels: 4;
}

const white = 0xffffffff;
/** Four bytes a pixel, in the order blue, green, red, alpha. */
const format = 4;
const withAnnotations = 1;

/** Draws a page so that its longer side has this many pixels. */
export const drawPage = (pdfium: Pdfium, page: number, side: number): Drawing => {
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = side / Math.max(wide, high);
  const width = Math.max(1, Math.round(wide * scale));
  const height = Math.max(1, Math.round(high * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0);
  if (!bitmap) throw new RecognitionError('too-much-memory');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const data = Buffer.from(memoryOf(pdfium).slice(start, start + width * height * 4));
    for (let at = 0; at < data.length; at += 4) {
      const blue = data[at] ?? 0;
      data[at] = data[at + 2] ?? 0;
      data[at + 2] = blue;
    }
    return { data, width, height, channels: 4 };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
};
