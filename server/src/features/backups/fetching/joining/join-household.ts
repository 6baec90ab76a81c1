import { z } from 'zod';
import {
  type Columns,
  findRows,
  type GroupTransaction,
  insertRows,
  presentIds,
  rowsBy,
} from '../../../../platform/database/index.ts';
import type { Target } from '../fetch-target.ts';
import { withNewIds } from '../new-ids.ts';
import { joinRows } from './join-rows.ts';
import { namesOfFilters, rowsOfTable, shopsByName, takenSlugs } from './joining.repository.ts';
import { type IdsNow, idHere, type Joining } from './joining.ts';

/** Brings cookbooks behind those of the group, with the organizers and recipes of the group in them. */
export const joinCookbooks = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<number> => {
  const slugs = await takenSlugs(target.db);
  let position = slugs.size;
  const links = [
    { table: 'cookbookOrganizers', column: 'cookbookId', to: { table: 'organizers', column: 'organizerId' } },
    { table: 'cookbookRecipes', column: 'cookbookId', to: { table: 'recipes', column: 'recipeId' } },
  ] as const;
  const adapt = (row: Columns) => {
    position += 1;
    const wanted = String(row.slug);
    let slug = wanted;
    for (let count = 1; slugs.has(slug); count += 1) slug = `${wanted}-${count}`;
    slugs.add(slug);
    return { ...row, position, slug };
  };
  const added = await joinRows(target, db, idsNow, { table: 'cookbooks', links, adapt }, joining);
  return added + (await fillCookbooks(target, db, idsNow, joining));
};

const RecipesOfBook = z.array(z.string());

/** Which recipes were put into a cookbook when it came; nobody knows that of one that came before this was noted. */
const recipesIn = (mark: string): string[] => (mark.startsWith('[') ? RecipesOfBook.parse(JSON.parse(mark)) : []);

/**
 * Puts recipes into cookbooks that came before, where they have been put into these there since. One that somebody took out here stays out.
 * @returns how many cookbooks have more than they had
 */
const fillCookbooks = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { earlier }: Joining,
): Promise<number> => {
  if (!earlier) return 0;
  const table = 'cookbookRecipes';
  const links = await rowsOfTable(db, table);
  const formerOf = new Map(links.map(({ cookbookId }) => [idHere(target.db, String(cookbookId)), String(cookbookId)]));
  return target.db.change(async (db) => {
    const came = await earlier.find([...formerOf.keys()]);
    const there = await presentIds(db, 'cookbooks', [...came.keys()]);
    const before = rowsBy(await findRows(db, table, 'cookbookId', [...there]), 'cookbookId');
    const recipeHere = ({ recipeId = null }: Columns) => idsNow.get(String(recipeId)) ?? String(recipeId);
    const recipes = await presentIds(db, 'recipes', links.map(recipeHere));
    let filled = 0;
    for (const id of there) {
      const own = before.get(id) ?? [];
      const known = recipesIn(came.get(id)?.mark ?? '');
      const inBook = new Set(own.map(({ recipeId = null }) => String(recipeId)));
      const wanted = links
        .filter(({ cookbookId }) => cookbookId === formerOf.get(id))
        .map(recipeHere)
        .filter((recipeId) => recipes.has(recipeId));
      const fresh = [...new Set(wanted)].filter((recipeId) => !known.includes(recipeId) && !inBook.has(recipeId));
      const last = Math.max(-1, ...own.map(({ position = null }) => Number(position)));
      const parts = fresh.map((recipeId, at) => ({ cookbookId: id, recipeId, position: last + 1 + at }));
      await insertRows(db, table, parts);
      const mark = JSON.stringify([...new Set([...known, ...wanted])]);
      if (mark !== came.get(id)?.mark) await earlier.note(db, 'cookbooks', [{ id, mark, before: { row: {}, parts } }]);
      if (fresh.length > 0) filled += 1;
    }
    return filled;
  });
};

