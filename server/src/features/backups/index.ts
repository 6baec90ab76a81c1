export { backupHealth, secondPlaceHealth } from './backup-health.ts';
export { backupTasks } from './backup-tasks.ts';
export { backupRoutes } from './backups.routes.ts';
export { backupsTables } from './backups.tables.ts';
export { type Backups, createBackups } from './create-backups.ts';
export { describeBackups } from './describe-backups.ts';
export { problemInWords } from './problem-in-words.ts';
export { endInterruptedRestore } from './restore/restore-backup.ts';
export { setupRestoreRoutes } from './setup-restore.routes.ts';
