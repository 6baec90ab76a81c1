import type { FileStore } from '../../../platform/files/index.ts';
import { type ImageVariants, makeVariants } from '../../../platform/images/index.ts';
import { formerImageFolder, imageFileNames, imageKey, imageSourceKey, recipeImageFolder } from '../file-keys.ts';

/** A picture of which only the smallest size is made: the others are when there is time, or when somebody asks for them. */
export interface UnsizedImage {
  source: Buffer;
  tiny: Buffer;
  color: string;
}

/** Puts a picture where that of a recipe lies, over an older one. */
export const writeVariants = (
  files: FileStore,
  recipeId: string,
  variants: ImageVariants | UnsizedImage,
): Promise<void> => {
  const folder = recipeImageFolder(recipeId);
  return 'source' in variants ? writeUnsized(files, folder, variants) : writeVariantsInto(files, folder, variants);
};

/** As `writeVariants`, into a folder. */
export const writeVariantsInto = async (files: FileStore, folder: string, variants: ImageVariants): Promise<void> => {
  const sizes = ['original', 'min', 'tiny'] as const;
  await Promise.all(sizes.map((size) => files.write(imageKey(folder, size), variants[size])));
  await files.remove(imageSourceKey(folder));
};

const writeUnsized = async (files: FileStore, folder: string, { source, tiny }: UnsizedImage): Promise<void> => {
  await Promise.all([files.write(imageSourceKey(folder), source), files.write(imageKey(folder, 'tiny'), tiny)]);
  // Those of an older one would be served as its own.
  for (const size of ['original', 'min'] as const) await files.remove(imageKey(folder, size));
};

/** Puts the picture in a folder, with the sizes that it has, where that of a recipe lies, over an older one. */
export const copyImage = async (files: FileStore, folder: string, recipeId: string): Promise<void> => {
  const to = recipeImageFolder(recipeId);
  await files.copyFolder(folder, to);
  if (!(await files.find(imageSourceKey(folder)))) await files.remove(imageSourceKey(to));
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
  const former = formerImageFolder(id, image);
  for (const name of imageFileNames) {
    const bytes = await files.read(`${recipeImageFolder(id)}/${name}`);
    if (bytes) await files.write(`${former}/${name}`, bytes);
  }
};

export const removeImageFiles = async (files: FileStore, recipeId: string): Promise<void> => {
  for (const name of imageFileNames) await files.remove(`${recipeImageFolder(recipeId)}/${name}`);
};
