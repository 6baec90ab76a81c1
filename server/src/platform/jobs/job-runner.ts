import type { Clock } from '../clock/clock.ts';
import type { GroupDatabase } from '../database/index.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { Logger } from '../logging/logging.ts';
import { claimJob, type Ending, endRun, leaseTime, nextDue, renewLease } from './claims.repository.ts';
import { JobLostError, type RunningJob, TryLaterError } from './job.ts';

interface JobContext {
  /** Of the job's group. */
  db: GroupDatabase;
  instance: InstanceDatabase;
  /** Aborted when the server stops and when the job was cancelled: what was done so far is then not to be kept. */
  signal: AbortSignal;
}

/** What is done with the jobs of one kind. */
export interface JobKind {
  /** In all processes together. */
  atOnce: number;
  /** Milliseconds for which the job's lane rests afterwards. */
  pause?: number;
  /**
   * Runs a job, more than once if the first time was cut short: what it brings has to be kept in one transaction with
   * `finishJob` or `stopJob`. A job that is neither finished nor stopped afterwards counts as finished.
   * @throws TryLaterError
   */
  run(job: RunningJob, context: JobContext): Promise<void>;
  /** In place of `run` once a job has failed too often in ways that nobody foresaw, or has ended the process. */
  giveUp(job: RunningJob, context: JobContext): Promise<void>;
}

export interface JobRunner {
  /** Runs what is due, and whatever becomes due, until `stop`. */
  start(): void;
  /** Runs everything that is due now, and what it leads to, to its end. */
  runDue(): Promise<void>;
  /** Ends what runs, which is then done again later, and begins nothing new. */
  stop(): Promise<void>;
}

interface Parts {
  instance: InstanceDatabase;
  clock: Clock;
  log: Logger;
  kinds: Record<string, JobKind>;
}

const mostAttempts = 6;
const firstDelay = 30_000;
const longestDelay = 3_600_000;
/** Milliseconds between two looks for jobs while some are due, which a full lane or kind may hold up, and while none are. */
const look = { soon: 250, idle: 1000 };

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const delayAfter = (attempt: number) => Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);

/** Claims and runs jobs of the kinds as they fall due, until it is stopped. */
export const createJobRunner = ({ instance, clock, log, kinds }: Parts): JobRunner => {
  const atOnce = Object.fromEntries(Object.entries(kinds).map(([kind, { atOnce }]) => [kind, atOnce]));
  /** What runs, and the way to end each. */
  const running = new Map<Promise<void>, AbortController>();
  let isStopping = false;
  let wake = (): void => undefined;
  let rounds: Promise<void> = Promise.resolve();

  const run = async (job: RunningJob, ending: AbortController): Promise<void> => {
    const kind = kinds[job.kind];
    if (!kind) return;
    const renewal = setInterval(async () => {
      const isOurs = await renewLease(instance, job, clock.now()).catch(() => true);
      if (!isOurs) ending.abort(new JobLostError());
    }, leaseTime / 4);
    try {
      const outcome = await outcomeOf(job, kind, ending.signal);
      const rested = later(clock.now(), kind.pause ?? 0);
      await endRun(instance, job, outcome, outcome.how === 'later' && outcome.forWholeLane ? outcome.at : rested);
    } catch (error) {
      // The lease runs out by itself, and then the job is tried again.
      log.error({ err: error, job: job.id }, 'a job could not be ended');
    } finally {
      clearInterval(renewal);
    }
  };

  const outcomeOf = async (job: RunningJob, kind: JobKind, signal: AbortSignal): Promise<Ending> => {
    const context = { db: instance.group(job.groupId ?? ''), instance, signal };
    try {
      await (job.attempt > mostAttempts ? kind.giveUp(job, context) : kind.run(job, context));
      return { how: 'done' };
    } catch (error) {
      if (error instanceof JobLostError) return { how: 'done' };
      if (isStopping) return { how: 'given-back' };
      if (error instanceof TryLaterError) return { how: 'later', at: error.at, forWholeLane: error.forWholeLane };
      log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again');
      return { how: 'later', at: later(clock.now(), delayAfter(job.attempt)), forWholeLane: false };
    }
  };

  /** Begins all that may run now, and tells if that was anything. */
  const beginDue = async (): Promise<boolean> => {
    let hasBegun = false;
    while (!isStopping) {
      const job = await claimJob(instance, atOnce, clock.now());
      if (!job) break;
      hasBegun = true;
      const ending = new AbortController();
      if (isStopping) ending.abort();
      const ended = run(job, ending).finally(() => {
        running.delete(ended);
        wake();
      });
      running.set(ended, ending);
    }
    return hasBegun;
  };

  const runDue = async (): Promise<void> => {
    for (;;) {
      // What ends while a claim is on its way makes room that the claim does not see.
      const wasIdle = running.size === 0;
      const hasBegun = await beginDue();
      if (wasIdle && !hasBegun) return;
      if (running.size > 0) await Promise.race(running.keys());
    }
  };

  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isStopping) wake();
    });

  const keepLooking = async (): Promise<void> => {
    while (!isStopping) {
      try {
        const due = await nextDue(instance);
        const isDue = due !== null && due <= clock.now();
        if (isDue) await beginDue();
        await rest(isDue ? look.soon : look.idle);
      } catch (error) {
        log.error({ err: error }, 'no jobs could be looked for');
        await rest(firstDelay);
      }
    }
  };

  return {
    runDue,
    start: () => {
      rounds = keepLooking();
    },
    stop: async () => {
      isStopping = true;
      for (const ending of running.values()) ending.abort();
      wake();
      await rounds;
      await Promise.all(running.keys());
    },
  };
};
