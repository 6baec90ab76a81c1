import type { Fixed, JsonText, MomentText } from '../database/schema.ts';
import { defineTables } from '../database/tables.ts';

/** When each task of the server runs next, and how it went the last time. */
export interface ScheduledTasks {
  name: Fixed<string>;
  dueAt: MomentText;
  /** Failures one after the other. */
  failures: number;
  startedAt: MomentText | null;
  endedAt: MomentText | null;
  /** When it last succeeded. */
  doneAt: MomentText | null;
  /** What went wrong the last time; null where nothing did. */
  problem: string | null;
  /** The last runs as `PastRun`s, the latest at the end; null before the first one. */
  runs: JsonText | null;
  /** Drawn anew for each run. */
  leasedBy: string | null;
  leasedUntil: MomentText | null;
}

declare module '../database/schema.ts' {
  interface Schema {
    scheduledTasks: ScheduledTasks;
  }
}

export const scheduleTables = defineTables({
  scheduledTasks: { topic: null, isPassing: true },
});
