import type { BackupThing } from '@larder/contract';
import { unpackedLines } from '../archive/json-lines.ts';
import { tableKey } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';

export type ThingKind = BackupThing['kind'];

export const tableOf = { recipe: 'recipes', list: 'shoppingLists', group: 'groups' } as const;

/** Rows of a table of the backup as far as they can be read. */
export async function* rowsOf(place: Place, name: string, table: string): AsyncGenerator<Record<string, unknown>> {
  const content = await place.read(tableKey(name, table));
  if (!content) return;
  for await (const line of unpackedLines(content)) {
    try {
      const row: unknown = JSON.parse(line);
      if (row !== null && typeof row === 'object') yield { ...row };
    } catch {
      // What is no row is counted as one that is missing.
    }
  }
}

/** What another member keeps to themselves is nobody's business, an administrator's neither. */
export const isKeptFrom = (row: Record<string, unknown>, userId: string): boolean =>
  Number(row.private ?? 0) === 1 && row.userId !== userId;
