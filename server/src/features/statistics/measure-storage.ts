import { statfs } from 'node:fs/promises';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { recipeExportFolder, recipeFolder } from '../recipes/index.ts';
import { listMemberIds, listRecipeIds } from './statistics.repository.ts';

/** So few folders are read at once that other requests get to theirs. */
const foldersAtOnce = 8;

/** Bytes in the files of a group's recipes, of its members, and of what it exported. */
export const measureFiles = async (db: GroupDatabase, files: FileStore): Promise<number> => {
  const recipes = (await listRecipeIds(db)).map(recipeFolder);
  const members = (await listMemberIds(db)).map((id) => `users/${id}`);
  const folders = [...recipes, ...members, recipeExportFolder(db.groupId)];
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
export const freeOnDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
