import type { Platform } from '../../../platform/http/index.ts';
import { defineDailyTask, type ScheduledTask } from '../../../platform/schedule/index.ts';
import { draftsBefore } from './find-leftovers.ts';

/** Removes what was written in part; what else nothing needs is shown to an administrator before it goes. */
export const maintenanceTasks = (platform: Pick<Platform, 'files' | 'clock'>): ScheduledTask[] => [
  defineDailyTask({ name: 'clean-up', run: () => platform.files.removeDrafts(draftsBefore(platform)) }),
];
