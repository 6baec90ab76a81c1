import type { Topic } from '@larder/contract';
import type { Schema } from './schema.ts';

export type { Topic };

export interface Table {
  /** What a change of its rows is a change of; null where no reply depends on it. */
  topic: Topic | null;
  /** Devices may hold copies of its rows, so each has the revision of its last change, and leaves a mark when it is deleted. */
  synced?: boolean;
}

/** The tables of a feature, declared beside its repository. */
export const defineTables = <const Tables extends { readonly [Name in keyof Schema]?: Table }>(tables: Tables) =>
  tables;

export type Tables = Readonly<Record<keyof Schema, Table>>;

export const platformTables = defineTables({
  groups: { topic: 'household' },
  deletions: { topic: null },
  events: { topic: null },
  instanceState: { topic: null },
});
