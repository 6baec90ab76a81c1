import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { OcrLanguage } from '@larder/contract';
import type { RecognisedWord } from '../messages.ts';
import type { Grey } from './picture/grey.ts';
import type { Box } from './picture/pieces-of-ink.ts';

const require = createRequire(import.meta.url);

/** The part of Tesseract's interface that is used here. */
interface TesseractApi {
  Init(dataPath: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  GetUTF8Text(): string;
  MeanTextConf(): number;
  Clear(): void;
}

interface TesseractModule {
  FS: { writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}

type StartTesseract = (options: {
  TesseractProgress(percent: number): void;
  print(text: string): void;
  printErr(text: string): void;
}) => Promise<TesseractModule>;

export interface RecognisedText {
  words: RecognisedWord[];
  /** Mean of the words', 0 to 100. */
  confidence: number;
}

export interface Tesseract {
  /** @param onProgress gets shares from 0 to 1 */
  read(page: Grey, onProgress: (share: number) => void): RecognisedText;
  /** A single digit from 1 to 9; empty where it looks like none. */
  readDigit(page: Grey, place: Box): string;
  /** A few letters that stand alone. */
  readLine(page: Grey, place: Box): { text: string; confidence: number };
}

/** The neural engine alone: the files of language hold no data of the older one. */
const neural = 1;

/** Ways to look at a picture, by their numbers in Tesseract. */
const wholePage = '3';
const singleLine = '7';
const singleCharacter = '10';

/** Starts Tesseract with the shapes of one language; takes some 0.3 s and 60 MB. */
export const startTesseract = async (language: OcrLanguage): Promise<Tesseract> => {
  let report: (share: number) => void = () => undefined;
  const start: StartTesseract = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const module = await start({
    // A third of its count is spent before the first word.
    TesseractProgress: (percent) => report(Math.max(0, (percent - 30) / 70)),
    print: () => undefined,
    printErr: () => undefined,
  });
  const data = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
  module.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(data)));
  const api = new module.TessBaseAPI();
  if (api.Init(null, language, neural) !== 0) throw new Error(`Tesseract does not start in ${language}.`);
  api.SetVariable('tessedit_pageseg_mode', wholePage);

  const readPiece = (page: Grey, place: Box, way: string, letters: string) => {
    report = () => undefined;
    api.SetVariable('tessedit_pageseg_mode', way);
    api.SetVariable('tessedit_char_whitelist', letters);
    try {
      module.FS.writeFile('/input', portableGreyMap(enlarged(page, place)));
      if (api.SetImageFile(1, 0) !== 0) return { text: '', confidence: 0 };
      api.Recognize(null);
      return { text: api.GetUTF8Text().trim(), confidence: api.MeanTextConf() };
    } finally {
      api.Clear();
      api.SetVariable('tessedit_pageseg_mode', wholePage);
      api.SetVariable('tessedit_char_whitelist', '');
    }
  };
  return {
    read: (page, onProgress) => {
      report = onProgress;
      module.FS.writeFile('/input', portableGreyMap(page));
      if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot open the picture.');
      api.Recognize(null);
      const words = wordsOf(api.GetTSVText(0));
      const confidence = api.MeanTextConf();
      api.Clear();
      return { words, confidence };
    },
    readDigit: (page, place) => readPiece(page, place, singleCharacter, '123456789').text,
    readLine: (page, place) => readPiece(page, place, singleLine, ''),
  };
};

const heightOfDigit = 40;
const marginOfDigit = 16;

/** A small piece of a page at the size at which letters are read best, with white around it. */
const enlarged = ({ data, width }: Grey, { left, top, right, bottom }: Box): Grey => {
  const scale = heightOfDigit / (bottom - top);
  const size = {
    width: Math.round((right - left) * scale) + 2 * marginOfDigit,
    height: heightOfDigit + 2 * marginOfDigit,
  };
  const piece = new Uint8Array(size.width * size.height).fill(255);
  for (let y = marginOfDigit; y < size.height - marginOfDigit; y += 1) {
    for (let x = marginOfDigit; x < size.width - marginOfDigit; x += 1) {
      const from =
        Math.floor(top + (y - marginOfDigit) / scale) * width + Math.floor(left + (x - marginOfDigit) / scale);
      piece[y * size.width + x] = data[from] ?? 255;
    }
  }
  return { data: piece, ...size };
};

const portableGreyMap = ({ data, width, height }: Grey): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

const wordLevel = '5';

const wordsOf = (tsv: string): RecognisedWord[] =>
  tsv.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== wordLevel || text.trim() === '') return [];
    return [
      {
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        confidence: Number(confidence),
        text: text.trim(),
      },
    ];
  });
