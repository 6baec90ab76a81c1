import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Platform } from '../../platform/http/index.ts';
import { defineDailyTask, type ScheduledTask } from '../../platform/schedule/index.ts';
import { forgetExpired } from './forget-expired.repository.ts';

const hour = 3_600_000;

export const authTasks = (instance: InstanceDatabase, { settings }: Pick<Platform, 'settings'>): ScheduledTask[] => [
  defineDailyTask({
    name: 'forget-expired',
    run: ({ at }) => {
      const lockedSince = new Date(at.getTime() - settings.SECURITY_USER_LOCKOUT_TIME * hour).toISOString();
      return forgetExpired(instance, { at: at.toISOString(), lockedSince });
    },
  }),
];
