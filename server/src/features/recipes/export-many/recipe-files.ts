import { buffer } from 'node:stream/consumers';
import type { Recipe } from '@larder/contract';
import type { FileStore, ZipContent } from '../../../platform/files/index.ts';
import { ImageError, makeJpeg, makeJpegIn } from '../../../platform/images/index.ts';
import { recipeAssetFolder, recipeAssetKey, recipeImageFolder } from '../file-keys.ts';
import { findImage, makeSizes } from '../images/image-sizes.ts';

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
export async function* picturesOf(files: FileStore, { id }: Recipe, to: string): AsyncGenerator<ZipContent> {
  const folder = recipeImageFolder(id);
  await makeSizes(files, folder).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
  });
  yield* filesBelow(files, folder, to, true);
}

export const assetsOf = (files: FileStore, { id }: Recipe, to: string) =>
  filesBelow(files, recipeAssetFolder(id), to, false);

/** The picture of a recipe in its full size, where it has one. */
export const pictureOf = async (
  files: FileStore,
  { id, image }: Recipe,
  path: string,
): Promise<ZipContent | undefined> => {
  const picture = image ? await findImage(files, recipeImageFolder(id), 'original') : undefined;
  return picture && { path, content: () => picture.stream(), modifiedAt: picture.modifiedAt, isPacked: true };
};

/** The same as a JPEG, for programs that know no other pictures. One that cannot be read is left out. */
export const jpegOf = (files: FileStore, recipe: Pictured, size: 'original' | 'min'): Promise<Buffer | undefined> =>
  storedJpeg(files, recipe, size, makeJpeg);

/** The same, cut to the shape of a box and no larger than it. */
export const jpegIn = (files: FileStore, recipe: Pictured, box: { width: number; height: number }) =>
  storedJpeg(files, recipe, 'original', (bytes) => makeJpegIn(bytes, box));

type Pictured = Pick<Recipe, 'id' | 'image'>;

const storedJpeg = async (
  files: FileStore,
  { id, image }: Pictured,
  size: 'original' | 'min',
  make: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> => {
  const picture = image ? await findImage(files, recipeImageFolder(id), size) : undefined;
  if (!picture) return undefined;
  const bytes = await buffer(picture.stream());
  return make(bytes).catch((error: unknown) => {
    if (error instanceof ImageError) return undefined;
    throw error;
  });
};

/** Texts of a recipe link to its files by their address on the server; an archive has them beside the text. */
export const withLocalLinks = (text: string, { id }: Recipe, folder: string): string =>
  text.replaceAll(recipeMedia(id), `${folder}/`);

const recipeMedia = (id: string) => `/api/media/${recipeAssetKey(id, '')}`;
