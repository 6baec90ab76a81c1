import type { Topic } from '@larder/contract';
import type { Schema } from './schema.ts';

export type { Topic };

/**
 * Some rows of the table are one member's alone, and all others of the group read as if they were not there: those whose column
 * `owner` names a member, where the flag `when` is set if there is one; or those that belong to such a row of another table.
 */
export type Personal = { owner: string; when?: string } | { of: keyof Schema; by: string };

export interface Table {
  /** What a change of its rows is a change of; null where no reply depends on it. */
  topic: Topic | null;
  /** Devices may hold copies of its rows, so each has the revision of its last change, and leaves a mark when it is deleted. */
  synced?: boolean;
  personal?: Personal;
  /** A backup leaves it out: it is made anew from other tables, or means nothing on another day. */
  isPassing?: boolean;
}

/** The tables of a feature, declared beside its repository. */
export const defineTables = <const Tables extends { readonly [Name in keyof Schema]?: Table }>(tables: Tables) =>
  tables;

export type Tables = Readonly<Record<keyof Schema, Table>>;

export const platformTables = defineTables({
  groups: { topic: 'household' },
  deletions: { topic: null },
  events: { topic: null },
  doneRequests: { topic: null },
  instanceState: { topic: null },
});
