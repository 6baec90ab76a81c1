import { type Columns, type GroupTransaction, insertRows } from '../../../../platform/database/index.ts';
import { findByName } from '../../../entities/index.ts';
import type { Target } from '../fetch-target.ts';
import { labelsNamed, organizerKey, organizersByAddress, rowsOfTable } from './joining.repository.ts';
import { type IdsNow, idHere, type Joining } from './joining.ts';

type Table = 'labels' | 'foods' | 'units' | 'organizers';

const keyOf = (table: Table, row: Columns): string =>
  table === 'organizers' ? organizerKey({ kind: String(row.kind), slug: String(row.slug) }) : String(row.nameKey);

const known = (db: GroupTransaction, table: Table, ids: string[], keys: string[]) => {
  if (table === 'organizers') return organizersByAddress(db);
  return table === 'labels' ? labelsNamed(db, ids, keys) : findByName(db, table, ids, keys);
};

/**
 * Brings foods, units, labels and organizers whole, with their other names, where the group has none of that name.
 * @returns which one of the group stands for each of them, and how many are new
 */
export const joinPantry = async (
  target: Target,
  db: GroupTransaction,
  { earlier, organizers }: Joining,
): Promise<{ idsNow: IdsNow; numbers: Record<Table, number> }> => {
  const idsNow: IdsNow = new Map();
  const join = async (table: Table): Promise<number> => {
    const rows = await rowsOfTable(db, table);
    if (rows.length === 0) return 0;
    return target.db.change(async (db) => {
      const own = new Map(rows.map(({ id }) => [String(id), idHere(db, String(id))]));
      const keys = rows.map((row) => keyOf(table, row));
      const there = await known(db, table, [...own.values()], keys);
      const ids = new Set(there.map(({ id }) => id));
      const byKey = new Map(there.map(({ key, id }) => [key, id]));
      const missing = rows.flatMap((row): Columns[] => {
        const [former, key] = [String(row.id), keyOf(table, row)];
        const id = own.get(former) ?? former;
        const chosen =
          table === 'organizers' ? organizers?.({ kind: String(row.kind), nameKey: String(row.nameKey) }) : undefined;
        if (chosen && chosen.action !== 'take') {
          const other =
            chosen.action === 'map' ? chosen.id : byKey.get(organizerKey({ kind: 'tag', slug: String(row.slug) }));
          if (chosen.action !== 'leave' && other) idsNow.set(former, other);
          return [];
        }
        const now = ids.has(id) ? id : byKey.get(key);
        idsNow.set(former, now ?? id);
        if (now !== undefined) return [];
        if (table !== 'foods') return [{ ...row, id }];
        return [{ ...row, id, labelId: idsNow.get(String(row.labelId)) ?? null }];
      });
      await insertRows(db, table, missing);
      await earlier?.note(
        db,
        table,
        missing.map(({ id }) => ({ id: String(id) })),
      );
      return missing.length;
    });
  };
  // Foods name their labels.
  const labels = await join('labels');
  const [foods, units] = [await join('foods'), await join('units')];
  return { idsNow, numbers: { labels, foods, units, organizers: await join('organizers') } };
};
