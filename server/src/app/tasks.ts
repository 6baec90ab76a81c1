import { maintenanceTasks } from '../features/admin/index.ts';
import { authTasks } from '../features/auth/index.ts';
import { type Backups, backupTasks } from '../features/backups/index.ts';
import { webhookTasks } from '../features/webhooks/index.ts';
import type { InstanceDatabase } from '../platform/database/instance-database.ts';
import { eventTasks } from '../platform/events/index.ts';
import type { Platform } from '../platform/http/index.ts';
import type { ScheduledTask } from '../platform/schedule/index.ts';

/** What the server does by the clock, whatever group it concerns. */
export const createTasks = (platform: Platform, instance: InstanceDatabase, backups: Backups): ScheduledTask[] => [
  ...eventTasks(instance),
  ...authTasks(instance, platform),
  ...webhookTasks(instance, platform),
  ...maintenanceTasks(platform),
  ...backupTasks(instance, platform, backups),
];
