import { parentPort } from 'node:worker_threads';
import { type Answer, answerOf, type Task, type Tasks } from './messages.ts';

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
