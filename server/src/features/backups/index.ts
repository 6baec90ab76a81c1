export { backupHealth, secondPlaceHealth } from './backup-health.ts';
export { backupTasks } from './backup-tasks.ts';
export { backupRoutes } from './backups.routes.ts';
export { backupsTables } from './backups.tables.ts';
export { type BackupSource, type Backups, createBackups } from './create-backups.ts';
export { describeBackups } from './describe-backups.ts';
export { removeParts, stampsOf, updateAsItWas } from './fetching/joining/joining.repository.ts';
export type {
  CameThing,
  ChosenOrganizer,
  ComingRecipe,
  ComingThing,
  Earlier,
  JoinNotes,
  RecipeNow,
  RowBefore,
} from './fetching/joining/joining.ts';
export { householdFile } from './household/household-shapes.ts';
export { writeHousehold } from './household/write-household.ts';
export type { PieceOfTables } from './mealie/write-draft.ts';
export { problemInWords } from './problem-in-words.ts';
export { endInterruptedRestore } from './restore/restore-backup.ts';
export { setupRestoreRoutes } from './setup-restore.routes.ts';
