import { authTables } from '../features/auth/index.ts';
import { backupsTables } from '../features/backups/index.ts';
import { binTables } from '../features/bin/index.ts';
import { cookbooksTables } from '../features/cookbooks/index.ts';
import { deliveriesTables } from '../features/deliveries/index.ts';
import { entitiesTables } from '../features/entities/index.ts';
import { foodsTables } from '../features/foods/index.ts';
import { groupsTables } from '../features/groups/index.ts';
import { correctionsTables } from '../features/ingredients/index.ts';
import { labelsTables } from '../features/labels/index.ts';
import { mealplansTables } from '../features/mealplans/index.ts';
import { moveServersTables, movingInTables } from '../features/moving-in/index.ts';
import { notificationsTables } from '../features/notifications/index.ts';
import { organizersTables } from '../features/organizers/index.ts';
import { pushTables } from '../features/push/index.ts';
import { recipeActionsTables } from '../features/recipe-actions/index.ts';
import {
  commentsTables,
  documentsTables,
  recipeExportsTables,
  recipesTables,
  savedFiltersTables,
  searchTables,
  timelineTables,
} from '../features/recipes/index.ts';
import { reportsTables } from '../features/reports/index.ts';
import { sharingTables } from '../features/sharing/index.ts';
import { shoppingTables } from '../features/shopping/index.ts';
import { themeTables } from '../features/theme/index.ts';
import { unitsTables } from '../features/units/index.ts';
import { usersTables } from '../features/users/index.ts';
import { webhooksTables } from '../features/webhooks/index.ts';
import { platformTables, type Tables } from '../platform/database/index.ts';
import { jobsTables } from '../platform/jobs/index.ts';
import { scheduleTables } from '../platform/schedule/index.ts';

/** Every table; one that no feature has declared does not compile. */
export const tables: Tables = {
  ...platformTables,
  ...jobsTables,
  ...scheduleTables,
  ...groupsTables,
  ...usersTables,
  ...authTables,
  ...entitiesTables,
  ...foodsTables,
  ...unitsTables,
  ...labelsTables,
  ...organizersTables,
  ...correctionsTables,
  ...recipesTables,
  ...commentsTables,
  ...timelineTables,
  ...searchTables,
  ...documentsTables,
  ...recipeExportsTables,
  ...savedFiltersTables,
  ...binTables,
  ...cookbooksTables,
  ...shoppingTables,
  ...sharingTables,
  ...mealplansTables,
  ...reportsTables,
  ...movingInTables,
  ...moveServersTables,
  ...deliveriesTables,
  ...webhooksTables,
  ...notificationsTables,
  ...recipeActionsTables,
  ...pushTables,
  ...backupsTables,
  ...themeTables,
};
