import type { Connection } from '../../../platform/database/index.ts';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { gauge, type Metric } from '../../../platform/metrics/index.ts';
import { listTasks } from '../../../platform/schedule/index.ts';
import { countStopped, readJobState } from '../health/health.repository.ts';

/** Milliseconds after which what is due counts as late. */
const longestWait = 10 * 60_000;

interface Parts {
  connection: Connection;
  now: Date;
  version: string;
  /** When the newest backup was made of which it is proven that it can be restored. */
  provenAt: string | undefined;
}

/** What goes on in the server besides requests. */
export const readServerMetrics = async ({ connection, now, version, provenAt }: Parts): Promise<Metric[]> => {
  const instance = new InstanceDatabase(connection);
  const jobs = await readJobState(instance, { now, since: new Date(now.getTime() - longestWait) });
  const tasks = await listTasks(instance, now);
  const pool = connection.poolState?.();
  const database = connection.dialect.name;
  return [
    {
      name: 'larder_info',
      help: 'Version of the program and kind of its database',
      type: 'gauge',
      samples: [{ dimensions: { version, database }, value: 1 }],
    },
    {
      name: 'larder_jobs',
      help: 'Work in the background; failing is what has failed three times or more, stopped what is tried no more',
      type: 'gauge',
      samples: Object.entries({
        waiting: jobs.waiting - jobs.running,
        running: jobs.running,
        late: jobs.late,
        failing: jobs.failing,
        stopped: await countStopped(instance),
      }).map(([state, value]) => ({ dimensions: { state }, value })),
    },
    gauge(
      'larder_tasks_failing',
      'Tasks by the clock that did not succeed the last time',
      tasks.filter(({ failures }) => failures > 0).length,
    ),
    {
      name: 'larder_backup_proven_age_seconds',
      help: 'Age of the newest backup of which it is proven that it can be restored',
      type: 'gauge',
      samples: provenAt ? [{ value: (now.getTime() - Date.parse(provenAt)) / 1000 }] : [],
    },
    {
      name: 'larder_database_connections',
      help: 'Connections to PostgreSQL; waiting is who wants one',
      type: 'gauge',
      samples: Object.entries(pool ?? {}).map(([state, value]) => ({ dimensions: { state }, value })),
    },
  ];
};
