import type { RecognisedWord } from '../messages.ts';
import type { Grey } from './picture/grey.ts';
import { type Box, piecesOfInk } from './picture/pieces-of-ink.ts';
import { signIn } from './sign-in.ts';
import type { Tesseract } from './tesseract.ts';

const signs: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** What Tesseract, which knows no fractions, makes of one: some letters, signs or digits, alone or behind a number. */
const maybeFraction = /^.{1,4}$/u;

/**
 * Words whose ink has the shape of a fraction, read as such: half a teaspoon is not two. A fraction is a small number above,
 * one below to its right, and a stroke between.
 */
export const withFractions = (words: RecognisedWord[], page: Grey, tesseract: Tesseract): RecognisedWord[] =>
  words.map((word) => {
    if (!maybeFraction.test(word.text) || word.width > word.height * 3) return word;
    const sign = signIn(word, page);
    if (sign) return { ...word, text: sign.text, confidence: Math.max(word.confidence, 70) };
    for (const darkerThan of thresholds) {
      const found = findFraction(page, word, darkerThan);
      const sign =
        found && signs[`${tesseract.readDigit(page, found.above)}/${tesseract.readDigit(page, found.below)}`];
      if (!sign) continue;
      const whole = /^\d*/.exec(word.text)?.[0].slice(0, found.digitsBefore) ?? '';
      return { ...word, text: `${whole}${sign}`, confidence: Math.max(word.confidence, 70) };
    }
    return withNumberBefore(word, page, tesseract) ?? withTouchingDigits(word, page, tesseract);
  });

/** What is behind a number, looked at by itself. */
const withNumberBefore = (word: RecognisedWord, page: Grey, tesseract: Tesseract): RecognisedWord | null => {
  const number = /^\d/.exec(word.text)?.[0];
  const { left, top, width, height } = word;
  if (!number || word.text.length === 1) return null;
  const area = { left, top, right: left + width, bottom: top + height };
  const pieces = piecesOfInk(page, area, faint).toSorted((a, b) => a.left - b.left);
  const digit = pieces.find((piece) => heightOf(piece) > height * 0.75);
  if (!digit || digit.right - digit.left > height * 0.75) return null;
  const behind = pieces.filter((piece) => piece.left >= digit.right && heightOf(piece) > height * 0.25);
  const start = Math.min(...behind.map((piece) => piece.left));
  const end = Math.max(...behind.map((piece) => piece.right));
  if (behind.length === 0 || start >= end) return null;
  const rest = { ...word, left: start, width: end - start, text: word.text.slice(1, 3) };
  const read = withTouchingDigits(rest, page, tesseract);
  if (read === rest) return null;
  const isSign = Object.values(signs).includes(read.text);
  return { ...word, text: isSign ? number + read.text : word.text, confidence: read.confidence };
};

/** What no sign was found for but has the stroke of one; small enough that somebody is asked to look. */
const unread = 30;

/** A fraction is about as wide as high; a digit is narrower. */
const withTouchingDigits = (word: RecognisedWord, page: Grey, tesseract: Tesseract): RecognisedWord => {
  const { text, width, height, confidence } = word;
  if (text.length > 2 || width < height * 0.75 || width > height * 1.5) return word;
  const stroke = strokeOf(word, page);
  const thickness = height * 0.09;
  const share = (x: number, y: number) => x / width + y / height;
  const ways: [isAbove: Part, isBelow: Part][] = [];
  if (stroke) ways.push([(x, y) => x < stroke(y) - thickness, (x, y) => x > stroke(y) + thickness]);
  if (confidence < 80) ways.push([(x, y) => share(x, y) < 0.86, (x, y) => share(x, y) > 1.14]);
  for (const [isAbove, isBelow] of ways) {
    const sign = signs[`${digitIn(word, page, tesseract, isAbove)}/${digitIn(word, page, tesseract, isBelow)}`];
    if (sign) return { ...word, text: sign, confidence: 70 };
  }
  return stroke ? { ...word, confidence: Math.min(confidence, unread) } : word;
};

/** Whether a pixel of a word is looked at. */
type Part = (x: number, y: number) => boolean;

