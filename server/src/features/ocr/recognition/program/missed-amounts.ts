import type { RecognisedWord } from '../messages.ts';
import type { Grey } from './picture/grey.ts';
import { type Box, piecesOfInk } from './picture/pieces-of-ink.ts';
import type { Tesseract } from './tesseract.ts';

/** Heights of a letter between an amount and its food: tables keep them far apart. */
const furthest = 16;
/** More are a pattern or a photo. */
const most = 60;
const amount = /^[\d½¼¾⅓⅔⅛][\d.,/–-]*(?: ?\p{L}{1,4}\.?)?$/u;
const leastConfidence = 50;

/**
 * The words with the amounts that stand alone before them: Tesseract takes a column of single digits for dirt. Ink of the
 * size of a digit, on the line of a word and before it, is looked at by itself.
 */
export const withMissedAmounts = (words: RecognisedWord[], page: Grey, tesseract: Tesseract): RecognisedWord[] => {
  const height = median(words.map((word) => word.height));
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const pieces = piecesOfInk(page, whole).filter(
    (piece) =>
      isAsHighAs(piece, height) && !words.some((word) => isOn(piece, word)) && isBeforeWord(piece, words, height),
  );
  const groups = grouped(pieces, height);
  if (groups.length > most) return words;
  return [...words, ...groups.flatMap((group) => read(group, page, tesseract))];
};

const read = (place: Box, page: Grey, tesseract: Tesseract): RecognisedWord[] => {
  const { text, confidence } = tesseract.readLine(page, place);
  if (confidence < leastConfidence || !amount.test(text)) return [];
  const { left, top, right, bottom } = place;
  return [{ left, top, width: right - left, height: bottom - top, confidence, text }];
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isAsHighAs = ({ top, bottom, left, right }: Box, height: number): boolean =>
  bottom - top > height * 0.5 && bottom - top < height * 1.3 && right - left < height * 1.2;

const isOn = (piece: Box, { left, top, width, height }: RecognisedWord): boolean =>
  piece.right > left - 2 && piece.left < left + width + 2 && piece.bottom > top && piece.top < top + height;

const isBeforeWord = (piece: Box, words: RecognisedWord[], height: number): boolean =>
  words.some((word) => {
    const overlap = Math.min(piece.bottom, word.top + word.height) - Math.max(piece.top, word.top);
    const distance = word.left - piece.right;
    return overlap > (piece.bottom - piece.top) * 0.6 && distance >= 0 && distance < height * furthest;
  });

/** Digits of one amount stand close together. */
const grouped = (pieces: Box[], height: number): Box[] => {
  const groups: Box[] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const group = groups.find(
      (one) => piece.left - one.right < height * 0.8 && piece.top < one.bottom && piece.bottom > one.top,
    );
    if (!group) {
      groups.push({ ...piece });
      continue;
    }
    group.right = Math.max(group.right, piece.right);
    group.top = Math.min(group.top, piece.top);
    group.bottom = Math.max(group.bottom, piece.bottom);
  }
  return groups;
};
