import type { FileStore } from './file-store.ts';

/** How much the files of a group may still take. */
export interface Room {
  /** Takes room for files that are about to be written, unless there is too little; answers whether there was enough. */
  take(groupId: string, bytes: number): Promise<boolean>;
  /** As `take`. @throws AppError `group.storage-full` where there is too little */
  require(groupId: string, bytes: number): Promise<void>;
}

/** Bytes of all that lies in a folder of the store. */
export const sizeOfStored = async (files: FileStore, folder: string): Promise<number> =>
  (await files.list(folder)).reduce((sum, { size }) => sum + size, 0);
