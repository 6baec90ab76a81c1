import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { FileStore } from '../files/index.ts';
import { createSignedTokens } from '../security/index.ts';
import type { FileAnswer } from './send-file.ts';

/** Where a file comes from, what it is called there, and under which name it is saved. */
const Claims = z.object({ source: z.string(), key: z.string(), name: z.string() });
type Wanted = z.infer<typeof Claims>;

type Open = (wanted: Wanted) => Promise<FileAnswer | undefined>;

/** Files that somebody may fetch by a token alone, as a browser does that is led to an address. */
export interface Downloads {
  /** Features that make their files while they are read say here how. */
  offer(source: string, open: Open): void;
  sign(wanted: Wanted): Promise<string>;
  /** Null for a token that is forged or too old, nothing where the file is gone. */
  open(token: string): Promise<FileAnswer | undefined | null>;
}

/** What lies in the store of files. */
export const storedFiles = 'files';
const tokenLife = 30 * 60;

export const createDownloads = (parts: { secret: string; clock: Clock; files: FileStore }): Downloads => {
  const { secret, clock, files } = parts;
  const tokens = createSignedTokens({ secret, purpose: 'download', claims: Claims, now: () => clock.now().getTime() });
  const sources = new Map<string, Open>([
    [
      storedFiles,
      async ({ key, name }) => {
        const file = await files.find(key);
        if (!file) return undefined;
        const { size, etag } = file;
        const body: FileAnswer['body'] = (range) => file.stream(range);
        return { contentType: 'application/octet-stream', saveAs: name, size, etag, body };
      },
    ],
  ]);
  return {
    offer: (source, open) => void sources.set(source, open),
    sign: (wanted) => tokens.sign(wanted, tokenLife),
    open: async (token) => {
      const read = await tokens.read(token);
      return read ? sources.get(read.claims.source)?.(read.claims) : null;
    },
  };
};
