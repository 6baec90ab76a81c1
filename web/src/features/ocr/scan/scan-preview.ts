import { type ImportPreview, noNutrition, type OcrGuess, type OcrPage, type PreviewField } from '@larder/contract';
import { scanPicture } from '../ocr.api.ts';
import { linesOf, type PageLine } from '../selected-lines.ts';

/** Letters and figures alone: what is compared was written by somebody, and read by a machine. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Below it, one letter in some ten is wrong. */
const readable = 0.75;

/** A line of a page, where it is and how well it could be read. */
export interface ScanLine extends PageLine {
  /** Of which page, from 0. */
  page: number;
  plain: string;
}

export const scanLines = (pages: OcrPage[]): ScanLine[] =>
  pages.flatMap(({ words }, page) => linesOf(words).map((line) => ({ ...line, page, plain: plainText(line.text) })));

/** The lines of the pages that a text was read from. */
export const linesBehind = (lines: ScanLine[], text: string): ScanLine[] => {
  const plain = plainText(text);
  if (plain.length < 2) return [];
  const same = lines.filter((line) => line.plain === plain);
  if (same.length > 0) return same;
  const inside = lines.filter((line) => line.plain.length > 1 && plain.includes(line.plain));
  return inside.length > 0 ? inside : lines.filter((line) => line.plain.includes(plain));
};

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const foundIn = ({ name, description, ingredients, instructions, notes, confidence, ...guess }: OcrGuess) => {
  const sure: [PreviewField, number | undefined][] = [
    ['name', name ? (confidence.name ?? 0.8) : undefined],
    ['description', description ? (confidence.description ?? 0.5) : undefined],
    [
      'times',
      guess.prepTime || guess.performTime || guess.totalTime
        ? Math.max(confidence.prepTime ?? 0, confidence.performTime ?? 0, confidence.totalTime ?? 0)
        : undefined,
    ],
    ['yield', guess.recipeYield ? (confidence.recipeYield ?? 0.5) : undefined],
    ['ingredients', ingredients.length > 0 ? mean(ingredients.map((line) => line.confidence)) : undefined],
    ['instructions', instructions.length > 0 ? mean(instructions.map((line) => line.confidence)) : undefined],
    ['notes', notes.length > 0 ? 0.8 : undefined],
  ];
  return sure.flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, origin: 'photo' as const, confidence: value }],
  );
};

/** What was read in photos, as a page or a text is looked at: nothing on them is lost. */
export const previewOfScan = (scanId: string, guess: OcrGuess, pages: OcrPage[]): ImportPreview => {
  const found = foundIn(guess);
  const isRecipe = guess.ingredients.length + guess.instructions.length > 0;
  return {
    draftId: scanId,
    kind: 'scan',
    url: '',
    language: null,
    recipe: {
      name: guess.name,
      description: guess.description,
      recipeYield: guess.recipeYield || (guess.recipeServings ? String(guess.recipeServings) : null),
      recipeServings: guess.recipeServings || null,
      recipeYieldQuantity: null,
      prepTime: guess.prepTime || null,
      performTime: guess.performTime || null,
      totalTime: guess.totalTime || null,
      ingredients: guess.ingredients.map(({ title, text, confidence }) => ({
        title: title || null,
        text,
        isDoubtful: confidence < readable,
      })),
      instructions: guess.instructions.map(({ title, text }) => ({ title, summary: '', text })),
      notes: guess.notes,
      nutrition: noNutrition,
      categories: [],
    },
    found: [...found, { field: 'image', origin: 'photo', confidence: 1 }],
    missing: [],
    pictures: pages.map(({ name }) => scanPicture(scanId, name)),
    tags: [],
    unplaced: isRecipe ? guess.unplaced : scanLines(pages).map(({ text }) => text),
    isRuleOutdated: false,
    duplicates: [],
  };
};
