import type { Fixed, Generated, JsonText, MomentText } from '../database/schema.ts';
import { defineTables } from '../database/tables.ts';

/** Work for later, done by whichever process claims it. */
export interface Jobs {
  number: Generated<number>;
  id: Fixed<string>;
  /** Null for the work of the whole server. */
  groupId: Fixed<string | null>;
  /** Who asked for it, and does what it does; null where nobody was logged in. */
  userId: Fixed<string | null>;
  kind: Fixed<string>;
  /** What it is a part of, such as a report. */
  subject: Fixed<string | null>;
  title: Fixed<string>;
  /** Of the jobs with one key one runs at a time, with pauses between. */
  concurrencyKey: Fixed<string | null>;
  payload: Fixed<JsonText>;
  dueAt: MomentText;
  attempts: number;
  /** Code of what stood in the way the last time; null where nothing did, or nobody foresaw it. */
  problem: string | null;
  /** Drawn anew for each run: who lost the lease cannot finish the job. */
  leasedBy: string | null;
  leasedUntil: MomentText | null;
  /** It did not succeed, or was cancelled, and waits to be tried again or removed. */
  stoppedAt: MomentText | null;
}

/** Keys of jobs that run or have just run: no other job with the key begins before it is free. */
export interface JobConcurrencyKeys {
  concurrencyKey: Fixed<string>;
  /** The lease of the run that has it: nobody else may let it go. */
  heldBy: Fixed<string>;
  freeAt: MomentText;
}

declare module '../database/schema.ts' {
  interface Schema {
    jobs: Jobs;
    jobConcurrencyKeys: JobConcurrencyKeys;
  }
}

export const jobsTables = defineTables({
  jobs: { topic: 'household' },
  jobConcurrencyKeys: { topic: null, isPassing: true },
});
