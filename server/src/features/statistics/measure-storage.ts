import { statfs } from 'node:fs/promises';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { recipeExportFolder, recipeFolder } from '../recipes/index.ts';
import { sizeText } from './size-text.ts';
import { listMemberIds, listRecipeIds } from './statistics.repository.ts';

/** So few folders are read at once that other requests get to theirs. */
const foldersAtOnce = 8;

/** Those of a group's recipes, of its members, and of what it exported. */
export const groupFolders = async (db: GroupDatabase): Promise<string[]> => {
  const recipes = (await listRecipeIds(db)).map(recipeFolder);
  const members = (await listMemberIds(db)).map((id) => `users/${id}`);
  return [...recipes, ...members, recipeExportFolder(db.groupId)];
};

/** Bytes in the files of a group. */
export const usedBytes = async (db: GroupDatabase, files: FileStore): Promise<number> => {
  const folders = await groupFolders(db);
  let bytes = 0;
  const addFolders = async () => {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const { size } of await files.list(folder)) bytes += size;
    }
  };
  await Promise.all(Array.from({ length: foldersAtOnce }, addFolders));
  return bytes;
};

/** Bytes that are left on the disk of the data folder. */
const freeOnDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const megabyte = 1024 ** 2;

/** How much room the files of a group take, and how much they could: what the setting says, or what is left on the disk. */
export const storageOf = async (db: GroupDatabase, { files, settings }: Pick<Platform, 'files' | 'settings'>) => {
  const usedStorageBytes = await usedBytes(db, files);
  const { GROUP_STORAGE_MB, DATA_DIR } = settings;
  const totalStorageBytes =
    GROUP_STORAGE_MB > 0 ? GROUP_STORAGE_MB * megabyte : usedStorageBytes + (await freeOnDisk(DATA_DIR));
  return {
    usedStorageBytes,
    usedStorageStr: sizeText(usedStorageBytes),
    totalStorageBytes,
    totalStorageStr: sizeText(totalStorageBytes),
    hasQuota: GROUP_STORAGE_MB > 0,
  };
};
