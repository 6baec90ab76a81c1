import { buffer } from 'node:stream/consumers';
import type { Recipe } from '@larder/contract';
import type { FileStore, StoredFile, ZipContent } from '../../../platform/files/index.ts';
import { ImageError, makeJpeg, makeJpegIn } from '../../../platform/images/index.ts';
import { imageKey, imageSourceKey, recipeAssetFolder, recipeAssetKey, recipeImageFolder } from '../file-keys.ts';
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

/**
 * The pictures of a recipe in every size. One of which sizes are still to be made goes as it came beside its smallest size: making those of
 * thousands would hold up everybody else, and who reads the archive makes them anyway.
 */
export async function* picturesOf(files: FileStore, { id }: Recipe, to: string): AsyncGenerator<ZipContent> {
  const folder = recipeImageFolder(id);
  const source = await files.find(imageSourceKey(folder));
  const ending = source && (await endingOf(source));
  if (source && !ending) {
    await makeSizes(files, folder).catch((error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
    });
  }
  for await (const file of filesBelow(files, folder, to, true)) {
    const isPending = ending && !file.path.includes('/timeline/');
    if (!isPending || file.path === imageKey(to, 'tiny')) yield file;
  }
  if (!source || !ending) return;
  const content = async () => {
    // Its sizes may have been made since.
    const file = (await files.find(imageSourceKey(folder))) ?? (await files.find(imageKey(folder, 'original')));
    return (file ?? source).stream();
  };
  yield { path: `${to}/original.${ending}`, content, modifiedAt: source.modifiedAt, isPacked: true };
}

const beginning = 12;

/** What a picture is called that every reader of an archive knows by its first bytes; undefined for one of another kind. */
const endingOf = async (file: StoredFile): Promise<string | undefined> => {
  const start = await buffer(file.stream({ start: 0, end: beginning - 1 }));
  if (start[0] === 0xff && start[1] === 0xd8) return 'jpg';
  if (start.toString('latin1', 1, 4) === 'PNG') return 'png';
  return start.toString('latin1', 8, beginning) === 'WEBP' ? 'webp' : undefined;
};

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
