import type { Clock } from '../clock/clock.ts';
import { createWaking } from '../clock/waking.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { Logger } from '../logging/logging.ts';
import { claimJob, type Ending, endRun, leaseTime, nextMoment, renewLease } from './claims.repository.ts';
import { jobsSignal } from './group-jobs.repository.ts';
import { complete, type JobDefinition, JobLostError, type RunningJob, savePart, TryLaterError } from './job.ts';

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
  jobs: JobDefinition[];
}

const mostAttempts = 6;
const firstDelay = 30_000;
const longestDelay = 3_600_000;
/** Milliseconds after which it looks for jobs even if nobody has told of any: a pool of connections may swallow what others tell. */
const longestRest = 60_000;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const delayAfter = (attempt: number) => Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);

/** Claims and runs jobs as they fall due, until it is stopped. */
export const createJobRunner = ({ instance, clock, log, jobs }: Parts): JobRunner => {
  const definitions = new Map(jobs.map((definition) => [definition.kind.name, definition]));
  const atOnce = new Map(jobs.map(({ kind, atOnce }) => [kind.name, atOnce]));
  /** What runs, and the way to end each. */
  const running = new Map<Promise<void>, AbortController>();
  const waking = createWaking();
  let isStopping = false;
  let rounds: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;

  const run = async (job: RunningJob, ending: AbortController): Promise<void> => {
    const definition = definitions.get(job.kind);
    if (!definition) return;
    const renewal = setInterval(async () => {
      const isOurs = await renewLease(instance, job, clock.now()).catch(() => true);
      if (!isOurs) ending.abort(new JobLostError());
    }, leaseTime / 4);
    try {
      const outcome = await outcomeOf(job, definition, ending.signal);
      const rested = later(clock.now(), definition.pause ?? 0);
      await endRun(instance, job, outcome, outcome.how === 'later' && outcome.forWholeKey ? outcome.at : rested);
    } catch (error) {
      // The lease runs out by itself, and then the job is tried again.
      log.error({ err: error, job: job.id }, 'a job could not be ended');
    } finally {
      clearInterval(renewal);
    }
  };

  const attempt = async (job: RunningJob, definition: JobDefinition, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const { success, data: payload, error } = definition.kind.payload.safeParse(job.payload);
    const about = { job: job.id, kind: job.kind };
    if (success && job.attempt <= mostAttempts) {
      // Whoever looks at what the job is a part of sees that it has begun.
      if (job.subject !== null && job.db.groupId !== '') await savePart(job);
      // Stopped meanwhile: whoever does the work would wait for an end that has been told already.
      signal.throwIfAborted();
      return definition.run({ ...job, payload }, signal);
    }
    if (!success) log.error({ err: error, ...about }, 'the payload of a job cannot be read: the job is given up');
    else log.error({ ...about, attempts: mostAttempts }, 'a job has failed too often: it is given up');
    const giveUp = definition.giveUp ?? complete;
    return giveUp({ ...job, payload });
  };

  const outcomeOf = async (job: RunningJob, definition: JobDefinition, signal: AbortSignal): Promise<Ending> => {
    try {
      await attempt(job, definition, signal);
      return { how: 'done' };
    } catch (error) {
      if (error instanceof JobLostError) return { how: 'done' };
      if (isStopping) return { how: 'given-back' };
      if (error instanceof TryLaterError) {
        return { how: 'later', at: error.at, forWholeKey: error.forWholeKey, problem: error.problem };
      }
      log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again');
      return { how: 'later', at: later(clock.now(), delayAfter(job.attempt)), forWholeKey: false, problem: null };
    }
  };

  /** Begins all that may run now, and tells if that was anything. */
  const beginDue = async (): Promise<boolean> => {
    let hasBegun = false;
    while (!isStopping) {
      const job = await claimJob(instance, atOnce, clock);
      if (!job) break;
      hasBegun = true;
      const ending = new AbortController();
      if (isStopping) ending.abort();
      const ended = run(job, ending).finally(() => {
        running.delete(ended);
        waking.now();
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

  const runUntilStopped = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await beginDue();
        const now = clock.now();
        const next = await nextMoment(instance, now);
        await waking.after(Math.min(next ? next.getTime() - now.getTime() : longestRest, longestRest));
      } catch (error) {
        log.error({ err: error }, 'no jobs could be looked for');
        await waking.after(firstDelay);
      }
    }
  };

  return {
    runDue,
    start: () => {
      stopListening = instance.signals.listen(jobsSignal, waking.now);
      rounds = runUntilStopped();
    },
    stop: async () => {
      isStopping = true;
      stopListening();
      for (const ending of running.values()) ending.abort();
      waking.now();
      await rounds;
      await Promise.all(running.keys());
      // Others may take what was given back.
      await instance.tellOthers(jobsSignal).catch(() => undefined);
    },
  };
};
