import type { Readable } from 'node:stream';

export interface StoredPart {
  key: string;
  size: number;
}

/** Where backups lie. Each of its methods may fail as a disk or a network does. */
export interface Place {
  /** What is directly below the top. */
  names(): Promise<string[]>;
  /** Everything below a folder, at any depth. */
  list(folder: string): AsyncIterable<StoredPart>;
  /** Whole or not at all. */
  write(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Nothing where there is none. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  /** Bytes that are free and bytes in all, where that is known. */
  room(): Promise<{ free: number; total: number } | null>;
}
