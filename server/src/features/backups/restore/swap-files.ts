import { cp, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileStore } from '../../../platform/files/index.ts';
import { contentKey, filedFolders } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from './verify-backup.ts';

/** Where the files of a restore wait below the data folder until the database says that they are the right ones. */
const top = 'restoring';
const journalKey = `${top}/journal.json`;
const Journal = z.object({ id: z.string() });

interface StageWork {
  files: FileStore;
  dataFolder: string;
  place: Place;
  name: string;
  id: string;
  lost: ReadonlySet<string>;
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** Lays the files of a backup out beside those that there are. */
export const stageFiles = async (work: StageWork): Promise<void> => {
  const { files, dataFolder, place, name, id, lost, signal, onProgress } = work;
  for (const folder of filedFolders) await mkdir(join(dataFolder, top, id, folder), { recursive: true });
  let done = 0;
  for await (const { path, sha256, modifiedAt } of listedFiles(place, name)) {
    signal.throwIfAborted();
    done += 1;
    const key = `${top}/${id}/${path}`;
    if (!lost.has(path) && (await bring({ place, files }, contentKey(sha256), key))) {
      const at = new Date(modifiedAt);
      await utimes(join(dataFolder, key), at, at);
    }
    onProgress(done);
  }
};

const bring = async (
  { place, files }: Pick<StageWork, 'place' | 'files'>,
  from: string,
  to: string,
): Promise<boolean> => {
  const found = await place.local?.find(from);
  const content = found ? undefined : await place.read(from);
  if (found) await files.writeCopy(to, found.path);
  else if (content) await files.write(to, content);
  return found !== undefined || content !== undefined;
};

/** From here on a start of the server asks the database whether the files that wait are the right ones. */
export const noteSwap = (files: FileStore, id: string): Promise<void> =>
  files.write(journalKey, Buffer.from(JSON.stringify({ id })));

export const findNotedSwap = async (dataFolder: string): Promise<string | undefined> => {
  try {
    return Journal.parse(JSON.parse(await readFile(join(dataFolder, journalKey), 'utf8'))).id;
  } catch {
    return undefined;
  }
};

/** From the note before the tables are replaced until the files are. */
export const isSwappingFiles = async (dataFolder: string): Promise<boolean> =>
  (await findNotedSwap(dataFolder)) !== undefined;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Puts the files that wait in the place of those that there are. Doing it again after a kill does what is left of it. */
export const swapFiles = async (dataFolder: string, id: string): Promise<void> => {
  const former = join(dataFolder, top, `${id}-former`);
  await mkdir(former, { recursive: true });
  for (const folder of filedFolders) {
    const [present, staged] = [join(dataFolder, folder), join(dataFolder, top, id, folder)];
    if (!(await exists(staged))) continue;
    if ((await exists(present)) && !(await exists(join(former, folder)))) await rename(present, join(former, folder));
    if (await exists(present)) await addMissing(present, staged);
    await rename(staged, present);
  }
  await dropStaged(dataFolder);
};

/** Somebody may save a picture between the two steps: it belongs to the new data already. */
const addMissing = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true, force: false });
  await rm(from, { recursive: true });
};

/** Throws away what waits, and what was replaced. */
export const dropStaged = async (dataFolder: string): Promise<void> => {
  await rm(join(dataFolder, journalKey), { force: true });
  await rm(join(dataFolder, top), { recursive: true, force: true });
};
