import { mkdir, opendir, readdir, statfs } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
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

const nothingWhereMissing = (error: unknown): string[] => {
  if (isMissing(error)) return [];
  throw error;
};

async function* partsBelow(
  files: ReturnType<typeof createFileStore>,
  root: string,
  folder: string,
): AsyncGenerator<StoredPart> {
  const top = join(root, folder);
  const entries = await opendir(top, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    const found = await files.find(key);
    if (found) yield { key, size: found.size };
  }
}
