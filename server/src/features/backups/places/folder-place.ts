import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileStore } from '../../../platform/files/index.ts';
import type { Place, StoredPart } from './place.ts';

/** A folder of this machine, or one that is mounted there. */
export const createFolderPlace = (root: string): Place => {
  const files = createFileStore(root);
  return {
    local: files,
    names: () => readdir(root).catch(nothingWhereMissing),
    list: (folder) => partsBelow(files, root, folder),
    write: (key, content) => files.write(key, content),
    read: async (key) => (await files.find(key))?.stream(),
    remove: async (key) => void (await files.remove(key)),
    removeFolder: (folder) => files.removeFolder(folder),
    room: async () => {
      await mkdir(root, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(root);
      return { free: bavail * bsize, total: blocks * bsize };
    },
  };
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const nothingWhereMissing = (error: unknown): never[] => {
  if (isMissing(error)) return [];
  throw error;
};

async function* partsBelow(
  files: ReturnType<typeof createFileStore>,
  root: string,
  folder: string,
): AsyncGenerator<StoredPart> {
  // Folder by folder: `opendir` leaves out entries when it goes deeper by itself.
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(nothingWhereMissing);
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* partsBelow(files, root, key);
    const found = entry.isFile() ? await files.find(key) : undefined;
    if (found) yield { key, size: found.size };
  }
}
