import { z } from 'zod';
import type { FileStore } from '../../../platform/files/index.ts';

/** What became of the last copy to the second place, known without asking it. */
const CopyState = z.object({
  /** Where that is: what is known of another one says nothing. */
  place: z.string(),
  /** The last backup that is there. */
  backup: z.string().nullable(),
  copiedAt: z.string().nullable(),
  /** When that one was fetched back and was as it should be. */
  provenAt: z.string().nullable(),
  /** Parts of it that were not. */
  damaged: z.int().nonnegative(),
  /** Code of what went wrong the last time, with the values of its words. */
  problem: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
});
export type CopyState = z.infer<typeof CopyState>;

const stateKey = 'backups/second-place.json';

export const readCopyState = async (files: FileStore, place: string): Promise<CopyState> => {
  const none: CopyState = { place, backup: null, copiedAt: null, provenAt: null, damaged: 0, problem: null };
  const bytes = await files.read(stateKey);
  try {
    const state = bytes && CopyState.parse(JSON.parse(String(bytes)));
    return state?.place === place ? state : none;
  } catch {
    return none;
  }
};

export const writeCopyState = (files: FileStore, state: CopyState): Promise<void> =>
  files.write(stateKey, Buffer.from(JSON.stringify(state)));
