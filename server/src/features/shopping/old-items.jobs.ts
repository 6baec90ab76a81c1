import { z } from 'zod';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import {
  addJobs,
  complete,
  defineJob,
  hasOpenJobs,
  type JobDefinition,
  type RunningJob,
} from '../../platform/jobs/index.ts';
import { findOldChecked, hasItems } from './items.repository.ts';
import { takeOffLists } from './save-items.ts';

const oldItemsJob = { name: 'old-shopping-items', payload: z.object({}) };
type Payload = z.infer<typeof oldItemsJob.payload>;

/** Finds the job of a group again. */
const subject = 'old-shopping-items';

const day = 24 * 3_600_000;
/** Clients offer what was bought last; what was bought before that leaves its list. */
const keptOfList = 100;

const lookAgain = (db: GroupTransaction, dueAt: Date) =>
  addJobs(db, oldItemsJob, [{ subject, payload: {}, dueAt }], dueAt);

/** A group that has something on a list is looked after once a day from then on. */
export const tidyDaily = async (db: GroupTransaction, at: Date): Promise<void> => {
  if (!(await hasOpenJobs(db, subject))) await lookAgain(db, new Date(at.getTime() + day));
};

/** Takes what was ticked off long ago off its list. */
export const oldItemsJobs = ({ clock, daily }: Pick<Platform, 'clock' | 'daily'>): JobDefinition[] => [
  defineJob<Payload>({
    kind: oldItemsJob,
    atOnce: 1,
    run: (job) =>
      complete(job, async (db) => {
        await takeOffLists(db, await findOldChecked(db, keptOfList));
        if (await hasItems(db)) await lookAgain(db, daily.nextAfter(clock.now()));
      }),
    giveUp: (job: RunningJob<Payload | undefined>) =>
      complete(job, (db) => lookAgain(db, daily.nextAfter(clock.now()))),
  }),
];
