import type { Clock } from '../clock/clock.ts';
import { createWaking } from './waking.ts';

/** Work of one kind that lies in the database, of which a process claims a piece under a lease. */
export interface LeasedWork<Claimed> {
  clock: Clock;
  /** Calls when there may be more to do than was known. Answers how to stop that. */
  listen(wake: () => void): () => void;
  /** Something that is due and nobody else has; nothing where nothing is. */
  claim(): Promise<Claimed | undefined>;
  /** Whether it is still this process's. */
  renew(claimed: Claimed): Promise<boolean>;
  /** Milliseconds for which a process has it. */
  leaseTime: number;
  /** What it is ended with once another process has it. */
  lost?: () => Error;
  /** Does it and saves what came of it. */
  run(claimed: Claimed, signal: AbortSignal): Promise<void>;
  /** When something falls due that is not yet. */
  nextMoment(now: Date): Promise<Date | null>;
  /** Milliseconds after which it looks again whatever is known, and after a look that failed. */
  rest: { longest: number; afterFailure: number };
  failed: { toEnd(error: unknown, claimed: Claimed): void; toLook(error: unknown): void };
}

export interface LeaseRunner {
  readonly isStopping: boolean;
  /** What runs, each until it has ended. */
  readonly running: ReadonlyMap<Promise<void>, AbortController>;
  /** Begins all that may run now, and tells if that was anything. */
  beginDue(): Promise<boolean>;
  /** Begins what falls due, until `stop`. */
  start(): void;
  /** Ends what runs, and begins nothing new. */
  stop(): Promise<void>;
}

/** Runs work as it falls due. One piece at a time is claimed, and as many run as can be. */
export const createLeaseRunner = <Claimed>(work: LeasedWork<Claimed>): LeaseRunner => {
  const running = new Map<Promise<void>, AbortController>();
  const waking = createWaking();
  let isStopping = false;
  let rounds: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;

  const run = async (claimed: Claimed, ending: AbortController): Promise<void> => {
    const renewal = setInterval(async () => {
      const isOurs = await work.renew(claimed).catch(() => true);
      if (!isOurs) ending.abort(work.lost?.());
    }, work.leaseTime / 4);
    try {
      await work.run(claimed, ending.signal);
    } catch (error) {
      // The lease runs out by itself, and then it is tried again.
      work.failed.toEnd(error, claimed);
    } finally {
      clearInterval(renewal);
    }
  };

  const beginDue = async (): Promise<boolean> => {
    let hasBegun = false;
    while (!isStopping) {
      const claimed = await work.claim();
      if (claimed === undefined) break;
      hasBegun = true;
      const ending = new AbortController();
      if (isStopping) ending.abort();
      const ended = run(claimed, ending).finally(() => {
        running.delete(ended);
        waking.now();
      });
      running.set(ended, ending);
    }
    return hasBegun;
  };

  const runUntilStopped = async (): Promise<void> => {
    const { longest, afterFailure } = work.rest;
    while (!isStopping) {
      try {
        await beginDue();
        const now = work.clock.now();
        const next = await work.nextMoment(now);
        const rest = next ? next.getTime() - now.getTime() : longest;
        await waking.after(Math.max(0, Math.min(rest, longest)));
      } catch (error) {
        work.failed.toLook(error);
        await waking.after(afterFailure);
      }
    }
  };

  return {
    get isStopping() {
      return isStopping;
    },
    running,
    beginDue,
    start: () => {
      stopListening = work.listen(waking.now);
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
