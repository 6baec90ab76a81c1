import { z } from 'zod';
import { RecipeNote } from '../recipes/recipe.ts';

/** The languages in which pictures can be read, as ISO 639-2 writes them. */
export const ocrLanguages = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'swe', 'pol'] as const;
export type OcrLanguage = (typeof ocrLanguages)[number];

/** A row of Tesseract's table of a page: 1 is the page, 2 a block, 3 a paragraph, 4 a line, 5 a word. */
export const OcrRow = z.object({
  level: z.number().int(),
  pageNum: z.number().int(),
  blockNum: z.number().int(),
  parNum: z.number().int(),
  lineNum: z.number().int(),
  wordNum: z.number().int(),
  left: z.number().int(),
  top: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** 0 to 100 for a word; -1 for what is made of words. */
  conf: z.number(),
  text: z.string(),
});
export type OcrRow = z.infer<typeof OcrRow>;

/** A word on a page, in pixels of the page's picture. Words are in the order in which they are read. */
export const OcrWord = z.object({
  left: z.number().int(),
  top: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  confidence: z.number(),
  text: z.string(),
  /** Counted through the page, each from 0. */
  block: z.number().int(),
  paragraph: z.number().int(),
  line: z.number().int(),
});
export type OcrWord = z.infer<typeof OcrWord>;

/** A page as the editor shows it: upright and straight. */
export const OcrPage = z.object({
  /** Names its picture in the address. */
  name: z.string(),
  /** File name of the asset that it is a page of. */
  asset: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  words: z.array(OcrWord),
});
export type OcrPage = z.infer<typeof OcrPage>;

const GuessedLine = z.object({
  title: z.string(),
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
});

/** What the words of all pages come to as a recipe. Texts are empty where nothing was found. */
export const OcrGuess = z.object({
  name: z.string(),
  description: z.string(),
  recipeYield: z.string(),
  recipeServings: z.number(),
  prepTime: z.string(),
  performTime: z.string(),
  totalTime: z.string(),
  ingredients: z.array(GuessedLine),
  instructions: z.array(GuessedLine),
  notes: z.array(RecipeNote),
  /** Lines, in their order, that stand in no field. */
  unplaced: z.array(z.string()),
  /** 0 to 1 by field, for each that was found. */
  confidence: z.record(z.string(), z.number()),
});
export type OcrGuess = z.infer<typeof OcrGuess>;

/** One line of a reading as it goes on. The last is a guess, or why the reading ended. */
export const OcrEvent = z.discriminatedUnion('kind', [
  /** Another file is read first. */
  z.object({ kind: z.literal('waiting') }),
  z.object({
    kind: z.literal('progress'),
    /** From 1. */
    file: z.number().int(),
    files: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    /** Of the page, 0 to 1. */
    share: z.number(),
  }),
  z.object({ kind: z.literal('page'), page: OcrPage }),
  z.object({ kind: z.literal('guess'), guess: OcrGuess }),
  /** The language model looks at the pages; its guess comes as another one, or not at all. */
  z.object({ kind: z.literal('asking') }),
  z.object({ kind: z.literal('model-failed'), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type OcrEvent = z.infer<typeof OcrEvent>;
