import { type FileStore, recipeImageKey } from '../../../platform/files/index.ts';
import { type ImageVariants, makeVariants } from '../../../platform/images/index.ts';

/** Puts a picture in all its sizes where that of a recipe lies, over an older one. */
export const writeVariants = async (files: FileStore, recipeId: string, variants: ImageVariants): Promise<void> => {
  await Promise.all([
    files.write(recipeImageKey(recipeId, 'original'), variants.original),
    files.write(recipeImageKey(recipeId, 'min'), variants.min),
    files.write(recipeImageKey(recipeId, 'tiny'), variants.tiny),
  ]);
};

/**
 * Makes the sizes of a picture and writes them; answers its dominant colour as #rrggbb. Nothing is written when the bytes
 * are no picture, which throws `ImageError`.
 */
export const writeImage = async (
  files: FileStore,
  recipeId: string,
  picture: Uint8Array,
): Promise<{ color: string }> => {
  const variants = await makeVariants(picture);
  await writeVariants(files, recipeId, variants);
  return { color: variants.color };
};

export const removeImageFiles = async (files: FileStore, recipeId: string): Promise<void> => {
  for (const size of ['original', 'min', 'tiny'] as const) await files.remove(recipeImageKey(recipeId, size));
};
