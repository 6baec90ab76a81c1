import { AppError } from '../../../platform/errors/index.ts';
import { createWorkerPool } from '../../../platform/workers/index.ts';
import type { writeDraftOfHousehold } from '../household/read-household.ts';
import type { writeDraft, writeDraftOfPieces } from './write-draft.ts';

/** No interface: that has no index signature. */
type Tasks = {
  writeDraft: typeof writeDraft;
  writeDraftOfPieces: typeof writeDraftOfPieces;
  writeDraftOfHousehold: typeof writeDraftOfHousehold;
};

/** The built server has the program of the thread beside itself; from the source it is run as everything else is. */
const isSource = import.meta.url.endsWith('.ts');

/** All tables are in one text, which may be large: it is read in a thread of its own that ends soon after. */
export const tableReaders = createWorkerPool<Tasks>({
  file: new URL(isSource ? './mealie-worker.ts' : './read-instances.js', import.meta.url),
  size: 1,
  deadline: 600_000,
  megabytes: 2000,
  idle: 1000,
  refusal: () => new AppError('backup.too-large'),
});
