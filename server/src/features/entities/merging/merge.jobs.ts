import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../../../platform/jobs/index.ts';
import { forgetMergesBefore, oldestMerge, undoUntil } from './merges.repository.ts';

const forgetMerges = { name: 'forget-merges', payload: z.null() };

/** Has what a merge has written down thrown away once it cannot be undone any more. */
export const forgetLater = (db: GroupTransaction, at: Date): Promise<void> =>
  addJobs(db, forgetMerges, [{ payload: null, dueAt: new Date(undoUntil(at.toISOString())) }], at);

/** Throws away what merges have written down for their undoing, when its time is over. */
export const mergeJobs = (clock: Clock): JobDefinition[] => [
  defineJob({
    kind: forgetMerges,
    atOnce: 1,
    run: (job) => complete(job, (db) => forgetMergesBefore(db, oldestMerge(clock.now()))),
  }),
];
