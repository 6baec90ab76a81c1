import { workAt } from '../clock/asked-now.ts';
import type { Clock } from '../clock/clock.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import { createLeaseRunner } from '../leases/index.ts';
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
  /** Of the household. */
  timeZone: string;
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
export const createJobRunner = ({ instance, clock, timeZone, log, jobs }: Parts): JobRunner => {
  const definitions = new Map(jobs.map((definition) => [definition.kind.name, definition]));
  const atOnce = new Map(jobs.map(({ kind, atOnce }) => [kind.name, atOnce]));
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
    if (!success)
      log.error({ part: 'jobs', err: error, ...about }, 'the payload of a job cannot be read: the job is given up');
    else log.error({ part: 'jobs', ...about, attempts: mostAttempts }, 'a job has failed too often: it is given up');
    const giveUp = definition.giveUp ?? complete;
    return giveUp({ ...job, payload });
  };

  const outcomeOf = async (job: RunningJob, definition: JobDefinition, signal: AbortSignal): Promise<Ending> => {
    try {
      await workAt({ clock, timeZone }, () => attempt(job, definition, signal));
      return { how: 'done' };
    } catch (error) {
      if (error instanceof JobLostError) return { how: 'done' };
      if (runner.isStopping) return { how: 'given-back' };
      if (error instanceof TryLaterError) {
        return { how: 'later', at: error.at, forWholeKey: error.forWholeKey, problem: error.problem };
      }
      log.error({ part: 'jobs', err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again');
      return { how: 'later', at: later(clock.now(), delayAfter(job.attempt)), forWholeKey: false, problem: null };
    }
  };

  const runner = createLeaseRunner<RunningJob>({
    clock,
    listen: (wake) => instance.signals.listen(jobsSignal, wake),
    claim: () => claimJob(instance, atOnce, clock),
    renew: (job) => renewLease(instance, job, clock.now()),
    leaseTime,
    lost: () => new JobLostError(),
    run: async (job, signal) => {
      const definition = definitions.get(job.kind);
      if (!definition) return;
      const outcome = await outcomeOf(job, definition, signal);
      const rested = later(clock.now(), definition.pause ?? 0);
      await endRun(instance, job, outcome, outcome.how === 'later' && outcome.forWholeKey ? outcome.at : rested);
    },
    nextMoment: (now) => nextMoment(instance, now),
    rest: { longest: longestRest, afterFailure: firstDelay },
    failed: {
      toEnd: (error, { id }) => log.error({ part: 'jobs', err: error, job: id }, 'a job could not be ended'),
      toLook: (error) => log.error({ part: 'jobs', err: error }, 'no jobs could be looked for'),
    },
  });

  const runDue = async (): Promise<void> => {
    for (;;) {
      // What ends while a claim is on its way makes room that the claim does not see.
      const wasIdle = runner.running.size === 0;
      const hasBegun = await runner.beginDue();
      if (wasIdle && !hasBegun) return;
      if (runner.running.size > 0) await Promise.race(runner.running.keys());
    }
  };

  return {
    runDue,
    start: runner.start,
    stop: async () => {
      await runner.stop();
      // Others may take what was given back.
      await instance.tellOthers(jobsSignal).catch(() => undefined);
    },
  };
};
