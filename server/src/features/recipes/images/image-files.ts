import { type FileStore, type imageNames, recipeImageKey } from '../../../platform/files/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';

/**
 * Puts a picture in all its sizes where that of a recipe lies, over an older one; answers its dominant colour as #rrggbb.
 * Nothing is written when the bytes are no picture, which throws `ImageError`.
 */
export const writeImage = async (
  files: FileStore,
  recipeId: string,
  picture: Uint8Array,
): Promise<{ color: string }> => {
  const { original, min, tiny, color } = await makeVariants(picture);
  await Promise.all([
    files.write(recipeImageKey(recipeId, 'original'), original),
    files.write(recipeImageKey(recipeId, 'min'), min),
    files.write(recipeImageKey(recipeId, 'tiny'), tiny),
  ]);
  return { color };
};

export const removeImageFiles = async (files: FileStore, recipeId: string): Promise<void> => {
  for (const size of ['original', 'min', 'tiny'] as const satisfies (keyof typeof imageNames)[]) {
    await files.remove(recipeImageKey(recipeId, size));
  }
};
