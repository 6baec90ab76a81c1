import { Worker } from 'node:worker_threads';
import type { AppError } from '../errors/index.ts';
import { type Answer, errorOf, type Task, type Tasks } from './messages.ts';

interface PoolOptions {
  /** The program of a worker, which calls `answerTasks`. */
  file: URL;
  /** Workers that run side by side. */
  size: number;
  /** Milliseconds that a task has from when a worker begins with it. */
  deadline: number;
  /** What a worker may hold in memory. */
  megabytes: number;
  /** Milliseconds after which a worker without work ends. */
  idle: number;
  /** Of a task that took too long or too much memory. */
  refusal: () => AppError;
}

export interface WorkerPool<All extends Tasks> {
  /** Throws what the task throws, and the pool's refusal where the task was ended. */
  run<Name extends keyof All & string>(
    name: Name,
    ...args: Parameters<All[Name]>
  ): Promise<Awaited<ReturnType<All[Name]>>>;
  /** Ends the workers that rest, for a pool that is needed no more. */
  close(): void;
}

/** MB of what was made last, which the engine fills before it tidies up. */
const mostYoung = 32;

interface Waiting extends Task {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Threads for work on what strangers sent: none can hold up a request, and one that goes too far is ended. */
export const createWorkerPool = <All extends Tasks>(options: PoolOptions): WorkerPool<All> => {
  const { file, size, deadline, megabytes, idle, refusal } = options;
  const queue: Waiting[] = [];
  const resting = new Map<Worker, NodeJS.Timeout>();
  let busy = 0;

  const start = (): Worker => {
    const isSource = file.pathname.endsWith('.ts');
    const worker = new Worker(isSource ? fromSource(file) : file, {
      eval: isSource,
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: Math.min(megabytes / 4, mostYoung),
      },
      // It is given what it needs with each task, and none of the server's secrets.
      env: { NODE_ENV: process.env.NODE_ENV },
    });
    // Whoever waits for its answer notices that it ended.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      clearTimeout(resting.get(worker));
      resting.delete(worker);
    });
    return worker;
  };

  const take = (): { worker: Worker; isReady: boolean } => {
    const [rested] = resting;
    if (!rested) return { worker: start(), isReady: false };
    const [worker, end] = rested;
    clearTimeout(end);
    resting.delete(worker);
    worker.ref();
    return { worker, isReady: true };
  };

  const rest = (worker: Worker): void => {
    const end = setTimeout(() => {
      resting.delete(worker);
      void worker.terminate();
    }, idle).unref();
    resting.set(worker, end);
    worker.unref();
  };

  const work = ({ name, args, resolve, reject }: Waiting, done: () => void): void => {
    const { worker, isReady } = take();
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      timer = setTimeout(() => fail(refusal()), deadline);
      worker.postMessage({ name, args } satisfies Task);
    };
    const stop = () => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fall).off('exit', fall);
      done();
    };
    const fail = (error: unknown) => {
      void worker.terminate();
      stop();
      reject(error);
    };
    const fall = (cause: unknown) => fail(isOutOfMemory(cause) ? refusal() : new Error('A worker ended.', { cause }));
    const hear = (answer: Answer) => {
      if (answer.kind === 'ready') return begin();
      rest(worker);
      stop();
      if (answer.kind === 'done') resolve(answer.value);
      else reject(errorOf(answer));
    };
    worker.on('message', hear).on('error', fall).on('exit', fall);
    if (isReady) begin();
  };

  const next = (): void => {
    const task = busy < size ? queue.shift() : undefined;
    if (!task) return;
    busy += 1;
    work(task, () => {
      busy -= 1;
      next();
    });
  };

  return {
    run: (name, ...args) =>
      new Promise<never>((resolve, reject) => {
        queue.push({ name, args, resolve: resolve as (value: unknown) => void, reject });
        next();
      }),
    close: () => {
      for (const [worker, end] of resting) {
        clearTimeout(end);
        void worker.terminate();
      }
    },
  };
};

/** A thread does not inherit what makes TypeScript run in the process that starts it. */
const fromSource = (file: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