export const joinPlanRules = (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<number> => {
  const to = { table: 'organizers', column: 'organizerId' } as const;
  const links = [{ table: 'mealPlanRuleOrganizers', column: 'ruleId', to }] as const;
  return joinRows(target, db, idsNow, { table: 'mealPlanRules', links }, joining);
};

/** Brings shops with the order of their aisles, where the group has none of that name. */
export const joinShops = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<number> => {
  const rows = await rowsOfTable(db, 'shops');
  const byName = await shopsByName(target.db);
  for (const { id, nameKey } of rows) {
    idsNow.set(String(id), byName.get(String(nameKey)) ?? idHere(target.db, String(id)));
  }
  const isWanted = ({ nameKey }: Columns) => !byName.has(String(nameKey));
  return joinRows(target, db, idsNow, { table: 'shops', isWanted }, joining);
};

/** Brings what foods cost, of those of which nobody here has said that. */
export const joinPrices = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { earlier }: Joining,
): Promise<number> => {
  const rows = (await rowsOfTable(db, 'foodPrices')).map((row) => withNewIds(row, idsNow));
  const foodIds = rows.map(({ foodId }) => String(foodId));
  return target.db.change(async (db) => {
    const foods = await presentIds(db.asServer(), 'foods', foodIds);
    const priced = new Set((await findRows(db, 'foodPrices', 'foodId', foodIds)).map(({ foodId }) => foodId));
    const added = rows.filter(({ foodId = null }) => foods.has(String(foodId)) && !priced.has(foodId));
    await insertRows(db, 'foodPrices', added);
    // A food that came is noted by its own id.
    const noted = added.map((row) => ({ id: `${row.foodId} price`, mark: JSON.stringify(row) }));
    await earlier?.note(db, 'foodPrices', noted);
    return added.length;
  });
};

/** Brings filters to the members who saved them, under names that they do not have yet. */
export const joinFilters = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<number> => {
  const taken = await namesOfFilters(target.db);
  const ownerOf = ({ userId = null }: Columns) => target.memberNow(userId === null ? null : String(userId));
  const isWanted = (row: Columns) => {
    const owner = ownerOf(row);
    return owner !== undefined && !taken.has(`${owner} ${row.name}`);
  };
  const adapt = (row: Columns) => ({ ...row, userId: ownerOf(row) ?? null });
  return joinRows(target, db, idsNow, { table: 'savedFilters', isWanted, adapt }, joining);
};

/**
 * Brings webhooks, notifiers and actions. What sends something by itself comes switched off: the server that it is from may go on for a
 * while, and nobody wants to be told twice.
 */
export const joinServices = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<Record<'webhooks' | 'notifiers' | 'actions', number>> => {
  const adapt = (row: Columns) => ({ ...row, enabled: 0 });
  return {
    webhooks: await joinRows(target, db, idsNow, { table: 'webhooks', adapt }, joining),
    notifiers: await joinRows(target, db, idsNow, { table: 'notifiers', adapt }, joining),
    actions: await joinRows(target, db, idsNow, { table: 'recipeActions' }, joining),
  };
};

/** Brings links that were given to others, under the addresses that these know, as far as no other group has one of them. */
export const joinLinks = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  { earlier, by }: Joining,
): Promise<number> => {
  const rows = (await rowsOfTable(db, 'shareTokens')).map(({ recipeId = null, ...row }) => ({
    ...row,
    recipeId: idsNow.get(String(recipeId)) ?? recipeId,
  })) as Columns[];
  const ids = rows.map(({ id }) => String(id));
  const there = await presentIds(target.db.asServer(), 'shareTokens', ids);
  const before = (await earlier?.find(ids)) ?? new Map();
  const recipes = await presentIds(
    target.db.asServer(),
    'recipes',
    rows.map(({ recipeId }) => String(recipeId)),
  );
  let came = 0;
  for (const row of rows) {
    const id = String(row.id);
    if (there.has(id) || before.has(id) || !recipes.has(String(row.recipeId)) || row.cookbookId || row.listId) continue;
    try {
      await target.db.change(async (db) => {
        const userId = target.memberNow(row.userId === null ? null : String(row.userId)) ?? by;
        await insertRows(db, 'shareTokens', [{ ...row, userId }]);
        await earlier?.note(db, 'shareTokens', [{ id }]);
      });
      came += 1;
    } catch (error) {
      if (!target.db.dialect.isUniqueViolation(error)) throw error;
    }
  }
  return came;
};
