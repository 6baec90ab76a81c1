import type { Recipe } from '@larder/contract';
import type { FileStore, ZipContent } from '../../../platform/files/index.ts';
import { ImageError, makeJpeg } from '../../../platform/images/index.ts';
import { recipeAssetFolder, recipeAssetKey, recipeImageFolder, recipeImageKey } from '../file-keys.ts';

/** Files of a store as they go into an archive, each below a folder there. */
const filesBelow = async function* (
  files: FileStore,
  from: string,
  to: string,
  isPacked: boolean,
): AsyncGenerator<ZipContent> {
  for (const { name, modifiedAt } of await files.list(from)) {
    const file = await files.find(`${from}/${name}`);
    if (file) yield { path: `${to}/${name}`, content: () => file.stream(), modifiedAt, isPacked };
  }
};

/** The pictures of a recipe in every size. */
export const picturesOf = (files: FileStore, { id }: Recipe, to: string) =>
  filesBelow(files, recipeImageFolder(id), to, true);

export const assetsOf = (files: FileStore, { id }: Recipe, to: string) =>
  filesBelow(files, recipeAssetFolder(id), to, false);

/** The picture of a recipe in its full size, where it has one. */
export const pictureOf = async (
  files: FileStore,
  { id, image }: Recipe,
  path: string,
): Promise<ZipContent | undefined> => {
  const picture = image ? await files.find(recipeImageKey(id, 'original')) : undefined;
  return picture && { path, content: () => picture.stream(), modifiedAt: picture.modifiedAt, isPacked: true };
};

/** The same as a JPEG, for programs that know no other pictures. One that cannot be read is left out. */
export const jpegOf = async (
  files: FileStore,
  { id, image }: Recipe,
  size: 'original' | 'min',
): Promise<Buffer | undefined> => {
  const bytes = image ? await files.read(recipeImageKey(id, size)) : undefined;
  if (!bytes) return undefined;
  return makeJpeg(bytes).catch((error: unknown) => {
    if (error instanceof ImageError) return undefined;
    throw error;
  });
};

/** Texts of a recipe link to its files by their address on the server; an archive has them beside the text. */
export const withLocalLinks = (text: string, { id }: Recipe, folder: string): string =>
  text.replaceAll(recipeMedia(id), `${folder}/`);

const recipeMedia = (id: string) => `/api/media/${recipeAssetKey(id, '')}`;
