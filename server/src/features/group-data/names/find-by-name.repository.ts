import type { GroupDatabase } from '../../../platform/database/index.ts';
import { hasIdOrKey } from '../../../platform/database/lists/index.ts';

interface Known {
  id: string;
  key: string;
}

/**
 * The foods or units that have one of the ids, or that one of the keys leads to: by the name, else by a plural, an
 * abbreviation or an alias that no other one has as well.
 */
export const findByName = async (
  db: GroupDatabase,
  table: 'foods' | 'units',
  ids: string[],
  keys: string[],
): Promise<Known[]> => {
  const named = await db
    .from(table)
    .where(hasIdOrKey(db.dialect, ids, 'nameKey', keys))
    .select(['id', 'nameKey as key'])
    .execute();
  const found = new Set(named.map(({ key }) => key));
  const missing = new Set(keys.filter((key) => !found.has(key)));
  return missing.size === 0 ? named : [...named, ...(await findByOtherNames(db, table, missing))];
};

const findByOtherNames = async (
  db: GroupDatabase,
  table: 'foods' | 'units',
  keys: ReadonlySet<string>,
): Promise<Known[]> => {
  const rows = await db.from(table).where('otherKeys', '<>', '').select(['id', 'otherKeys']).execute();
  const owners = new Map<string, string[]>();
  for (const { id, otherKeys } of rows) {
    for (const key of otherKeys.split('\n')) if (keys.has(key)) owners.set(key, [...(owners.get(key) ?? []), id]);
  }
  return [...owners].flatMap(([key, [id, ...more]]) => (id && more.length === 0 ? [{ id, key }] : []));
};
