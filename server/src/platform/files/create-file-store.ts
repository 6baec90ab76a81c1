import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { draftName, isDraftName, isSafeKey } from './file-keys.ts';
import { FileKeyError, type FileStore, type StoredEntry } from './file-store.ts';

const statsAtOnce = 64;

/** The files below a folder of this machine, or of a disk that several processes share. */
export function createFileStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isSafeKey(key)) throw new FileKeyError(key);
    return join(root, ...key.split('/'));
  };

  const list = async (folder: string): Promise<StoredEntry[]> => {
    const top = pathOf(folder);
    const found: StoredEntry[] = [];
    for await (const paths of filesBelow(top)) {
      const entries = paths.map(async (path) => {
        const about = await orNothing(stat(path));
        return about && { name: relative(top, path).split(sep).join('/'), size: about.size, modifiedAt: about.mtime };
      });
      found.push(...(await Promise.all(entries)).filter((entry) => entry !== undefined));
    }
    return found;
  };

  return {
    write: async (key, content) => writeWhole(pathOf(key), content),

    writeCopy: async (key, path) => writeWhole(pathOf(key), copyOf(path)),

    async writeNew(key, content) {
      try {
        await writeWhole(pathOf(key), content, link);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      }
    },

    async find(key) {
      if (!isSafeKey(key)) return undefined;
      const path = pathOf(key);
      const about = await orNothing(stat(path));
      if (!about?.isFile()) return undefined;
      return {
        size: about.size,
        modifiedAt: about.mtime,
        etag: `"${about.size.toString(36)}-${Math.round(about.mtimeMs * 1000).toString(36)}"`,
        path,
        stream: (range) => createReadStream(path, range),
      };
    },

    read: async (key) => (isSafeKey(key) ? orNothing(readFile(pathOf(key))) : undefined),

    list,

    async remove(key) {
      const path = pathOf(key);
      return (await orNothing(unlink(path).then(() => true))) ?? false;
    },

    removeFolder: async (folder) => rm(pathOf(folder), { recursive: true, force: true }),

    async removeDrafts(before, { folder, isDeep = true } = {}) {
      let removed = 0;
      // `opendir` leaves out entries when it goes deeper by itself.
      const top = folder ? pathOf(folder) : root;
      for (const entry of (await orNothing(readdir(top, { recursive: isDeep, withFileTypes: true }))) ?? []) {
        if (!entry.isFile() || !isDraftName(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const about = await orNothing(stat(path));
        if (!about || about.mtime >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },

    async copyFolder(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)];
      for (const { name } of await list(from)) {
        await writeWhole(join(target, name), copyOf(join(source, name)));
      }
    },
  };
}

/** The files at any depth, ordered by name, some at once. Reading all folders in one step would hold the process up for too long. */
async function* filesBelow(folder: string): AsyncGenerator<string[]> {
  const entries = (await orNothing(readdir(folder, { withFileTypes: true }))) ?? [];
  const named = entries.map((entry) => ({ entry, name: entry.isDirectory() ? `${entry.name}/` : entry.name }));
  let files: string[] = [];
  for (const { entry } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isFile() && !entry.name.startsWith('.')) files.push(path);
    if (files.length < statsAtOnce && !entry.isDirectory()) continue;
    if (files.length > 0) yield files;
    files = [];
    if (entry.isDirectory()) yield* filesBelow(path);
  }
  if (files.length > 0) yield files;
}

/** Copied by the system, so that the bytes don't pass through the memory of this process. */
const copyOf = (path: string) => (draft: string) =>
  copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);

/** Writes a draft beside the place, brings it safely to the disk, and puts it there in one step. */
async function writeWhole(
  path: string,
  content: Uint8Array | Readable | ((draft: string) => Promise<void>),
  put: typeof rename = rename,
): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, draftName());
  await mkdir(folder, { recursive: true });
  try {
    if (typeof content === 'function') await content(draft);
    const file = await open(draft, typeof content === 'function' ? 'r+' : 'wx');
    try {
      if (content instanceof Uint8Array) await file.writeFile(content);
      else if (typeof content !== 'function') for await (const part of content) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(draft, path);
  } finally {
    // After a rename there is no draft any more.
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
}

/** The new name is on the disk only when its folder is. Windows opens no folders, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The answer, or nothing when there is no such file, or a folder in its place. */
async function orNothing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
