import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredEntry } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
import { Hashed } from './hashed.ts';
import { contentKey, type FileLine, filedFolders } from './manifest.ts';

export interface FileWork {
  files: FileStore;
  place: Place;
  /** Files of an earlier backup by path: one of the same size and time is not read again. */
  known: ReadonlyMap<string, FileLine>;
  /** Keys that are in the place already. */
  stored: Set<string>;
  signal: AbortSignal;
  onProgress(done: number, total: number, bytes: number): void;
}

/** What belongs to the tables of this moment and lies on the disk. */
export const listFiles = async (files: FileStore): Promise<StoredEntry[]> => {
  const lists = await Promise.all(
    filedFolders.map(async (folder) =>
      (await files.list(folder)).map((entry) => ({ ...entry, name: `${folder}/${entry.name}` })),
    ),
  );
  return lists.flat();
};

/** Brings files into the place, those that are not there yet. One that was thrown away meanwhile is left out. */
export async function* writeFiles(entries: StoredEntry[], work: FileWork): AsyncGenerator<FileLine> {
  let bytes = 0;
  for (const [at, { name: path, size, modifiedAt }] of entries.entries()) {
    work.signal.throwIfAborted();
    const known = work.known.get(path);
    const time = modifiedAt.getTime();
    const isKnown =
      known && known.size === size && known.modifiedAt === time && work.stored.has(contentKey(known.sha256));
    const line = isKnown ? known : await storeFile(path, time, work);
    bytes += size;
    work.onProgress(at + 1, entries.length, bytes);
    if (line) yield line;
  }
}

const storeFile = async (path: string, modifiedAt: number, { files, place, stored }: FileWork) => {
  const found = await files.find(path);
  if (!found) return undefined;
  const hashed = new Hashed();
  await pipeline(found.stream(), hashed, async (content) => {
    for await (const _ of content);
  });
  const sha256 = hashed.sha256();
  const key = contentKey(sha256);
  if (!stored.has(key)) {
    await place.write(key, found.stream());
    stored.add(key);
  }
  return { path, size: hashed.bytes, modifiedAt, sha256 } satisfies FileLine;
};
