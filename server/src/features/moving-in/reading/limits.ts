import type { SentLimits } from '../../../platform/files/index.ts';

/** What is read of files that strangers made: more than any export has, and less than fills a computer. */
export const sentLimits: SentLimits = {
  entries: 200_000,
  entryBytes: 300_000_000,
  totalBytes: 50_000_000_000,
  depth: 12,
  archives: 20_000,
  deepArchives: 1000,
};

/** What a thread reads in one go: short, so that little is lost with it and progress is seen. */
export const sliceLimits = { milliseconds: 1500, recipes: 200, bytes: 16_000_000 };

/** Files that are looked at in one slice, until one of them ends the thread. */
export const mostFilesOfSlice = 2000;
