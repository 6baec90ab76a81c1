import type { RecognisedWord } from '../../messages.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

interface Character {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Fewer are a page number under a scan. */
const fewestCharacters = 25;
/** Some files draw letters without saying which: more of them than this share, and the page is better read as a picture. */
const mostUnknown = 0.1;
/** Nobody is in doubt about letters that a program wrote. */
const sure = 99;

/**
 * The words that a page of a PDF holds as text, where they stand on a picture of this size; null when it holds none that
 * are worth having.
 */
export const textLayer = (
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
): RecognisedWord[] | null => {
  const text = pdfium.FPDFText_LoadPage(page);
  if (!text) return null;
  try {
    const count = pdfium.FPDFText_CountChars(text);
    if (count < fewestCharacters) return null;
    const characters = Array.from({ length: count }, (_, index) => character(pdfium, page, text, index, size));
    const letters = characters.filter((one) => one !== null);
    const unknown = letters.filter((one) => /[\p{Co}\p{Cn}\uFFFD]/u.test(one.text)).length;
    if (letters.length < fewestCharacters || unknown > letters.length * mostUnknown) return null;
    return wordsOf(characters);
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
};

/** Null for what parts words. */
const character = (
  pdfium: Pdfium,
  page: number,
  text: number,
  index: number,
  size: { width: number; height: number },
): Character | null => {
  const code = pdfium.FPDFText_GetUnicode(text, index);
  // Soft hyphens at the ends of lines come as a control character.
  const letter = code === 2 ? '-' : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  if (/[\s\p{Cc}\p{Cs}]/u.test(letter)) return null;
  return withMemory(pdfium, 40, (memory) => {
    const [left, right, bottom, top] = [memory, memory + 8, memory + 16, memory + 24] as const;
    if (!pdfium.FPDFText_GetCharBox(text, index, left, right, bottom, top)) return null;
    const value = (pointer: number) => pdfium.pdfium.getValue(pointer, 'double');
    const corners = [
      [value(left), value(bottom)],
      [value(right), value(top)],
    ] as const;
    const [one, other] = corners.map(([x, y]) => onPicture(pdfium, page, size, x, y, memory + 32));
    if (!one || !other) return null;
    return {
      text: letter,
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    };
  });
};

const onPicture = (
  { pdfium, FPDF_PageToDevice }: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  memory: number,
) => {
  FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, memory, memory + 4);
  return { x: pdfium.getValue(memory, 'i32'), y: pdfium.getValue(memory + 4, 'i32') };
};

const wordsOf = (characters: (Character | null)[]): RecognisedWord[] => {
  const words: Character[] = [];
  let last: Character | null = null;
  for (const one of characters) {
    const word = words.at(-1);
    if (one && last && word && goesOn(last, one)) {
      word.text += one.text;
      word.left = Math.min(word.left, one.left);
      word.right = Math.max(word.right, one.right);
      word.top = Math.min(word.top, one.top);
      word.bottom = Math.max(word.bottom, one.bottom);
    } else if (one) {
      words.push({ ...one });
    }
    last = one;
  }
  return words.map(({ text, left, top, right, bottom }) => ({
    text,
    left,
    top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
    confidence: sure,
  }));
};

/** On the same line and no more than a letter's width away. */
const goesOn = (last: Character, next: Character): boolean => {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top, 1);
  const overlap = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  return overlap > -height * 0.5 && next.left - last.right < height && next.left > last.left - height;
};
