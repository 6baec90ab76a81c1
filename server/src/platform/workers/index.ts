export { answerTasks } from './messages.ts';
export { createWorkerPool } from './worker-pool.ts';
