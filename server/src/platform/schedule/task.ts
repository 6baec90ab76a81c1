/** What one run of a task is told. */
export interface TaskRun {
  at: Date;
  /** When it last succeeded; null the first time. */
  lastDoneAt: Date | null;
  /** Aborted when the server stops: the run is then done again later. */
  signal: AbortSignal;
}

/** Work of the whole server that comes back. */
export interface ScheduledTask {
  /** Its name in the table and in the address of the administrators' page, such as `empty-bins`. */
  name: string;
  /** Every day at `DAILY_SCHEDULE_TIME`, or so many minutes after it last ran. */
  when: 'daily' | { everyMinutes: number };
  /** Runs in one process at a time; throws where it failed, and is tried again then. */
  run(run: TaskRun): Promise<unknown>;
}

/** Runs once a day at `DAILY_SCHEDULE_TIME` in `TZ`, and after a sleep once for all days that were missed. */
export const defineDailyTask = (task: Omit<ScheduledTask, 'when'>): ScheduledTask => ({ ...task, when: 'daily' });

export const defineRepeatedTask = (task: ScheduledTask & { when: { everyMinutes: number } }): ScheduledTask => task;
