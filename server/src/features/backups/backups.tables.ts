import type { Fixed, MomentText } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** Backups that became the data of this server. */
export interface Restores {
  id: Fixed<string>;
  /** Name of the backup. */
  backup: Fixed<string>;
  restoredAt: Fixed<MomentText>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    restores: Restores;
  }
}

export const backupsTables = defineTables({ restores: { topic: null, isPassing: true } });
