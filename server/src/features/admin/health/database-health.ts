import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { HealthCheck } from '../../../platform/health/index.ts';
import { askDatabase } from './health.repository.ts';

const slow = 500;

/** Whether the database answers, and how quickly. */
export const databaseHealth = (instance: InstanceDatabase): HealthCheck => ({
  id: 'database',
  name: 'health.database',
  run: async () => {
    const begin = performance.now();
    await askDatabase(instance);
    const ms = Math.max(1, Math.round(performance.now() - begin));
    const values = { ms, database: instance.dialect.name === 'sqlite' ? 'SQLite' : 'PostgreSQL' };
    if (ms <= slow) return { status: 'ok', says: 'health.database.answers', values };
    return { status: 'warning', says: 'health.database.answers', remedy: 'health.database.slow-remedy', values };
  },
});
