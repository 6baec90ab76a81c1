import { LRUCache } from 'lru-cache';

/** 16 MiB: some thousand pages of a list. */
const mostBytes = 16 * 1024 * 1024;
/** A larger reply would push out too many others. */
const mostBytesOfOne = 4 * 1024 * 1024;

export interface Remembered {
  /** Of the topics that it depends on, when the reply was made. */
  revisions: string;
  body: Buffer;
  /** Made when the reply is asked for a second time: compressing costs ten times the reply. */
  compressed?: Buffer;
}

/**
 * Replies of this process that hold until a topic changes that they depend on. Revisions come from the database at each
 * request, so another process' writes are noticed as well.
 */
export const createRememberedReplies = () => {
  const replies = new LRUCache<string, Remembered>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  return {
    find(key: string, revisions: string): Remembered | undefined {
      const reply = replies.get(key);
      return reply?.revisions === revisions ? reply : undefined;
    },
    keep: (key: string, revisions: string, body: Buffer) => replies.set(key, { revisions, body }),
  };
};

export type RememberedReplies = ReturnType<typeof createRememberedReplies>;
