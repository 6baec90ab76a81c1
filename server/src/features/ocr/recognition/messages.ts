import type { OcrLanguage } from '@larder/contract';
import type { ScanWord } from '@larder/reader';
import type { RecognitionProblem } from './recognition-error.ts';

/** What the reader takes, in pixels of the page's picture. */
export type RecognisedWord = ScanWord;

/** `x = a·x' + b·y' + e`, `y = c·x' + d·y' + f`: where a point of a straightened page lies in the file that was sent. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface RecognisedPage {
  /** From 1. */
  number: number;
  pages: number;
  /** Size of the picture. */
  width: number;
  height: number;
  words: RecognisedWord[];
  /** The page upright and straight, as WebP, at most 1800 pixels a side. */
  picture: Uint8Array;
  toSource: Affine;
  /** Size of the file's own picture as people see it; of a PDF, that of `picture`. */
  source: { width: number; height: number };
}

/** To the program. */
export interface Job {
  bytes: Uint8Array;
  language: OcrLanguage;
}

/** From the program: any number of progresses and pages, and one end. */
export type Answer =
  | { kind: 'progress'; page: number; pages: number; share: number }
  | { kind: 'page'; page: RecognisedPage }
  | { kind: 'done' }
  | { kind: 'failed'; problem: RecognitionProblem; reason: string };
