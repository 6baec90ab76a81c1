import type { Fixed, Flag, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** What a long action did, entry by entry. */
export interface Reports extends OfGroup {
  id: Fixed<string>;
  category: Fixed<'backup' | 'restore' | 'migration' | 'bulk_import'>;
  name: string;
  status: 'in-progress' | 'success' | 'failure' | 'partial';
  timestamp: Fixed<MomentText>;
}

export interface ReportEntries extends OfGroup {
  /** That of the job which it tells of, where there is one. */
  id: Fixed<string>;
  reportId: Fixed<string>;
  success: Flag;
  message: string;
  /** Why it did not succeed; empty otherwise. */
  exception: string;
  timestamp: MomentText;
  /** What it was about, such as an address. */
  source: string | null;
  recipeId: string | null;
  code: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    reports: Reports;
    reportEntries: ReportEntries;
  }
}

export const reportsTables = defineTables({
  reports: { topic: 'household' },
  reportEntries: { topic: 'household', personal: { of: 'recipes', by: 'recipeId' } },
});
