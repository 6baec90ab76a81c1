export { listTasks, runTaskSoon, type TaskState } from './schedule.repository.ts';
export { scheduleTables } from './schedule.tables.ts';
export { createScheduler, type Scheduler } from './scheduler.ts';
export { defineDailyTask, defineRepeatedTask, type ScheduledTask, type TaskRun } from './task.ts';
