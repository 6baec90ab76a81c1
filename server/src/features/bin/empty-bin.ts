import type { GroupDatabase } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition } from '../../platform/jobs/index.ts';
import { findOldest, oldestInBin, removeFromBin, throwAwayJob } from './bin.repository.ts';
import type { BinKind } from './bin-kind.ts';

/** So many in one transaction that other writers of the group need not wait long. */
const itemsAtOnce = 100;

type Context = Pick<Platform, 'files'> & { at: Date };

/** Deletes for good. @returns how many there were */
export const throwAway = (db: GroupDatabase, kinds: BinKinds, ids: string[], context: Context): Promise<number> =>
  db.change(async (db) => {
    const gone = await removeFromBin(db, ids);
    for (const { id, kind, contents } of gone) {
      kinds[kind].throwAway?.(db, { id, contents: JSON.parse(contents) }, context);
    }
    return gone.length;
  });

/** Deletes for good what was deleted before a time. @returns how many that were */
export const throwAwayBefore = async (
  db: GroupDatabase,
  kinds: BinKinds,
  before: string,
  context: Context,
): Promise<number> => {
  let count = 0;
  for (;;) {
    const ids = await findOldest(db, before, itemsAtOnce);
    if (ids.length === 0) return count;
    count += await throwAway(db, kinds, ids, context);
  }
};

export const binJobs = (kinds: BinKinds, { files, clock }: Pick<Platform, 'files' | 'clock'>): JobDefinition[] => [
  defineJob({
    kind: throwAwayJob,
    atOnce: 1,
    run: async (job) => {
      const at = clock.now();
      await throwAwayBefore(job.db, kinds, oldestInBin(at), { files, at });
      await complete(job);
    },
  }),
];

export type BinKinds = Readonly<Record<BinKind['kind'], BinKind>>;
