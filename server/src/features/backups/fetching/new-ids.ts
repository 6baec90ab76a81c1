import type { Columns } from '../../../platform/database/index.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The row with other ids wherever one of these is named, in texts and links too. */
export const withNewIds = (row: Columns, ids: ReadonlyMap<string, string>): Columns =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll(uuid, (id) => ids.get(id) ?? id) : value,
    ]),
  );
