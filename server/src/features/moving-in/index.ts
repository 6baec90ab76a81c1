import type { Platform } from '../../platform/http/index.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import type { Backups } from '../backups/index.ts';
import { besidesJobs } from './bringing/besides.jobs.ts';
import { bringingJobs } from './bringing/bringing.jobs.ts';
import { fetchingJobs } from './fetching/fetching.jobs.ts';
import { forgettingJobs } from './forgetting.jobs.ts';
import { readingJobs } from './reading/reading.jobs.ts';
import { scanningJobs } from './scanning/scanning.jobs.ts';
import { householdReadingJobs } from './servers/mealie/household-reading.jobs.ts';
import { recipeReadingJobs } from './servers/recipes/recipe-reading.jobs.ts';
import { type UndoParts, undoingJobs } from './undoing/undoing.jobs.ts';

export { endMoveOf } from './bringing/start-move.ts';
export { moveOfBackup } from './joining/move-of-backup.ts';
export { migrationRoutes } from './migrating/migrations.routes.ts';
export { moveRoutes } from './moves.routes.ts';
export { movingInTables } from './moving-in.tables.ts';
export { moveServerRoutes } from './servers/servers.routes.ts';
export { moveServersTables } from './servers/servers.tables.ts';

export const moveJobs = (platform: Platform, parts: UndoParts, backups: Backups): JobDefinition[] => [
  ...readingJobs(platform),
  ...bringingJobs(platform),
  ...fetchingJobs(platform),
  ...scanningJobs(platform),
  ...recipeReadingJobs(platform, backups),
  ...householdReadingJobs(platform, backups),
  ...besidesJobs(platform, backups),
  ...undoingJobs(platform, parts),
  ...forgettingJobs(platform),
];
