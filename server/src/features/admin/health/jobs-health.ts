import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { HealthCheck } from '../../../platform/health/index.ts';
import { readJobState } from './health.repository.ts';

/** Milliseconds after which something that is due and waits for nothing means that nothing is done any more. */
const longestWait = 10 * 60_000;

/** Whether what is to be done in the background is done. */
export const jobsHealth = (instance: InstanceDatabase): HealthCheck => ({
  id: 'jobs',
  name: 'health.jobs',
  run: async ({ now }) => {
    const { late, waiting, running, failing } = await readJobState(instance, {
      now,
      since: new Date(now.getTime() - longestWait),
    });
    const values = { late, waiting, running, failing };
    if (late > 0 && running === 0) {
      return { status: 'failed', says: 'health.jobs.late', remedy: 'health.jobs.late-remedy', values, page: 'tasks' };
    }
    if (failing > 0) {
      return {
        status: 'warning',
        says: 'health.jobs.failing',
        remedy: 'health.jobs.failing-remedy',
        values,
        page: 'tasks',
      };
    }
    return { status: 'ok', says: 'health.jobs.fine', values };
  },
});
