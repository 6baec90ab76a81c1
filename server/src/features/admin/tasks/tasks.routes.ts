import { contract, type ServerTask } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { pageOf } from '../../../platform/database/lists/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { listTasks, runTaskSoon, type TaskState } from '../../../platform/schedule/index.ts';
import { countJobs, listJobs, removeJob, runJobSoon } from './jobs.repository.ts';

/** The last run of each, for clients that know runs alone. */
const asServerTasks = (tasks: TaskState[], groupId: string): ServerTask[] =>
  tasks.flatMap(({ name, isRunning, startedAt, problem }, index) =>
    startedAt === null
      ? []
      : {
          id: index + 1,
          groupId,
          name: name === 'backup' ? 'Database Backup' : 'Background Task',
          createdAt: startedAt,
          status: isRunning ? 'running' : problem === null ? 'finished' : 'failed',
          log: problem === null ? name : `${name}: ${problem}`,
        },
  );

const requireJob = (isThere: boolean): void => {
  if (!isThere) throw new AppError('task.not-found');
};

export const taskRoutes = (instance: InstanceDatabase): Route[] =>
  implement(contract.adminTasks, {
    list: async (_, { platform }) => {
      const now = platform.clock.now();
      const tasks = await listTasks(instance, now);
      return {
        onClock: tasks.map(({ startedAt: _started, ...task }) => task),
        jobs: await listJobs(instance, now),
        jobCount: await countJobs(instance),
      };
    },
    run: async ({ body: { name } }, { platform, words }) => {
      requireJob(await runTaskSoon(instance, name, platform.clock.now()));
      return { message: words('task.started'), error: false };
    },
    runJob: async ({ body: { job } }, { platform, words }) => {
      requireJob(await runJobSoon(instance, job, platform.clock.now()));
      return { message: words('task.started'), error: false };
    },
    cancelJob: async ({ body: { job } }, { words }) => {
      requireJob(await removeJob(instance, job));
      return { message: words('task.cancelled'), error: false };
    },
    serverTasks: async ({ query }, { platform, member }) => {
      const tasks = asServerTasks(await listTasks(instance, platform.clock.now()), member.groupId);
      return pageOf(query, {
        path: '/admin/server-tasks',
        count: async () => tasks.length,
        rows: async ({ limit = tasks.length, offset }) => tasks.slice(offset, offset + limit),
      });
    },
    runAll: async (_, { platform, member }) => {
      const now = platform.clock.now();
      const tasks = await listTasks(instance, now);
      for (const { name } of tasks) await runTaskSoon(instance, name, now);
      const started: ServerTask = {
        id: tasks.length + 1,
        groupId: member.groupId,
        name: 'Background Task',
        createdAt: now.toISOString(),
        status: 'running',
        log: tasks.map(({ name }) => name).join(', '),
      };
      return started;
    },
  });
