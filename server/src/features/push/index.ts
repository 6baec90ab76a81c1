import type { JobDefinition } from '../../platform/jobs/index.ts';
import { additionsJobs } from './additions.ts';
import { dinnerJobs } from './dinner.ts';
import type { PushParts } from './send-notice.ts';
import { timerJobs } from './timers.ts';

export { noteAdditions } from './additions.ts';
export { pushRoutes } from './push.routes.ts';
export { pushTables } from './push.tables.ts';
export { createPushKeys } from './push-keys.ts';

export const pushJobs = (parts: PushParts): JobDefinition[] => [
  timerJobs(parts),
  additionsJobs(parts),
  dinnerJobs(parts),
];
