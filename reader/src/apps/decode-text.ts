import { decodePage } from '../html/decode-page.ts';
import { decodeDos } from './dos-letters.ts';

/** Has control signs that no text has. */
const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 26) || (byte > 27 && byte < 32)) &&
  !hasMark(bytes);

const hasMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The words of a file of any age: UTF-8, UTF-16 with its mark, what it says of itself, Windows-1252 or the letters of DOS. Empty for no text. */
export const decodeText = (bytes: Uint8Array): string => {
  const content = hasMark(bytes) ? bytes : bytes.subarray(0, lengthWithoutEnd(bytes));
  if (isBinary(content)) return '';
  const text = looksLikeDos(content) ? decodeDos(content) : decodePage(content);
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
};

/** Old systems end their files with zeros or the sign for the end of a file. */
const lengthWithoutEnd = (bytes: Uint8Array): number => {
  let length = bytes.length;
  while (length > 0 && [0, 26].includes(bytes[length - 1] ?? 1)) length -= 1;
  return length;
};

const lettersOfDos = new Set([
  0x81, 0x84, 0x94, 0x99, 0x9a, 0x8e, 0xe1, 0x82, 0x8a, 0x85, 0x87, 0xa4, 0xab, 0xac, 0xf8,
]);
const lettersOfWindows = (byte: number): boolean => (byte >= 0xc0 && byte !== 0xe1 && byte !== 0xf8) || byte === 0xdf;

/** DOS has its umlauts, accents and fractions where Windows has signs that texts rarely have, and the other way round. */
const looksLikeDos = (bytes: Uint8Array): boolean => {
  let [dos, windows] = [0, 0];
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    if (lettersOfDos.has(byte)) dos += 1;
    else if (lettersOfWindows(byte)) windows += 1;
  }
  return dos > windows && !isUtf8(bytes);
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
