import type { GroupTransaction } from '../../../platform/database/index.ts';
import { addJobs, finishJob, type JobKind } from '../../../platform/jobs/index.ts';
import { forgetMergesBefore } from './merges.repository.ts';
import { oldestMerge, undoUntil } from './undo-time.ts';

const kind = 'forget-merges';

/** Has what a merge keeps thrown away once it cannot be undone any more. */
export const forgetLater = (db: GroupTransaction, at: Date): Promise<void> =>
  addJobs(db, [{ kind, payload: null, dueAt: new Date(undoUntil(at.toISOString())) }], at);

/** Throws away what merges keep for their undoing, when its time is over. */
export const mergeJobs = (clock: { now(): Date }): Record<string, JobKind> => ({
  [kind]: {
    atOnce: 1,
    run: (job, { db }) =>
      db.change(async (db) => {
        await forgetMergesBefore(db, oldestMerge(clock.now()));
        await finishJob(db, job);
      }),
    giveUp: (job, { db }) => db.change((db) => finishJob(db, job)),
  },
});
