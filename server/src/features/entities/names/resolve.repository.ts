import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { type Reference, resolveNames } from '../../../platform/references/index.ts';
import type { Entity } from '../entity.ts';
import { insertItems } from '../save.ts';

/** How a recipe's foods or units become ids: one for each reference, null where none is meant; what the group has not is created. */
export const resolverOf =
  (table: 'foods' | 'units', entity: Entity) =>
  (
    db: GroupTransaction,
    references: readonly (Reference | null | undefined)[],
    at: Date,
  ): Promise<(string | null)[]> => {
    const namesBeside = references.flatMap((reference) => reference?.name || []);
    return resolveNames(
      references,
      {
        find: (ids, keys) => findByName(db, table, ids, keys),
        create: (missing) =>
          insertItems(
            db,
            entity,
            missing.map(({ id, name }) => {
              const item = entity.blank({ id, name, groupId: db.groupId });
              return entity.byNameAlone?.(item, namesBeside) ?? item;
            }),
            at,
          ),
      },
      entity.codes.notFound,
    );
  };

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
  // Each of the two is found by an index; asked for together, both databases read every food of the group.
  const known = async (column: 'id' | 'nameKey', values: string[]): Promise<Known[]> =>
    values.length === 0
      ? []
      : db.from(table).where(db.dialect.isOneOf(column, values)).select(['id', 'nameKey as key']).execute();
  const named = [...(await known('id', ids)), ...(await known('nameKey', keys))];
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
