import type { OcrLanguage } from '@larder/contract';
import type { MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { createFromFile } from './create-from-file.ts';
import { readAsRecipe } from './read-as-recipe.ts';

/**
 * A recipe with what is read in a picture, which becomes its own; answers its slug.
 * @throws AppError `ocr.nothing-to-read` where no recipe is seen in it
 */
export const createFromImage = async (
  context: MemberContext,
  file: UploadedFile,
  language: OcrLanguage,
): Promise<string> => {
  const { name, ...fields } = await readAsRecipe(file.bytes, language);
  const read = { ...fields, name: name || context.words('recipe.unnamed') };
  return createFromFile(context, file, { asImage: true, read });
};
