import { decodePage } from '../html/decode-page.ts';
import { decodeDos } from './dos-letters.ts';

/** The words of a file of any age: UTF-8, UTF-16 with its mark, what it says of itself, Windows-1252 or the letters of DOS. Empty for no text. */
export const decodeText = (bytes: Uint8Array): string => {
  const content = hasMark(bytes) ? bytes : bytes.subarray(0, lengthWithoutEnd(bytes));
  if (isBinary(content)) return '';
  const declared = declaredIn(content);
  const text =
    declared === '' && looksLikeDos(content) ? decodeDos(content) : decodePage(content, declared, content.length);
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ');
};

const hasMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Zeros and the codes that old programs sent to printers are rare in a text, also in one that was damaged. */
const isBinary = (bytes: Uint8Array): boolean => {
  if (hasMark(bytes)) return false;
  const start = bytes.subarray(0, 4096);
  const odd = start.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return odd > start.length / 40;
};

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 26) || (byte > 27 && byte < 32);

/** Old systems end their files with zeros or the sign for the end of a file. */
const lengthWithoutEnd = (bytes: Uint8Array): number => {
  let length = bytes.length;
  while (length > 0 && [0, 26].includes(bytes[length - 1] ?? 1)) length -= 1;
  return length;
};

/** What XML says of its letters, as a header would. */
const declaredIn = (bytes: Uint8Array): string => {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const name = /^[^<]{0,9}<\?xml[^>]{1,80}encoding\s{0,9}=\s{0,9}["']([\w.-]{1,30})/i.exec(start)?.[1];
  return name && !/^utf/i.test(name) ? `charset=${name}` : '';
};

/** Letters with marks, as DOS and as Windows has them; a byte may be a letter in the one and a sign in the other. */
const lettersOfDos = new Set([
  0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x92,
  0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xe1,
]);
const isLetterOfWindows = (byte: number): boolean => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7;
const isSmall = (byte: number): boolean => byte >= 0x61 && byte <= 0x7a;
const isCapital = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a;
const isDigitOrBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x30 && byte <= 0x39);

const dos = 1;
const windows = -1;

/** DOS has letters and fractions where Windows has quotes, dashes and signs, and the other way round: what stands around them tells. */
const looksLikeDos = (bytes: Uint8Array): boolean => {
  let balance = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) balance += sideOf(byte, bytes[at - 1] ?? 0x20, bytes[at + 1] ?? 0x20);
  }
  return balance > 0 && !isUtf8(bytes);
};

const sideOf = (byte: number, before: number, after: number): number => {
  // An apostrophe or dash within a word.
  if ([0x92, 0x96, 0x97].includes(byte) && isSmall(before) && isSmall(after)) return windows;
  // "jalapeños" and "Käse" in the letters of either.
  if (byte === 0xe1) return isSmall(after) || isSmall(before) ? 0 : windows;
  if (isLetterOfWindows(byte)) return byte === 0xf8 && isDigitOrBlank(before) ? dos : windows;
  if ([0x8e, 0x99, 0x9a].includes(byte) && isCapital(after)) return dos;
  if (lettersOfDos.has(byte) && (isSmall(after) || after === 0xe1))
    return isSmall(before) || ![0x91, 0x93].includes(byte) ? dos : windows;
  // A half and a quarter of DOS beside an amount; degrees.
  if ((byte === 0xab || byte === 0xac) && isDigitOrBlank(before) && isDigitOrBlank(after)) return dos;
  return [0xbc, 0xbd, 0xbe, 0xb0].includes(byte) ? windows : 0;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
