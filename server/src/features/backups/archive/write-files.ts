import { type FileStore, hashFile, type StoredEntry } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
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

/** Each is waited for until it is safe on the disk. */
const filesAtOnce = 4;

/** Brings files into the place, those that are not there yet. One that was thrown away meanwhile is left out. */
export async function* writeFiles(entries: StoredEntry[], work: FileWork): AsyncGenerator<FileLine> {
  let bytes = 0;
  for (let from = 0; from < entries.length; from += filesAtOnce) {
    work.signal.throwIfAborted();
    const some = entries.slice(from, from + filesAtOnce);
    const lines = await Promise.all(some.map((entry) => writeFile(entry, work)));
    bytes += some.reduce((sum, { size }) => sum + size, 0);
    work.onProgress(from + some.length, entries.length, bytes);
    yield* lines.filter((line) => line !== undefined);
  }
}

const writeFile = async ({ name: path, size, modifiedAt }: StoredEntry, work: FileWork) => {
  const known = work.known.get(path);
  const time = modifiedAt.getTime();
  const isKnown =
    known && known.size === size && known.modifiedAt === time && work.stored.has(contentKey(known.sha256));
  return isKnown ? known : storeFile(path, time, work).catch(nothingWhereMissing);
};

const storeFile = async (path: string, modifiedAt: number, { files, place, stored }: FileWork) => {
  const found = await files.find(path);
  if (!found) return undefined;
  const { bytes: size, sha256 } = await hashFile(found.path);
  const key = contentKey(sha256);
  if (!stored.has(key)) {
    await (place.local?.writeCopy(key, found.path) ?? place.write(key, found.stream()));
    stored.add(key);
  }
  return { path, size, modifiedAt, sha256 } satisfies FileLine;
};

const nothingWhereMissing = (error: unknown): undefined => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};
