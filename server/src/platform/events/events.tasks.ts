import type { InstanceDatabase } from '../database/instance-database.ts';
import { defineDailyTask, type ScheduledTask } from '../schedule/index.ts';
import { removeEventsBefore } from './events.repository.ts';

const day = 24 * 3_600_000;
const remembered = 90 * day;

/** Removes events that nobody asks for any more. */
export const eventTasks = (instance: InstanceDatabase): ScheduledTask[] => [
  defineDailyTask({
    name: 'forget-old-events',
    run: ({ at }) => removeEventsBefore(instance, new Date(at.getTime() - remembered)),
  }),
];
