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
  const replies = new Map<string, Remembered>();
  let bytes = 0;

  const forget = (key: string) => {
    const reply = replies.get(key);
    if (!reply) return;
    bytes -= reply.body.length + key.length;
    replies.delete(key);
  };

  return {
    find(key: string, revision: number): Remembered | undefined {
      const reply = replies.get(key);
      if (reply && reply.revision !== revision) forget(key);
      return reply?.revision === revision ? reply : undefined;
    },

    keep(key: string, revision: number, body: Buffer): void {
      if (body.length > mostBytesOfOne) return;
      forget(key);
      replies.set(key, { revision, body });
      bytes += body.length + key.length;
      for (const oldest of replies.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    },
  };
};

export type RememberedReplies = ReturnType<typeof createRememberedReplies>;
