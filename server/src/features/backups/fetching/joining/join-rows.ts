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
  to?: { table: GroupTable; column: string };
  /** As the group has it. */
  adapt?(row: Columns): Columns;
}

interface Rows {
  table: GroupTable;
  links?: readonly Links[];
  /** As the group has it. */
  adapt?(row: Columns): Columns;
  /** Leaves out those for which something of the group stands. */
  isWanted?(row: Columns): boolean;
}

/**
 * Brings the rows of a table that the group does not have, under ids of its own, with what they are linked with. Those that came before
 * and were deleted since stay away. @returns how many came
 */
export const joinRows = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { table, links = [], adapt = (row) => row, isWanted = () => true }: Rows,
  { earlier }: Joining,
): Promise<number> => {
  const rows = inTheirOrder(await rowsOfTable(db, table)).filter(isWanted);
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
      added.push({ former, id, row: adapt({ ...withNewIds(row, idsNow), id }) });
    }
    await insertRows(
      db,
      table,
      added.map(({ row }) => row),
    );
    const byFormer = new Map(added.map(({ former, id }) => [former, id]));
    for (const [{ table, column, to, adapt = (row: Columns) => row }, all] of linked) {
      const wanted = all.flatMap((link): Columns[] => {
        const owner = byFormer.get(String(link[column]));
        return owner === undefined ? [] : [adapt({ ...withNewIds(link, idsNow), [column]: owner })];
      });
      await insertRows(db, table, to ? await leading(db, wanted, { column, to }) : wanted);
    }
    await earlier?.note(
      db,
      table,
      added.map(({ id, row }) => ({ id, mark: markOf(row) })),
    );
    return added.length;
  });
};

/** Those that lead to what the group has, each once: two of there may be one here. */
const leading = async (
  db: GroupTransaction,
  links: Columns[],
  { column, to }: { column: string; to: NonNullable<Links['to']> },
): Promise<Columns[]> => {
  const idOf = (link: Columns) => String(link[to.column]);
  const present = await presentIds(db.asServer(), to.table, links.map(idOf));
  const led = links.filter((link) => present.has(idOf(link)));
  return [...new Map(led.map((link) => [`${link[column]} ${idOf(link)}`, link])).values()];
};

const inTheirOrder = (rows: Columns[]): Columns[] =>
  rows.toSorted(({ position: one = 0 }, { position: other = 0 }) => Number(one) - Number(other));