/** The digit in a part of a word, once the stroke beside it is taken out; empty where there is none. */
const digitIn = (
  { left, top, width, height }: RecognisedWord,
  page: Grey,
  tesseract: Tesseract,
  isLookedAt: Part,
): string => {
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isLookedAt(x, y)) data[y * width + x] = page.data[(top + y) * page.width + left + x] ?? 255;
    }
  }
  const piece = { data, width, height };
  return tesseract.readDigit(piece, boxOfInk(piece));
};

/** Where the stroke is at each height: from the leftmost ink at the bottom to the rightmost at the top, with ink all the way. */
const strokeOf = ({ left, top, width, height }: RecognisedWord, page: Grey): ((y: number) => number) | null => {
  const columns = Array.from({ length: width }, (_, x) => x);
  const isInk = (x: number, y: number) => (page.data[(top + y) * page.width + left + x] ?? 255) < faint;
  const edge = Math.max(1, Math.round(height * 0.12));
  const rows = (from: number) => Array.from({ length: edge }, (_, row) => from + row);
  const end = columns.findLast((x) => rows(0).some((y) => isInk(x, y)));
  const start = columns.find((x) => rows(height - edge).some((y) => isInk(x, y)));
  if (start === undefined || end === undefined || end - start < width * 0.4) return null;
  const at = (y: number) => end - ((end - start) * y) / height;
  const reach = Math.max(1, Math.round(height * 0.06));
  const misses = Array.from({ length: height }, (_, y) => y).filter(
    (y) => !columns.some((x) => Math.abs(x - at(y)) <= reach && isInk(x, y)),
  );
  return misses.length <= height * 0.1 ? at : null;
};

const boxOfInk = (piece: Grey): Box => {
  const whole = { left: 0, top: 0, right: piece.width, bottom: piece.height };
  const pieces = piecesOfInk(piece, whole).filter((one) => heightOf(one) > piece.height * 0.15);
  if (pieces.length === 0) return whole;
  return {
    left: Math.min(...pieces.map(({ left }) => left)),
    top: Math.min(...pieces.map(({ top }) => top)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  };
};

/** What is darker may be ink, with the grey around it. */
const faint = 160;
/** Thin strokes hang together only with their grey; where the print has run together, only its darkest parts are apart. */
const thresholds = [faint, 130, 95, 65, 40];

interface Fraction {
  above: Box;
  below: Box;
  /** Digits of a number before it, which no stroke or speck is. */
  digitsBefore: number;
}

const findFraction = (
  page: Grey,
  { left, top, width, height }: RecognisedWord,
  darkerThan: number,
): Fraction | null => {
  const margin = Math.round(height * 0.12);
  const area = { left: left - margin, top: top - margin, right: left + width + margin, bottom: top + height + margin };
  const pieces = piecesOfInk(page, area, darkerThan).filter((piece) => heightOf(piece) > height * 0.25);
  for (const stroke of pieces.filter((piece) => heightOf(piece) > height * 0.7)) {
    const above = pieces.find((piece) => isDigit(piece, height) && isAboveLeft(piece, stroke));
    const below = pieces.find((piece) => isDigit(piece, height) && isBelowRight(piece, stroke));
    if (!above || !below || above.bottom > below.top + height * 0.25 || above.left >= below.left) continue;
    const before = pieces.filter((piece) => piece.right <= above.left + 1 && heightOf(piece) > height * 0.6);
    return { above, below, digitsBefore: before.length };
  }
  return null;
};

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const middleOf = ({ left, right }: Box): number => (left + right) / 2;

const isDigit = (piece: Box, height: number): boolean =>
  heightOf(piece) > height * 0.32 && heightOf(piece) < height * 0.72 && piece.right - piece.left < height * 0.6;

const isAboveLeft = (piece: Box, stroke: Box): boolean =>
  piece.top < stroke.top + heightOf(stroke) * 0.25 && middleOf(piece) < middleOf(stroke);

const isBelowRight = (piece: Box, stroke: Box): boolean =>
  piece.bottom > stroke.bottom - heightOf(stroke) * 0.25 && middleOf(piece) > middleOf(stroke);
