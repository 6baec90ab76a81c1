import { AppError } from '../../../platform/errors/index.ts';

/** Control characters that no text has; UTF-16 has zeros, but begins with its mark. */
const neverInText = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
const looked = 4096;

const isUtf16 = (bytes: Buffer): boolean => ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));

/** Pictures, archives and the like have ways of their own. Throws `import.unknown-file` for what is no text. */
export const refuseForeignFile = (bytes: Buffer): void => {
  if (isUtf16(bytes)) return;
  const isForeign =
    bytes.subarray(0, looked).some((byte) => neverInText.has(byte)) ||
    bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (isForeign) throw new AppError('import.unknown-file');
};
