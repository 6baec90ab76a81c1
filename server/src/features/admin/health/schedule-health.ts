import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { HealthCheck } from '../../../platform/health/index.ts';
import { listTasks } from '../../../platform/schedule/index.ts';

/** Milliseconds after which a task that is due and does not run means that the clock runs none. */
const longestWait = 15 * 60_000;

/** A name inside a message may not hold a hyphen. */
const named = (name: string) =>
  ({ says: 'task.name', values: { name: name.replaceAll('-', '_'), text: name } }) as const;

/** Whether what the server does by the clock is done, and goes well. */
export const scheduleHealth = (instance: InstanceDatabase): HealthCheck => ({
  id: 'schedule',
  name: 'health.schedule',
  run: async ({ now }) => {
    const tasks = await listTasks(instance, now);
    const late = tasks.filter(
      ({ dueAt, isRunning }) => !isRunning && Date.parse(dueAt) < now.getTime() - longestWait,
    ).length;
    const [failing] = tasks.filter(({ failures }) => failures > 0);
    const values = { late, count: tasks.length, name: named(failing?.name ?? ''), problem: failing?.problem ?? '' };
    if (late > 0) {
      const [says, remedy] = ['health.schedule.late', 'health.schedule.late-remedy'] as const;
      return { status: 'failed', says, remedy, values, page: 'tasks' };
    }
    if (failing) {
      const [says, remedy] = ['health.schedule.failing', 'health.schedule.failing-remedy'] as const;
      return { status: 'warning', says, remedy, values, page: 'tasks' };
    }
    return { status: 'ok', says: 'health.schedule.fine', values };
  },
});
