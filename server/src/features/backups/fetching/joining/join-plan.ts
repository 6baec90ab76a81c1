import {
  type Columns,
  findRows,
  type GroupTransaction,
  insertRows,
  presentIds,
} from '../../../../platform/database/index.ts';
import type { Target } from '../fetch-target.ts';
import { joinRows } from './join-rows.ts';
import { numbersOfMeals, rowsAsTheyAre, rowsOfTable, stampsOf, updateAsItWas } from './joining.repository.ts';
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
    const repeats = await presentIds(
      db.asServer(),
      'mealPlanRepeats',
      entries.flatMap(({ repeatId }) => (repeatId === null ? [] : [idHere(db, String(repeatId))])),
    );
    const repeated = ({ repeatId: former = null, repeatDate = null }: Columns) => {
      const repeatId = idHere(db, String(former));
      return repeats.has(repeatId) ? { repeatId, repeatDate } : { repeatId: null, repeatDate: null };
    };
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
      const now = { ...entry, id, ...said(entry), leftoverOf: null, ...repeated(entry) };
      if (!known && !there.has(former) && !there.has(id)) added.push(now);
      else if (known && known.mark !== markOf(said(entry)) && stamps.get(id) === known.stamp) changed.push(now);
    }
    await insertRows(db, table, added);
    await noteLeftovers(db, entries, own, new Set(added.map(({ id }) => String(id))));
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

/** Meals that are what is left of another one name that by its number, which is another one here. */
const noteLeftovers = async (
  db: GroupTransaction,
  entries: readonly Columns[],
  own: ReadonlyMap<string, string>,
  added: ReadonlySet<string>,
): Promise<void> => {
  const here = ({ id }: Columns) => own.get(String(id)) ?? '';
  const left = entries.filter((entry) => entry.leftoverOf !== null && added.has(here(entry)));
  if (left.length === 0) return;
  const meals = new Map(entries.map((entry) => [entry.number, here(entry)]));
  const numbers = await numbersOfMeals(db, [...meals.values()]);
  for (const entry of left) {
    const leftoverOf = numbers.get(meals.get(entry.leftoverOf ?? null) ?? '') ?? null;
    await updateAsItWas(db, table, here(entry), { leftoverOf });
  }
};

/** What is planned, with a recipe of the group or the name of the one that is not there. */
const withRecipeOf = (
  row: Columns,
  recipes: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): Pick<Columns, 'recipeId' | 'title'> => {
  const { recipeId = null, title = null } = row;
  if (recipeId === null || recipes.has(String(recipeId))) return { recipeId, title };
  return { recipeId: null, title: title || (names.get(String(recipeId)) ?? '') };
};

/** Brings meals that come again and templates of weeks. @returns how many of each */
export const joinPlans = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<Record<'repeats' | 'templates', number>> => {
  const meals = await rowsOfTable(db, 'mealPlanTemplateEntries');
  const rows = [...(await rowsOfTable(db, 'mealPlanRepeats')), ...meals];
  const recipeIds = rows.flatMap(({ recipeId }) => (recipeId ? [String(recipeId)] : []));
  const here = (former: string) => idsNow.get(former) ?? former;
  const recipes = await presentIds(target.db.asServer(), 'recipes', recipeIds.map(here));
  const named = await findRows(db, 'recipes', 'id', recipeIds);
  const names = new Map(named.map(({ id, name }) => [here(String(id)), String(name)]));
  const planned = (row: Columns): Columns => ({ ...row, ...withRecipeOf(row, recipes, names) });
  const adapt = (row: Columns): Columns => ({
    ...planned(row),
    userId: target.memberNow(row.userId === null ? null : String(row.userId)) ?? null,
  });
  const links = [
    {
      ...({ table: 'mealPlanTemplateEntries', column: 'templateId' } as const),
      adapt: (row: Columns) => ({ ...planned(row), id: idHere(target.db, String(row.id)) }),
    },
  ];
  return {
    repeats: await joinRows(target, db, idsNow, { table: 'mealPlanRepeats', adapt }, joining),
    templates: await joinRows(target, db, idsNow, { table: 'mealPlanTemplates', links }, joining),
  };
};
