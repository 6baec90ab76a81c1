import type { BodyOf, mealplanShopping, PlanEntry, PlannedShopping, PlannedShoppingChange } from '@larder/contract';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { addRecipes, takeRecipeOffList } from '../shopping/index.ts';
import { entriesFrom } from './entries.repository.ts';
import { refuseDays } from './entry-rules.ts';
import { sharesLeft, shoppingDifference } from './planned-shopping.ts';
import { timesCooked } from './portions.ts';
import { findSharesFrom, findSharesOf, findTimesOnList, replaceShares } from './shopping-shares.repository.ts';

/** Lets a list hold what the meals of some days need: once, however often this is asked for. */
export const putDaysOnList = (
  db: GroupDatabase,
  { listId, startDate, endDate, entryIds }: BodyOf<typeof mealplanShopping.add>,
  at: Date,
): Promise<PlannedShoppingChange> =>
  db.change(async (db) => {
    refuseDays(startDate, endDate);
    const entries = await entriesFrom(db, startDate, endDate);
    const chosen = entryIds ? new Set(entryIds) : undefined;
    const meals = entries.filter(({ id, date }) => date >= startDate && (!chosen || chosen.has(id)));
    const wanted = meals.flatMap((entry) => shareOf(entry, listId));
    const ids = meals.map(({ id }) => id);
    const ofEntries = await findSharesOf(db, listId, ids);
    const ofDays = chosen
      ? []
      : (await findSharesFrom(db, { startDate, endDate })).filter((one) => one.listId === listId);
    const known = new Set(ids);
    return change(
      db,
      listId,
      { present: [...ofEntries, ...ofDays.filter(({ entryId }) => !known.has(entryId))], wanted },
      at,
    );
  });

/** Takes off a list exactly what entries have put there; the entries may be gone. */
export const takeEntriesOffList = (
  db: GroupDatabase,
  { listId, entryIds }: BodyOf<typeof mealplanShopping.remove>,
  at: Date,
): Promise<PlannedShoppingChange> =>
  db.change(async (db) => change(db, listId, { present: await findSharesOf(db, listId, entryIds), wanted: [] }, at));

interface Shares {
  present: PlannedShopping[];
  wanted: PlannedShopping[];
}

const change = async (
  db: GroupTransaction,
  listId: string,
  { present, wanted }: Shares,
  at: Date,
): Promise<PlannedShoppingChange> => {
  if (!(await presentIds(db, 'shoppingLists', [listId])).has(listId)) throw new AppError('shopping-list.not-found');
  const recipeIds = [...new Set(present.map(({ recipeId }) => recipeId))];
  const left = sharesLeft(present, await findTimesOnList(db, listId, recipeIds));
  const { added, removed, unchanged, changes } = shoppingDifference(left, wanted);
  const more = changes.filter(({ times }) => times > 0);
  const sent = more.map(({ recipeId, times }) => ({ recipeId, recipeIncrementQuantity: times }));
  if (sent.length > 0) await addRecipes(db, listId, sent, at);
  for (const { recipeId, times } of changes) {
    if (times < 0) await takeRecipeOffList(db, { listId, recipeId }, -times, at);
  }
  await replaceShares(db, listId, present, wanted);
  return { listId, added, removed, unchanged };
};

/** What an entry needs: leftovers are cooked already, and a note is cooked by nobody. */
const shareOf = ({ id, date, recipeId, leftoverOf, ...entry }: PlanEntry, listId: string): PlannedShopping[] => {
  const times = timesCooked(entry);
  return recipeId === null || leftoverOf !== null || times <= 0 ? [] : [{ listId, entryId: id, date, recipeId, times }];
};
