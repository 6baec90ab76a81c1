import {
  type Columns,
  findRows,
  type GroupTransaction,
  insertRows,
  presentIds,
} from '../../../../platform/database/index.ts';
import type { Target } from '../fetch-target.ts';
import { rowsAsTheyAre, rowsOfTable, stampsOf, updateAsItWas } from './joining.repository.ts';
import { type IdsNow, idHere, type Joining, markOf } from './joining.ts';

const table = 'mealPlanEntries';

/** Brings planned meals. One that came before and was changed there, but not here, becomes what it is there. @returns how many */
export const joinPlan = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { earlier, at }: Joining,
): Promise<number> => {
  const entries = await rowsOfTable(db, table);
  const formerIds = entries.map(({ id }) => String(id));
  const recipeIds = entries.flatMap(({ recipeId }) => (recipeId === null ? [] : [String(recipeId)]));
  const names = new Map((await findRows(db, 'recipes', 'id', recipeIds)).map(({ id, name }) => [id, String(name)]));
  return target.db.change(async (db) => {
    const own = new Map(formerIds.map((id) => [id, idHere(db, id)]));
    const ids = [...own.values()];
    const there = await presentIds(db.asServer(), table, [...formerIds, ...ids]);
    const before = (await earlier?.find(ids)) ?? new Map();
    const stamps = await stampsOf(db, table, [...before.keys()]);
    const here = (former: string) => idsNow.get(former) ?? former;
    const recipes = await presentIds(db.asServer(), 'recipes', recipeIds.map(here));
    const stamp = at.toISOString();
    const said = ({ date, endDate, entryType, title, text, recipeId: former = null, servings, userId }: Columns) => {
      const recipeId = former !== null && recipes.has(here(String(former))) ? here(String(former)) : null;
      return {
        ...{ date, endDate, entryType, text, recipeId, servings, updatedAt: stamp },
        title: recipeId === null ? title || (names.get(former) ?? '') : title,
        userId: target.memberNow(userId === null ? null : String(userId)) ?? null,
      } as Columns;
    };
    const [added, changed]: [Columns[], Columns[]] = [[], []];
    for (const { number: _, ...entry } of entries) {
      const former = String(entry.id);
      const id = own.get(former) ?? former;
      const known = before.get(id);
      const now = { ...entry, id, ...said(entry), leftoverOf: null, repeatId: null, repeatDate: null };
      if (!known && !there.has(former) && !there.has(id)) added.push(now);
      else if (known && known.mark !== markOf(said(entry)) && stamps.get(id) === known.stamp) changed.push(now);
    }
    await insertRows(db, table, added);
    const rowsBefore = await rowsAsTheyAre(
      db,
      table,
      changed.map(({ id }) => String(id)),
    );
    for (const entry of changed) await updateAsItWas(db, table, String(entry.id), said(entry));
    await earlier?.note(
      db,
      table,
      [...added, ...changed].map((entry) => {
        const id = String(entry.id);
        return { id, mark: markOf(said(entry)), before: rowsBefore.get(id) };
      }),
    );
    return added.length + changed.length;
  });
};
