import { LRUCache } from 'lru-cache';

/** 16 MiB: some thousand pages of a list. */
const mostBytes = 16 * 1024 * 1024;
/** A larger reply would push out too many others. */
const mostBytesOfOne = 1024 * 1024;

export interface Remembered {
  /** Of the group, when the reply was made. */
  revision: number;
  body: Buffer;
  /** Made when the reply is asked for a second time: compressing costs ten times the reply. */
  compressed?: Buffer;
}

/**
 * Replies of this process that hold until their group's revision changes. The revision comes from the database at each
 * request, so another process' writes are noticed as well.
 */
export const createRememberedReplies = () => {
  const replies = new LRUCache<string, Remembered>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  return {
    find(key: string, revision: number): Remembered | undefined {
      const reply = replies.get(key);
      return reply?.revision === revision ? reply : undefined;
    },
    keep: (key: string, revision: number, body: Buffer) => replies.set(key, { revision, body }),
  };
};

export type RememberedReplies = ReturnType<typeof createRememberedReplies>;
