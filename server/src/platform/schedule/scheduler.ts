import type { Clock } from '../clock/clock.ts';
import type { DailyTime } from '../clock/daily-time.ts';
import { createWaking } from '../clock/waking.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { Logger } from '../logging/logging.ts';
import {
  type ClaimedTask,
  claimTask,
  endTask,
  leaseTime,
  nextTaskMoment,
  planTask,
  renewTaskLease,
  scheduleSignal,
  type TaskOutcome,
} from './schedule.repository.ts';
import type { ScheduledTask } from './task.ts';

export interface Scheduler {
  /** Runs tasks as they fall due, until `stop`. */
  start(): void;
  /** Runs what is due now to its end. */
  runDue(): Promise<void>;
  /** Ends what runs, which is then done again later. */
  stop(): Promise<void>;
}

interface Parts {
  instance: InstanceDatabase;
  clock: Clock;
  log: Logger;
  daily: DailyTime;
  tasks: readonly ScheduledTask[];
}

const minute = 60_000;
/** Milliseconds after which it looks at the clock again: one that was asleep notices then how late it is. */
const longestRest = minute;
const firstDelay = 5 * minute;
const longestDelay = 3 * 60 * minute;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const sooner = (one: Date, other: Date) => (one < other ? one : other);
const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 1000);

/** Runs the tasks of the server, each in one process at a time, and none twice for the same day. */
export const createScheduler = ({ instance, clock, log, daily, tasks }: Parts): Scheduler => {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const names = [...byName.keys()];
  const running = new Map<Promise<void>, AbortController>();
  const waking = createWaking();
  let isStopping = false;
  let rounds: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;
  let planned: Promise<unknown> | undefined;

  const nextOf = ({ when }: ScheduledTask, now: Date): Date =>
    when === 'daily' ? daily.nextAfter(now) : later(now, when.everyMinutes * minute);

  const plan = async (): Promise<void> => {
    for (const task of tasks) await planTask(instance, task.name, nextOf(task, clock.now()));
  };

  /** What fails is tried again soon, less often each time, and at its own time at the latest. */
  const failed = (task: ScheduledTask, claimed: ClaimedTask, error: unknown): TaskOutcome => {
    log.error({ err: error, task: task.name }, 'a scheduled task failed and will be tried again');
    const at = clock.now();
    const again = later(at, Math.min(firstDelay * 2 ** claimed.failures, longestDelay));
    const next = sooner(again, nextOf(task, at));
    return { how: 'failed', at, next, problem: problemOf(error), failures: claimed.failures + 1 };
  };

  const outcomeOf = async (claimed: ClaimedTask, task: ScheduledTask, signal: AbortSignal): Promise<TaskOutcome> => {
    try {
      signal.throwIfAborted();
      await task.run({ at: clock.now(), lastDoneAt: claimed.lastDoneAt, signal });
      const at = clock.now();
      return { how: 'done', at, next: nextOf(task, at) };
    } catch (error) {
      return isStopping ? { how: 'given-back' } : failed(task, claimed, error);
    }
  };

  const run = async (claimed: ClaimedTask, ending: AbortController): Promise<void> => {
    const task = byName.get(claimed.name);
    if (!task) return;
    const renewal = setInterval(async () => {
      const isOurs = await renewTaskLease(instance, claimed.lease, clock.now()).catch(() => true);
      if (!isOurs) ending.abort();
    }, leaseTime / 4);
    try {
      await endTask(instance, claimed.lease, await outcomeOf(claimed, task, ending.signal));
    } catch (error) {
      // The lease runs out by itself, and then the task runs again.
      log.error({ err: error, task: task.name }, 'a scheduled task could not be ended');
    } finally {
      clearInterval(renewal);
    }
  };

  const beginDue = async (): Promise<void> => {
    planned ??= plan();
    await planned.catch((error) => {
      planned = undefined;
      throw error;
    });
    while (!isStopping) {
      const claimed = await claimTask(instance, names, clock);
      if (!claimed) return;
      const ending = new AbortController();
      if (isStopping) ending.abort();
      const ended = run(claimed, ending).finally(() => {
        running.delete(ended);
        waking.now();
      });
      running.set(ended, ending);
    }
  };

  const runUntilStopped = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await beginDue();
        const next = await nextTaskMoment(instance, names);
        const rest = next ? next.getTime() - clock.now().getTime() : longestRest;
        await waking.after(Math.max(0, Math.min(rest, longestRest)));
      } catch (error) {
        log.error({ err: error }, 'no scheduled tasks could be looked for');
        await waking.after(longestRest / 2);
      }
    }
  };

  return {
    runDue: async () => {
      await beginDue();
      await Promise.all(running.keys());
    },
    start: () => {
      stopListening = instance.signals.listen(scheduleSignal, waking.now);
      rounds = runUntilStopped();
    },
    stop: async () => {
      isStopping = true;
      stopListening();
      for (const ending of running.values()) ending.abort();
      waking.now();
      await rounds;
      await Promise.all(running.keys());
    },
  };
};
