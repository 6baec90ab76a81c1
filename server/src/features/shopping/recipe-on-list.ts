import { randomUUID } from 'node:crypto';
import type { AddedRecipe, IngredientInput, ShoppingList } from '@larder/contract';
import { add, exact, toStoredNumber } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { resolveUnits } from '../units/index.ts';
import { askedByRecipe, asksForSame, describedItem, joinNotes, withoutRecipe } from './item-parts.ts';
import { findEnds, findItemsOfRecipe, type StoredItem } from './items.repository.ts';
import { findListRecipe, getList, getSummary, writeListRecipe } from './lists.repository.ts';
import { withAdded, writeItems } from './save-items.ts';

/** Puts what a recipe needs on a list, as many times as it is cooked. */
export const addRecipeToList = (
  db: GroupDatabase,
  { listId, recipeId }: { listId: string; recipeId: string },
  sent: AddedRecipe,
  at: Date,
): Promise<ShoppingList> =>
  db.change(async (db) => {
    const list = await getSummary(db, listId);
    const recipe = await getRecipe(db, recipeId);
    const scale = sent?.recipeIncrementQuantity ?? 1;
    const lines = await linesOf(db, sent?.recipeIngredients ?? recipe.recipeIngredient, at);
    const end = (await findEnds(db, [list.id])).get(list.id) ?? 0;
    const items = lines.map(
      ({ quantity, note, ...line }, index): StoredItem => ({
        ...askedByRecipe(line, { recipeId: recipe.id, quantity, scale, note }),
        id: randomUUID(),
        listId: list.id,
        position: end + index,
        labelId: null,
        extras: {},
        changedAt: {},
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      }),
    );
    if (scale > 0) {
      await writeItems(db, await withAdded(db, items), { at });
      const stillNeeded = list.recipeReferences.find((reference) => reference.recipeId === recipe.id);
      const quantity = sum(stillNeeded?.recipeQuantity ?? 0, scale);
      await writeListRecipe(db, {
        id: stillNeeded?.id ?? randomUUID(),
        listId: list.id,
        recipeId: recipe.id,
        quantity,
      });
    }
    return getList(db, list.id);
  });

/** Takes off a list what a recipe put there, so many of its times. */
export const takeRecipeOffList = (
  db: GroupDatabase,
  { listId, recipeId }: { listId: string; recipeId: string },
  times: number,
  at: Date,
): Promise<ShoppingList> =>
  db.change(async (db) => {
    const list = await getSummary(db, listId);
    const before = await findItemsOfRecipe(db, list.id, recipeId);
    if (before.length === 0) await getRecipe(db, recipeId);
    const after = before.flatMap((item) => withoutRecipe(item, recipeId, times) ?? []);
    await writeItems(db, { before, after }, { at });
    const onList = await findListRecipe(db, list.id, recipeId);
    if (onList)
      await writeListRecipe(db, { ...onList, listId: list.id, recipeId, quantity: sum(onList.quantity, -times) });
    return getList(db, list.id);
  });

const sum = (one: number, other: number) => toStoredNumber(add(exact(one), exact(other)));

interface Line {
  quantity: number;
  foodId: string | null;
  unitId: string | null;
  note: string;
}

/** What one recipe needs, equal lines as one. */
const linesOf = async (db: GroupTransaction, ingredients: readonly IngredientInput[], at: Date): Promise<Line[]> => {
  const foods = await resolveFoods(
    db,
    ingredients.map(({ food }) => food),
    at,
  );
  const units = await resolveUnits(
    db,
    ingredients.map(({ unit }) => unit),
    at,
  );
  const lines: Line[] = [];
  for (const [index, { quantity, note, originalText }] of ingredients.entries()) {
    const line: Line = {
      quantity: quantity ?? 0,
      foodId: foods[index] ?? null,
      unitId: units[index] ?? null,
      note: note?.trim() || (foods[index] ? '' : (originalText?.trim() ?? '')),
    };
    if (line.foodId === null && line.note === '') continue;
    const same = lines.find((other) => asksForSame(asItem(other), asItem(line)));
    if (!same) lines.push(line);
    else {
      same.quantity = sum(same.quantity, line.quantity);
      same.note = joinNotes([same.note, line.note]);
    }
  }
  return lines;
};

const asItem = (line: Line) => describedItem({ ...line, checked: false, recipes: [] });
