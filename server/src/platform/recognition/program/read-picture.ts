import type { RecognisedPage, RecognisedWord } from '../messages.ts';
import { type OpenPage, wayBack } from './picture/open-page.ts';
import type { Reading, Tesseract } from './tesseract.ts';

/** Below it a page may lie upside down: such letters are read, but nobody believes them. */
const doubtful = 62;

/** Reads the words of a page, turned the way in which they make most sense. */
export const readPicture = async (
  page: OpenPage,
  tesseract: Tesseract,
  place: { number: number; pages: number },
  onProgress: (share: number) => void,
): Promise<RecognisedPage> => {
  const upright = await readTurned(page, tesseract, page.degrees, onProgress);
  const best =
    upright.confidence < doubtful
      ? better(upright, await readTurned(page, tesseract, page.degrees + 180, onProgress))
      : upright;
  const { picture, width, height } = await page.toShow(best.degrees);
  return {
    ...place,
    width,
    height,
    picture,
    words: best.words.map((word) => scaled(word, width / best.width)),
    toSource: wayBack(best.degrees, { width, height }, page.source),
    source: page.source,
  };
};

interface Turned extends Reading {
  degrees: number;
  /** Pixels of the picture in which the words were read. */
  width: number;
}

const readTurned = async (
  page: OpenPage,
  tesseract: Tesseract,
  degrees: number,
  onProgress: (share: number) => void,
): Promise<Turned> => {
  const grey = await page.toRead(degrees);
  return { ...tesseract.read(grey, onProgress), degrees, width: grey.width };
};

const better = (one: Turned, other: Turned): Turned => (other.confidence > one.confidence ? other : one);

const scaled = (word: RecognisedWord, factor: number): RecognisedWord => ({
  ...word,
  left: Math.round(word.left * factor),
  top: Math.round(word.top * factor),
  width: Math.round(word.width * factor),
  height: Math.round(word.height * factor),
});
