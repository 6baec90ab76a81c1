import type { FileStore, StoredFile } from '../../../platform/files/index.ts';
import { ImageError, makeSize } from '../../../platform/images/index.ts';
import { type ImageSize, imageKey, imageSourceKey } from '../file-keys.ts';

/** Makes the sizes of a picture that are still to be made. Throws `ImageError`. */
export const makeSizes = async (files: FileStore, folder: string): Promise<void> => {
  const isPending = (await files.find(imageSourceKey(folder))) !== undefined;
  if (!isPending) return;
  for (const size of ['min', 'original'] as const) await makeMissing(files, folder, size);
  await files.remove(imageSourceKey(folder));
};

/** A size of a picture, made now where it is still to be made; the smallest one where that fails. */
export const findImage = async (
  files: FileStore,
  folder: string,
  size: ImageSize,
): Promise<(StoredFile & { isAsked: boolean }) | undefined> => {
  const key = imageKey(folder, size);
  const made = (await files.find(key)) ?? (await madeNow(files, folder, size));
  if (made) return { ...made, isAsked: true };
  const next = (await files.find(imageSourceKey(folder))) && (await files.find(imageKey(folder, 'tiny')));
  return next && { ...next, isAsked: false };
};

const madeNow = async (files: FileStore, folder: string, size: ImageSize): Promise<StoredFile | undefined> => {
  if (size !== 'tiny') {
    try {
      await makeMissing(files, folder, size);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
    }
  }
  return files.find(imageKey(folder, size));
};

/** Those that are being made now: who asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<void>>();

const makeMissing = (files: FileStore, folder: string, size: 'original' | 'min'): Promise<void> => {
  const key = imageKey(folder, size);
  const begun = underWay.get(key);
  if (begun) return begun;
  const work = make(files, folder, size).finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
};

const make = async (files: FileStore, folder: string, size: 'original' | 'min'): Promise<void> => {
  const [source, key] = [imageSourceKey(folder), imageKey(folder, size)];
  const before = await files.find(source);
  const bytes = before && !(await files.find(key)) ? await files.read(source) : undefined;
  if (!bytes) return;
  const sized = await makeSize(bytes, size);
  // Another picture may have come in its place, which has its own sizes or a source of its own.
  if ((await files.find(source))?.etag === before?.etag) await files.writeNew(key, sized);
};
