import { AppError } from '../../../platform/errors/index.ts';
import { createWorkerPool, programBeside } from '../../../platform/workers/index.ts';
import type { writeDraftOfHousehold } from '../household/read-household.ts';
import type { writeDraft, writeDraftOfPieces } from '../mealie/write-draft.ts';

/** No interface: that has no index signature. */
type Tasks = {
  writeDraft: typeof writeDraft;
  writeDraftOfPieces: typeof writeDraftOfPieces;
  writeDraftOfHousehold: typeof writeDraftOfHousehold;
};

/** All tables are in one text, which may be large: it is read in a thread of its own that ends soon after. */
export const tableReaders = createWorkerPool<Tasks>({
  file: programBeside(import.meta.url, { source: './tables-worker.ts', built: './read-instances.js' }),
  size: 1,
  deadline: 600_000,
  megabytes: 2000,
  idle: 1000,
  refusal: () => new AppError('backup.too-large'),
});
