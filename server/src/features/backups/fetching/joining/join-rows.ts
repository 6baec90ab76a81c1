import { type Columns, type GroupTransaction, insertRows, presentIds } from '../../../../platform/database/index.ts';
import type { GroupTable } from '../../../../platform/database/schema.ts';
import type { Target } from '../fetch-target.ts';
import { withNewIds } from '../new-ids.ts';
import { rowsOfTable } from './joining.repository.ts';
import { type IdsNow, idHere, type Joining, markOf } from './joining.ts';

interface Links {
  table: GroupTable;
  /** Names the row that they belong to. */
  column: string;
  /** What they lead to has to be in the group. */
  to: { table: GroupTable; column: string };
}

interface Rows {
  table: GroupTable;
  links?: readonly Links[];
  /** As the group has it. */
  adapt?(row: Columns, db: GroupTransaction): Columns | Promise<Columns>;
}

/**
 * Brings the rows of a table that the group does not have, under ids of its own, with what they are linked with. Those that came before
 * and were deleted since stay away. @returns how many came
 */
export const joinRows = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { table, links = [], adapt = (row) => row }: Rows,
  { earlier }: Joining,
): Promise<number> => {
  const rows = await rowsOfTable(db, table);
  if (rows.length === 0) return 0;
  const linked = new Map<Links, Columns[]>();
  for (const link of links) linked.set(link, await rowsOfTable(db, link.table));
  return target.db.change(async (db) => {
    const own = new Map(rows.map(({ id }) => [String(id), idHere(db, String(id))]));
    const ids = [...own].flat();
    const there = await presentIds(db.asServer(), table, ids);
    const before = (await earlier?.find([...own.values()])) ?? new Map();
    const added: { former: string; id: string; row: Columns }[] = [];
    for (const [former, id] of own) {
      const row = rows.find((one) => one.id === former);
      if (!row || there.has(former) || there.has(id) || before.has(id)) continue;
      added.push({ former, id, row: await adapt({ ...withNewIds(row, idsNow), id }, db) });
    }
    await insertRows(
      db,
      table,
      added.map(({ row }) => row),
    );
    const byFormer = new Map(added.map(({ former, id }) => [former, id]));
    for (const [{ table, column, to }, all] of linked) {
      const wanted = all.flatMap((link): Columns[] => {
        const owner = byFormer.get(String(link[column]));
        return owner === undefined ? [] : [{ ...withNewIds(link, idsNow), [column]: owner }];
      });
      const present = await presentIds(
        db.asServer(),
        to.table,
        wanted.map((link) => String(link[to.column])),
      );
      await insertRows(
        db,
        table,
        wanted.filter((link) => present.has(String(link[to.column]))),
      );
    }
    await earlier?.note(
      db,
      table,
      added.map(({ id, row }) => ({ id, mark: markOf(row) })),
    );
    return added.length;
  });
};
