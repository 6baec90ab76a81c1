import type { RecognisedPage, RecognisedWord } from '../messages.ts';
import { withFractions } from './fractions.ts';
import { withMissedAmounts } from './missed-amounts.ts';
import type { Grey } from './picture/grey.ts';
import { type OpenPage, wayBack } from './picture/open-page.ts';
import type { RecognisedText, Tesseract } from './tesseract.ts';

/** Below it a page may lie another way: such letters are read, but nobody believes in them. */
const doubtful = 62;

/** Reads the words of a page, turned the way in which they make most sense. */
export const readPicture = async (
  page: OpenPage,
  tesseract: Tesseract,
  place: { number: number; pages: number },
  onProgress: (share: number) => void,
): Promise<RecognisedPage> => {
  const best = await readEveryWay(page, tesseract, onProgress);
  const all = withMissedAmounts(best.words, best.grey, tesseract);
  const words = withFractions(all, best.grey, tesseract);
  const { picture, width, height } = await page.toShow(best.degrees);
  return {
    ...place,
    width,
    height,
    picture,
    words: words.map((word) => scaled(word, width / best.grey.width)),
    toSource: wayBack(best.degrees, { width, height }, page.source),
    source: page.source,
  };
};

interface Turned extends RecognisedText {
  degrees: number;
  /** In which the words were read. */
  grey: Grey;
}

/** The way that makes most sense; the others are tried only as long as none does. */
const readEveryWay = async (
  page: OpenPage,
  tesseract: Tesseract,
  onProgress: (share: number) => void,
): Promise<Turned> => {
  const [likely, unlikely] = page.tilts;
  let best = await readTurned(page, tesseract, likely, onProgress);
  for (const degrees of [likely + 180, unlikely, unlikely + 180]) {
    if (best.confidence >= doubtful || best.words.length === 0) return best;
    const other = await readTurned(page, tesseract, degrees, onProgress);
    if (other.confidence > best.confidence) best = other;
  }
  return best;
};

const readTurned = async (
  page: OpenPage,
  tesseract: Tesseract,
  degrees: number,
  onProgress: (share: number) => void,
): Promise<Turned> => {
  const grey = await page.toRead(degrees);
  const { words, confidence } = tesseract.read(grey, onProgress);
  return { words, confidence: areUpright(words) ? confidence : Math.min(confidence, doubtful - 1), degrees, grey };
};

/** Tesseract reads lines that run down a page as well, but puts their words into no order: those are higher than wide. */
const areUpright = (words: readonly RecognisedWord[]): boolean => {
  const long = words.filter(({ text }) => /^\p{L}{4,}$/u.test(text));
  return long.filter(({ width, height }) => width > height).length >= long.length / 2;
};

const scaled = (word: RecognisedWord, factor: number): RecognisedWord => ({
  ...word,
  left: Math.round(word.left * factor),
  top: Math.round(word.top * factor),
  width: Math.round(word.width * factor),
  height: Math.round(word.height * factor),
});
