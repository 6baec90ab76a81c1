import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorValues } from '../errors/index.ts';

/** Functions by name that a worker has; what they are given and give is copied between threads. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a function takes, the pool hands it on as it is.
export type Tasks = Record<string, (...args: any[]) => unknown>;

export interface Task {
  name: string;
  args: unknown[];
}

export type Answer =
  | { kind: 'ready' }
  | { kind: 'done'; value: unknown }
  | { kind: 'refused'; code: AppError['code']; values: ErrorValues; more: Record<string, unknown> }
  | { kind: 'failed'; error: unknown };

/** Copying between threads makes a plain Error of each; a refusal is taken apart before and put together after. */
const answerOf = (error: unknown): Answer =>
  error instanceof AppError
    ? { kind: 'refused', code: error.code, values: error.values, more: error.more }
    : { kind: 'failed', error };

export const errorOf = (answer: Extract<Answer, { kind: 'refused' | 'failed' }>): unknown =>
  answer.kind === 'failed' ? answer.error : new AppError(answer.code, answer.values, { more: answer.more });

/** Makes this thread a worker of a pool that answers these tasks. */
export const answerTasks = (tasks: Tasks): void => {
  const answer = (message: Answer) => parentPort?.postMessage(message);
  parentPort?.on('message', async ({ name, args }: Task) => {
    try {
      answer({ kind: 'done', value: await tasks[name]?.(...args) });
    } catch (error) {
      answer(answerOf(error));
    }
  });
  answer({ kind: 'ready' });
};
