export { answerTasks } from './messages.ts';
export { programBeside } from './program-beside.ts';
export { createWorkerPool, type WorkerPool } from './worker-pool.ts';
