import type { Clock } from '../clock/clock.ts';
import type { DailyTime } from '../clock/daily-time.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import { AppError } from '../errors/index.ts';
import { wordsIn } from '../http/index.ts';
import { createLeaseRunner } from '../leases/index.ts';
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
const told = wordsIn('en-US');
/** Why it failed: in words, where there are any for it. */
const problemOf = (error: unknown): string => {
  const isForeseen = error instanceof AppError && error.code !== 'server.failed';
  const problem = isForeseen
    ? told(`error.${error.code}`, error.values)
    : error instanceof Error
      ? error.message
      : error;
  return String(problem).slice(0, 1000);
};

/** Runs the tasks of the server, each in one process at a time, and none twice for the same day. */
export const createScheduler = ({ instance, clock, log, daily, tasks }: Parts): Scheduler => {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const names = [...byName.keys()];
  let planned: Promise<unknown> | undefined;

  const nextOf = ({ when }: ScheduledTask, now: Date): Date =>
    when === 'daily' ? daily.nextAfter(now) : later(now, when.everyMinutes * minute);

  const plan = async (): Promise<void> => {
    for (const task of tasks) await planTask(instance, task.name, nextOf(task, clock.now()));
  };

  /** What fails is tried again soon, less often each time, and at its own time at the latest. */
  const failed = (task: ScheduledTask, claimed: ClaimedTask, error: unknown): TaskOutcome => {
    log.error({ part: 'tasks', err: error, task: task.name }, 'a scheduled task failed and will be tried again');
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
      return runner.isStopping ? { how: 'given-back' } : failed(task, claimed, error);
    }
  };

  const planOnce = async (): Promise<void> => {
    planned ??= plan();
    await planned.catch((error) => {
      planned = undefined;
      throw error;
    });
  };

  const runner = createLeaseRunner<ClaimedTask>({
    clock,
    listen: (wake) => instance.signals.listen(scheduleSignal, wake),
    claim: async () => {
      await planOnce();
      return claimTask(instance, names, clock);
    },
    renew: ({ lease }) => renewTaskLease(instance, lease, clock.now()),
    leaseTime,
    run: async (claimed, signal) => {
      const task = byName.get(claimed.name);
      if (task) await endTask(instance, claimed.lease, await outcomeOf(claimed, task, signal));
    },
    nextMoment: () => nextTaskMoment(instance, names),
    rest: { longest: longestRest, afterFailure: longestRest / 2 },
    failed: {
      toEnd: (error, { name }) =>
        log.error({ part: 'tasks', err: error, task: name }, 'a scheduled task could not be ended'),
      toLook: (error) => log.error({ part: 'tasks', err: error }, 'no scheduled tasks could be looked for'),
    },
  });

  return {
    runDue: async () => {
      await runner.beginDue();
      await Promise.all(runner.running.keys());
    },
    start: runner.start,
    stop: runner.stop,
  };
};
