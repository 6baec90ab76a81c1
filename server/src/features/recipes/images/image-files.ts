import type { FileStore } from '../../../platform/files/index.ts';
import { type ImageVariants, makeVariants } from '../../../platform/images/index.ts';
import { formerImageFolder, imageKey, recipeImageFolder, recipeImageKey } from '../file-keys.ts';

/** Puts a picture in all its sizes where that of a recipe lies, over an older one. */
export const writeVariants = (files: FileStore, recipeId: string, variants: ImageVariants): Promise<void> =>
  writeVariantsInto(files, recipeImageFolder(recipeId), variants);

/** As `writeVariants`, into a folder. */
export const writeVariantsInto = async (files: FileStore, folder: string, variants: ImageVariants): Promise<void> => {
  const sizes = ['original', 'min', 'tiny'] as const;
  await Promise.all(sizes.map((size) => files.write(imageKey(folder, size), variants[size])));
};

/**
 * Makes the sizes of a picture and writes them; answers its dominant colour as #rrggbb. Nothing is written when the bytes
 * are no picture, which throws `ImageError`.
 */
export const writeImage = (files: FileStore, recipeId: string, picture: Uint8Array): Promise<{ color: string }> =>
  writeImageInto(files, recipeImageFolder(recipeId), picture);

/** As `writeImage`, into a folder that can become `recipeImageFolder` of a recipe later. */
export const writeImageInto = async (
  files: FileStore,
  folder: string,
  picture: Uint8Array,
): Promise<{ color: string }> => {
  const variants = await makeVariants(picture);
  await writeVariantsInto(files, folder, variants);
  return { color: variants.color };
};

/** The picture that a recipe has stays for the versions that have it, when another one comes in its place. */
export const keepImage = async (
  files: FileStore,
  { id, image }: { id: string; image: string | null },
): Promise<void> => {
  if (image === null) return;
  for (const size of ['original', 'min', 'tiny'] as const) {
    const bytes = await files.read(recipeImageKey(id, size));
    if (bytes) await files.write(imageKey(formerImageFolder(id, image), size), bytes);
  }
};

export const removeImageFiles = async (files: FileStore, recipeId: string): Promise<void> => {
  for (const size of ['original', 'min', 'tiny'] as const) await files.remove(recipeImageKey(recipeId, size));
};
