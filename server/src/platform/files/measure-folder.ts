import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDraftName } from './file-keys.ts';

/** Every file below a folder of this machine; none where there is no such folder. */
async function* filesIn(
  folder: string,
): AsyncGenerator<{ name: string; path: string; size: number; modifiedAt: Date }> {
  // Folder by folder: `opendir` leaves out entries when it goes deeper by itself.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    if (!entry.isFile()) continue;
    // What another one has removed meanwhile takes no room.
    const about = await stat(path).catch(() => undefined);
    if (about) yield { name: entry.name, path, size: about.size, modifiedAt: about.mtime };
  }
}

/** Bytes in all files below it. */
export const measureFolder = async (folder: string): Promise<number> => {
  let bytes = 0;
  for await (const { size } of filesIn(folder)) bytes += size;
  return bytes;
};

/** Files that were written in part, and are not being written any more. */
export const listDrafts = async (folder: string, before: Date): Promise<{ path: string; size: number }[]> => {
  const drafts = [];
  for await (const { name, path, size, modifiedAt } of filesIn(folder)) {
    if (isDraftName(name) && modifiedAt < before) drafts.push({ path, size });
  }
  return drafts;
};
