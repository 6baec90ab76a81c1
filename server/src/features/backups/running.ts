import { hostname } from 'node:os';
import { backupWorkKinds } from '@larder/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Logger } from '../../platform/logging/logging.ts';
import { randomToken } from '../../platform/security/index.ts';

/** What is done with backups now. It stands in a file, as a restore replaces the database. */
const Running = z.object({
  token: z.string(),
  kind: z.enum(backupWorkKinds),
  backup: z.string().nullable(),
  step: z.string(),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  startedAt: z.string(),
  behind: z
    .array(z.object({ step: z.string(), total: z.int().nonnegative(), milliseconds: z.int().nonnegative() }))
    .default([]),
  /** Milliseconds since 1970: an old one is of a process that has ended. */
  seenAt: z.number(),
  host: z.string(),
  pid: z.number(),
});
export type Running = z.infer<typeof Running>;

export type Report = (step: string, done: number, total: number) => void;

export interface Task<Result> {
  kind: Running['kind'];
  backup: string | null;
  work(report: Report, signal: AbortSignal): Promise<Result>;
}

export interface RunningWork {
  /** @throws AppError while something else is done with backups, in this process or another one */
  run<Result>(task: Task<Result>): Promise<Result>;
  find(): Promise<Running | undefined>;
  /** In this process. */
  own(): Running | undefined;
  /** Tidies up after a process that ended in the middle of its work, if one did. */
  recover(): Promise<void>;
  /** Ends what runs in this process, and tells whether there was something. */
  stop(): boolean;
  /** Ends it and waits for that. */
  close(): Promise<void>;
}

const beginning = 'start';
const runningKey = 'backups/running.json';
const noteEvery = 1000;
const freshFor = 20_000;

const isAlive = ({ host, pid, seenAt }: Running): boolean => {
  if (Date.now() - seenAt > freshFor) return false;
  if (host !== hostname()) return true;
  // A process that began anew may have got the number of the one that was killed.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * One thing at a time is done with backups, in all processes that share the folder.
 * @param tidy removes what the former process left when it was cut short
 */
export const createRunningWork = (
  files: FileStore,
  log: Logger,
  tidy: (before: Date) => Promise<void>,
): RunningWork => {
  let own: { state: Running; ending: AbortController; ended: Promise<unknown> } | undefined;
  let isClosed = false;

  const read = async (): Promise<Running | undefined> => {
    const bytes = await files.read(runningKey);
    if (!bytes) return undefined;
    try {
      return Running.parse(JSON.parse(String(bytes)));
    } catch {
      return undefined;
    }
  };
  const findOther = async () => {
    const other = await read();
    return other && isAlive(other) ? other : undefined;
  };
  /** Whether it was taken from a process that is gone. */
  const take = async (state: Running): Promise<boolean> => {
    const text = () => Buffer.from(JSON.stringify(state));
    if (await files.writeNew(runningKey, text())) return false;
    if (await findOther()) throw new AppError('backup.busy');
    await files.remove(runningKey);
    if (!(await files.writeNew(runningKey, text()))) throw new AppError('backup.busy');
    return true;
  };

  const running: RunningWork = {
    run: async ({ kind, backup, work }) => {
      if (own || isClosed) throw new AppError('backup.busy');
      const startedAt = new Date().toISOString();
      const process_ = { host: hostname(), pid: process.pid, seenAt: Date.now() };
      const state: Running = {
        ...{ token: randomToken(9), kind, backup, step: beginning, done: 0, total: 0, startedAt },
        behind: [],
        ...process_,
      };
      const ending = new AbortController();
      let hasEnded = (): void => undefined;
      own = {
        state,
        ending,
        ended: new Promise<void>((resolve) => {
          hasEnded = resolve;
        }),
      };
      let notes: NodeJS.Timeout | undefined;
      let writing: Promise<unknown> = Promise.resolve();
      try {
        const wasCutShort = await take(state);
        notes = setInterval(() => {
          state.seenAt = Date.now();
          writing = files
            .write(runningKey, Buffer.from(JSON.stringify(state)))
            .catch((error) => log.warn({ part: 'backups', err: error }, 'the progress of a backup could not be noted'));
        }, noteEvery).unref();
        let stepBegan = performance.now();
        const report: Report = (step, done, total) => {
          if (step !== state.step) {
            const milliseconds = Math.round(performance.now() - stepBegan);
            if (state.step !== beginning) state.behind.push({ step: state.step, total: state.total, milliseconds });
            stepBegan = performance.now();
          }
          Object.assign(state, { step, done, total });
        };
        if (wasCutShort) await tidy(new Date(startedAt));
        return await work(report, ending.signal);
      } catch (error) {
        if (ending.signal.aborted && !(error instanceof AppError))
          throw new AppError('backup.stopped', {}, { cause: error });
        throw error;
      } finally {
        clearInterval(notes);
        await writing;
        if (notes) await files.remove(runningKey).catch(() => undefined);
        own = undefined;
        hasEnded();
      }
    },
    find: async () => own?.state ?? findOther(),
    own: () => own?.state,
    recover: async () => {
      const left = await files.read(runningKey);
      // It may have ended before its note, which lies on top, was whole; what is younger than this process belongs to another one.
      if (!left) await files.removeDrafts(new Date(performance.timeOrigin), { folder: 'backups', isDeep: false });
      if (!left || (await findOther())) return;
      await running.run({ kind: 'tidy', backup: null, work: async () => undefined }).catch((error: unknown) => {
        // Another process was quicker.
        if (!(error instanceof AppError)) throw error;
      });
    },
    stop: () => {
      own?.ending.abort();
      return own !== undefined;
    },
    close: async () => {
      isClosed = true;
      own?.ending.abort();
      await own?.ended;
    },
  };
  return running;
};
