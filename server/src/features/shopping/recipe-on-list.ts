import { randomUUID } from 'node:crypto';
import type { AddedRecipes, ListWithLeftOut, ShoppingList } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { askedByRecipe, sumOfTimes, withoutPart, withoutRecipe } from './item-parts.ts';
import { findEnds, findItemsOfRecipes } from './items.repository.ts';
import { findTimes, getList, type Times, writeTimes } from './lists.repository.ts';
import { readSums } from './read-sums.ts';
import { readRecipeLines } from './recipe-lines.ts';
import type { StoredItem } from './stored-item.ts';
import { withAdded, writeItems } from './write-items.ts';

/** Puts what recipes need on a list, as many times as each is cooked. */
export const addRecipes = (db: GroupDatabase, listId: string, sent: AddedRecipes, at: Date): Promise<ListWithLeftOut> =>
  db.change(async (db) => {
    await requireList(db, listId);
    const added = onceEach(sent);
    const { lines, leftOut } = await readRecipeLines(db, added, at);
    const times = await countTimes(db, listId, added, 1);
    const end = (await findEnds(db, [listId])).get(listId) ?? 0;
    const items = lines
      .filter(({ part }) => part.scale > 0)
      .map(
        ({ foodId, part }, index): StoredItem => ({
          ...askedByRecipe(foodId, part),
          id: randomUUID(),
          listId,
          position: end + index,
          labelId: null,
          extras: {},
          changedAt: {},
          joins: [],
          createdAt: at.toISOString(),
          updatedAt: at.toISOString(),
        }),
      );
    await writeItems(db, await withAdded(db, items, { at }), { at });
    await writeTimes(db, listId, times);
    return { ...(await getList(db, listId)), leftOut };
  });

/** Takes off a list exactly what the same has put there, as far as it is still to be bought. */
export const takeBackRecipes = (
  db: GroupDatabase,
  listId: string,
  sent: AddedRecipes,
  at: Date,
): Promise<ShoppingList> =>
  db.change(async (db) => {
    await requireList(db, listId);
    const added = onceEach(sent);
    const { lines } = await readRecipeLines(db, added, at);
    const recipeIds = added.map(({ recipeId }) => recipeId);
    const before = await findItemsOfRecipes(db, listId, recipeIds);
    const sumsOf = await readSums(db, before);
    const after = before.flatMap((item) => {
      // What is in the basket stays there.
      const own = item.checked ? [] : lines.filter(({ foodId }) => foodId === item.foodId);
      return (
        own.reduceRight<StoredItem | null>((left, { part }) => left && withoutPart(left, part, sumsOf), item) ?? []
      );
    });
    await writeItems(db, { before, after }, { at });
    await writeTimes(db, listId, await countTimes(db, listId, added, -1));
    return getList(db, listId);
  });

/** Takes off a list what a recipe put there, so many of its times. */
export const takeRecipeOffList = (
  db: GroupDatabase,
  { listId, recipeId }: { listId: string; recipeId: string },
  times: number,
  at: Date,
): Promise<ShoppingList> =>
  db.change(async (db) => {
    await requireList(db, listId);
    const before = await findItemsOfRecipes(db, listId, [recipeId]);
    if (before.length === 0) await getRecipe(db, recipeId);
    const sumsOf = await readSums(db, before);
    const after = before.flatMap((item) => withoutRecipe(item, { recipeId, times }, sumsOf) ?? []);
    await writeItems(db, { before, after }, { at });
    const taken = [{ recipeId, recipeIncrementQuantity: times }];
    await writeTimes(db, listId, await countTimes(db, listId, taken, -1));
    return getList(db, listId);
  });

/** A recipe that is sent twice with all of its ingredients is cooked that many times more. */
const onceEach = (sent: AddedRecipes): AddedRecipes => {
  const once: AddedRecipes = [];
  for (const added of sent) {
    const recipeId = added.recipeId.toLowerCase();
    const at = once.findIndex(
      (other) => other.recipeId === recipeId && !other.recipeIngredients && !added.recipeIngredients,
    );
    const same = once[at];
    const times = sumOfTimes(same?.recipeIncrementQuantity ?? (same ? 1 : 0), added.recipeIncrementQuantity ?? 1);
    if (same) once[at] = { ...same, recipeIncrementQuantity: times };
    else once.push({ ...added, recipeId });
  }
  return once;
};

/** How many times recipes are on a list once they are added or taken off; what was bought is counted anew. */
const countTimes = async (db: GroupDatabase, listId: string, added: AddedRecipes, sign: 1 | -1): Promise<Times[]> => {
  const recipeIds = added.map(({ recipeId }) => recipeId);
  const before = await findTimes(db, listId, recipeIds);
  const rows = new Map<string, Times>();
  for (const { recipeId, recipeIncrementQuantity } of added) {
    const known = before.get(recipeId);
    const counted = known && (sign < 0 || known.isNeeded) ? known.quantity : 0;
    const row = rows.get(recipeId) ?? { id: known?.id ?? randomUUID(), recipeId, quantity: counted };
    rows.set(recipeId, { ...row, quantity: sumOfTimes(row.quantity, sign * (recipeIncrementQuantity ?? 1)) });
  }
  return [...rows.values()];
};

const requireList = async (db: GroupDatabase, listId: string): Promise<void> => {
  if (!(await presentIds(db, 'shoppingLists', [listId])).has(listId)) throw new AppError('shopping-list.not-found');
};
