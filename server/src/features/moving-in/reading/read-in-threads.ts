import { AppError } from '../../../platform/errors/index.ts';
import { createWorkerPool } from '../../../platform/workers/index.ts';
import type * as tasks from './read-sent.ts';

/** The built server has the program of the threads beside itself; from the source it is run as everything else is. */
const isSource = import.meta.url.endsWith('.ts');

/** What strangers made is read in threads: a file that takes long or too much memory is left out, and holds up nobody. */
export const readers = createWorkerPool<typeof tasks>({
  file: new URL(isSource ? './reading-worker.ts' : './read-exports.js', import.meta.url),
  size: 2,
  // Opening the largest archives takes some seconds, and the slowest computers ten times as long.
  deadline: 120_000,
  megabytes: 600,
  idle: 30_000,
  refusal: () => new AppError('import.too-complex'),
});
