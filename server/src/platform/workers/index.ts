export { answerTasks } from './messages.ts';
export { createWorkerPool, type WorkerPool } from './worker-pool.ts';
