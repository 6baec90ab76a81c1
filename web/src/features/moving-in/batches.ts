import type { SentFile } from '../../lib/api/index.ts';
import { pathOf } from '../../lib/browser/dropped-files.ts';

/** What one request carries: so many files, or so many bytes; a larger file goes alone. */
const mostFiles = 500;
const mostBytes = 64 * 1024 * 1024;

/** Files in the order in which they are sent, as many at once as one request carries. */
export const batchesOf = (files: readonly SentFile[]): SentFile[][] => {
  const batches: SentFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < mostFiles && bytes + file.file.size <= mostBytes) {
      last.push(file);
      bytes += file.file.size;
    } else {
      batches.push([file]);
      bytes = file.file.size;
    }
  }
  return batches;
};

/** The path that a file has in a folder that was dropped or chosen. */
export const sentFile = (file: File): SentFile => ({ file, path: pathOf(file) });
