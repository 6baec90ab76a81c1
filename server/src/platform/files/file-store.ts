import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
  /** Changes with the content; quoted, ready for the header. */
  etag: string;
  /** Where it lies on this machine. */
  path: string;
  /** The content, or the bytes from `start` to `end`, both included. */
  stream(range?: { start: number; end: number }): Readable;
}

export interface StoredEntry {
  /** The key below the folder that was listed. */
  name: string;
  size: number;
  modifiedAt: Date;
}

/**
 * Files by key. A write is whole or not at all, whatever stops it. Only what a store of objects offers too is here, so
 * that media can move to one.
 */
export interface FileStore {
  /** Replaces what is there. Throws `FileKeyError` for a key that leads out of the store. */
  write(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Replaces what is there by a copy of a file of this machine. */
  writeCopy(key: string, path: string): Promise<void>;
  /** Writes where nothing is yet. Whether it did: of two at the same moment, one. */
  writeNew(key: string, content: Uint8Array): Promise<boolean>;
  /** Nothing for a missing file, a folder, or a key that leads out of the store. */
  find(key: string): Promise<StoredFile | undefined>;
  read(key: string): Promise<Buffer | undefined>;
  /** All files at any depth, ordered by name; none for a missing folder. */
  list(folder: string): Promise<StoredEntry[]>;
  /** Whether there was something to remove. */
  remove(key: string): Promise<boolean>;
  removeFolder(folder: string): Promise<void>;
  /**
   * Removes what was written in part when a process was killed, if it is older than `before`: at any depth, unless `isDeep` is false.
   * Answers how many there were.
   */
  removeDrafts(before: Date, where?: { folder?: string; isDeep?: boolean }): Promise<number>;
  /** Copies the files at any depth; a missing folder is an empty one. */
  copyFolder(from: string, to: string): Promise<void>;
}

export class FileKeyError extends Error {
  override readonly name = 'FileKeyError';

  constructor(readonly key: string) {
    super(`The key ${JSON.stringify(key)} leads out of the store.`);
  }
}
