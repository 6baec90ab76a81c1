import type { OcrGuess, OcrLanguage, RecipeInput } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { guessFields } from '../import/index.ts';
import { readPages } from './pages.ts';

/**
 * What is read in a picture or a PDF as a recipe.
 * @throws AppError `ocr.nothing-to-read` where no recipe is seen in it
 */
export const readAsRecipe = async (
  bytes: Uint8Array,
  language: OcrLanguage,
  signal?: AbortSignal,
): Promise<RecipeInput> => {
  const pages = await readPages(bytes, language, signal);
  return recipeOf(await guessFields(pages.map(({ words }) => words)));
};

const recipeOf = ({ ingredients, instructions, confidence: _, unplaced: _unplaced, ...fields }: OcrGuess) => {
  if (ingredients.length + instructions.length === 0) throw new AppError('ocr.nothing-to-read');
  return {
    ...fields,
    recipeIngredient: ingredients.map(({ title, text }) => ({ title: title || null, note: text })),
    recipeInstructions: instructions.map(({ title, text }) => ({ title, text })),
  };
};
