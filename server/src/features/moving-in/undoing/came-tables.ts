import type { Counted } from '@larder/contract';
import type { z } from 'zod';
import { type GroupDatabase, presentIds } from '../../../platform/database/index.ts';
import { stampsOf } from '../../backups/index.ts';
import { countedTables } from '../servers/pieces.ts';
import { type CameRow, type CameTable, cameTables, countMade, listCame } from './undo-besides.repository.ts';

/** Items go before their lists: one with others in it stays. */
export const tablesInOrder: readonly CameTable[] = [
  ...(['shareTokens', 'recipeActions', 'notifiers', 'webhooks', 'mealPlanRules', 'cookbooks'] as const),
  ...(['mealPlanTemplates', 'mealPlanRepeats'] as const),
  ...([
    'mealPlanEntries',
    'shoppingItems',
    'shoppingLists',
    'shops',
    'savedFilters',
    'timelineEvents',
    'comments',
  ] as const),
];

export interface CameNow extends CameRow {
  /** Somebody has changed it since it came. */
  isChanged: boolean;
}

/** What of that is still there, by its table. */
export const cameNow = async (db: GroupDatabase, moveId: string): Promise<Map<CameTable, CameNow[]>> => {
  const rows = await listCame(db, moveId);
  const found = new Map<CameTable, CameNow[]>();
  for (const table of tablesInOrder) {
    const own = rows.filter(({ kind }) => kind === table);
    const ids = own.map(({ id }) => id);
    const present = await presentIds(db.asServer(), table, ids);
    const stamps = await stampsOf(db, table, ids);
    const still = own.filter(({ id }) => present.has(id));
    if (still.length === 0) continue;
    found.set(
      table,
      still.map((row) => ({ ...row, isChanged: (stamps.get(row.id) ?? row.stamp) !== row.stamp })),
    );
  }
  return found;
};

/** What goes beside recipes when a move is undone. */
export const countBesides = async (db: GroupDatabase, moveId: string) => {
  const came = await cameNow(db, moveId);
  const count = (isMeant: (row: CameNow) => boolean): z.infer<typeof Counted>[] =>
    [...came].flatMap(([table, rows]) => {
      const number = rows.filter(isMeant).length;
      return number > 0 ? [{ what: cameTables[table], number }] : [];
    });
  return { besides: count(() => true), changedBesides: count(({ isChanged }) => isChanged) };
};

/** What is made while recipes come is noted by other names. */
const counted: Readonly<Record<string, string>> = {
  ...countedTables,
  ...{ food: 'foods', unit: 'units', label: 'labels', category: 'organizers', tag: 'organizers', tool: 'organizers' },
};

/** What came with the recipes of a move, in the order in which it was offered. */
export const countCame = async (db: GroupDatabase, moveId: string): Promise<z.infer<typeof Counted>[]> => {
  const numbers = new Map<string, number>();
  for (const { kind, all } of await countMade(db, moveId)) {
    const what = counted[kind];
    if (what) numbers.set(what, (numbers.get(what) ?? 0) + all);
  }
  const order = Object.values(countedTables);
  return [...numbers]
    .map(([what, number]) => ({ what, number }))
    .toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
};
