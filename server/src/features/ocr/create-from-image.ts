import type { OcrLanguage } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { guessFields } from '../import/index.ts';
import { createFromFile } from './create-from-file.ts';
import { readPages } from './pages.ts';

/**
 * A recipe with what is read in a picture, which becomes its own; answers its slug.
 * @throws AppError `ocr.nothing-to-read` where no recipe is seen in it
 */
export const createFromImage = async (
  context: MemberContext,
  file: UploadedFile,
  language: OcrLanguage,
): Promise<string> => {
  const pages = await readPages(file.bytes, language);
  const {
    name,
    ingredients,
    instructions,
    confidence: _,
    ...fields
  } = await guessFields(pages.map(({ words }) => words));
  if (ingredients.length + instructions.length === 0) throw new AppError('ocr.nothing-to-read');
  const read = {
    ...fields,
    name: name || context.words('recipe.unnamed'),
    recipeIngredient: ingredients.map(({ title, text }) => ({ title: title || null, note: text })),
    recipeInstructions: instructions.map(({ title, text }) => ({ title, text })),
  };
  return createFromFile(context, file, { asImage: true, read });
};
