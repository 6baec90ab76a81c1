import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const require = createRequire(import.meta.url);

export type Pdfium = WrappedPdfiumModule;

export const startPdfium = async (): Promise<Pdfium> => {
  const pdfium = await init({
    wasmBinary: Uint8Array.from(readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'))).buffer,
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
};

/** Bytes of memory for the length of some work. */
export const withMemory = <Result>({ pdfium }: Pdfium, bytes: number, work: (pointer: number) => Result): Result => {
  const pointer = pdfium.wasmExports.malloc(bytes);
  if (pointer === 0) throw new RangeError('PDFium has no memory left.');
  try {
    return work(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
};

/** Its memory, anew for each use: it moves when it grows. The package's types leave it out. */
export const memoryOf = ({ pdfium }: Pdfium): Uint8Array => (pdfium as typeof pdfium & { HEAPU8: Uint8Array }).HEAPU8;
