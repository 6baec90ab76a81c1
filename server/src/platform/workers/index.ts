export { answerTasks } from './answer-tasks.ts';
export { createWorkerPool } from './worker-pool.ts';
