import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { ServerTask } from '../reports/reports.ts';
import { Message, Moment } from '../shapes.ts';

/** Work that comes back by the clock. */
export const TaskOnClock = z.object({
  name: z.string(),
  isRunning: z.boolean(),
  dueAt: Moment,
  endedAt: Moment.nullable(),
  doneAt: Moment.nullable(),
  /** Why it did not succeed the last time. */
  problem: z.string().nullable(),
  failures: z.number().int(),
  /** How its last runs went, the latest at the end. */
  runs: z.array(z.object({ startedAt: Moment, endedAt: Moment, isDone: z.boolean() })),
});
export type TaskOnClock = z.infer<typeof TaskOnClock>;

/** Work that somebody or something asked for once. */
export const QueuedJob = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Name of the group that it is done for; null for the whole server. */
  group: z.string().nullable(),
  state: z.enum(['running', 'waiting', 'stopped']),
  dueAt: Moment,
  attempts: z.number().int(),
  problem: z.string().nullable(),
  /** How far it is, where that can be counted. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** What is part of a report is ended there. */
  canCancel: z.boolean(),
});
export type QueuedJob = z.infer<typeof QueuedJob>;

export const adminTasks = {
  list: endpoint({
    method: 'GET',
    path: '/admin/tasks',
    access: 'admin',
    topics: ['household'],
    summary: 'What the server does in the background: by the clock, and because it was asked for',
    reply: z.object({ onClock: z.array(TaskOnClock), jobs: z.array(QueuedJob), jobCount: z.number().int() }),
  }),
  run: endpoint({
    method: 'POST',
    path: '/admin/tasks/run',
    access: 'admin',
    summary: 'Do now what would be done by the clock later',
    body: z.object({ name: z.string().max(255) }),
    reply: Message,
  }),
  runJob: endpoint({
    method: 'POST',
    path: '/admin/tasks/run-job',
    access: 'admin',
    summary: 'Try now what waits or has stopped',
    body: z.object({ job: z.string().max(64) }),
    reply: Message,
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/admin/tasks/cancel-job',
    access: 'admin',
    summary: 'Do no more of what waits or has stopped',
    body: z.object({ job: z.string().max(64) }),
    reply: Message,
  }),
  serverTasks: endpoint({
    method: 'GET',
    path: '/admin/server-tasks',
    access: 'admin',
    topics: ['household'],
    summary: 'The same for clients that know of tasks only',
    query: ListQuery,
    reply: page(ServerTask),
  }),
  runAll: endpoint({
    method: 'POST',
    path: '/admin/server-tasks',
    access: 'admin',
    summary: 'Do now everything that is done by the clock',
    reply: ServerTask,
    status: 201,
  }),
};
