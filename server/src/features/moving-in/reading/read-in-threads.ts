import { AppError } from '../../../platform/errors/index.ts';
import { createWorkerPool, programBeside } from '../../../platform/workers/index.ts';
import type * as tasks from './read-sent.ts';

/** What strangers made is read in threads: a file that takes long or too much memory is left out, and holds up nobody. */
export const readers = createWorkerPool<typeof tasks>({
  file: programBeside(import.meta.url, { source: './reading-worker.ts', built: './read-exports.js' }),
  size: 2,
  // Opening the largest archives takes some seconds, and the slowest computers ten times as long.
  deadline: 120_000,
  megabytes: 600,
  idle: 30_000,
  refusal: () => new AppError('import.too-complex'),
});
