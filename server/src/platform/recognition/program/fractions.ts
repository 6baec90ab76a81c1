import type { RecognisedWord } from '../messages.ts';
import type { Grey } from './picture/grey.ts';
import { type Box, piecesOfInk } from './picture/pieces-of-ink.ts';
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
    for (const darkerThan of thresholds) {
      const found = findFraction(page, word, darkerThan);
      const sign =
        found && signs[`${tesseract.readDigit(page, found.above)}/${tesseract.readDigit(page, found.below)}`];
      if (!sign) continue;
      const whole = found.hasNumberBefore ? (/^\d{1,2}/.exec(word.text.slice(0, -1))?.[0] ?? '') : '';
      return { ...word, text: `${whole}${sign}`, confidence: Math.max(word.confidence, 70) };
    }
    const sign = maybeTouching(word) && signs[digitsBesideDiagonal(page, word, tesseract).join('/')];
    return sign ? { ...word, text: sign, confidence: 70 } : word;
  });

/** One letter as wide as high that was hard to read; a digit is narrower. */
const maybeTouching = ({ text, width, height, confidence }: RecognisedWord): boolean =>
  text.length <= 2 && confidence < 80 && width > height * 0.75 && width < height * 1.5;

/** Where even the darkest ink hangs together, the stroke is taken out along the diagonal that it runs on. */
const digitsBesideDiagonal = (page: Grey, word: RecognisedWord, tesseract: Tesseract): [string, string] => {
  const { left, top, width, height } = word;
  const half = (isKept: (share: number) => boolean): Grey => {
    const data = new Uint8Array(width * height).fill(255);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (isKept(x / width + y / height)) data[y * width + x] = page.data[(top + y) * page.width + left + x] ?? 255;
      }
    }
    return { data, width, height };
  };
  const digit = (piece: Grey) => tesseract.readDigit(piece, boxOfInk(piece));
  return [digit(half((share) => share < 0.86)), digit(half((share) => share > 1.14))];
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

/** Where the print has run together, only its darkest parts are apart. */
const thresholds = [130, 95, 65, 40];

interface Fraction {
  above: Box;
  below: Box;
  hasNumberBefore: boolean;
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
    return { above, below, hasNumberBefore: pieces.some((piece) => piece.right <= above.left + 1) };
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
