import type { Readable } from 'node:stream';
import type { FileStore } from '../../../platform/files/index.ts';

export interface StoredPart {
  key: string;
  size: number;
}

/** Where backups lie. Each of its methods may fail as a disk or a network does. */
export interface Place {
  /** Of a place on this machine: its files are copied and hashed without passing through the memory of this process. */
  local?: Pick<FileStore, 'find' | 'writeCopy'>;
  /** What is directly below the top. */
  names(): Promise<string[]>;
  /** Everything below a folder, at any depth. */
  list(folder: string): AsyncIterable<StoredPart>;
  /** Whole or not at all. Some places want to know beforehand how many bytes a stream has. */
  write(key: string, content: Uint8Array | Readable, size?: number): Promise<void>;
  /** Nothing where there is none. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  /** Bytes that are free and bytes in all, where that is known. */
  room(): Promise<{ free: number; total: number } | null>;
}
