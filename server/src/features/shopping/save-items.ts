import { randomUUID } from 'node:crypto';
import type { ChangedItems, NewShoppingItem, ShoppingItem, ShoppingItemInput } from '@larder/contract';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { resolveUnits } from '../units/index.ts';
import { asksForSame, describedItem, joinedItem, type RecipePart, withNote, withQuantity } from './item-parts.ts';
import {
  deleteItems,
  findAlike,
  findEnds,
  findShoppingItems,
  findStoredItems,
  insertItems,
  replaceParts,
  type StoredItem,
  updateItems,
} from './items.repository.ts';
import { forgetRecipes } from './lists.repository.ts';

/** Puts items on lists; what asks for the same joins. */
export const createItems = (db: GroupDatabase, sent: NewShoppingItem[], at: Date): Promise<ChangedItems> =>
  db.change(async (db) => {
    await requireLists(db, sent);
    const references = await resolve(db, sent, at);
    const ends = await findEnds(db, listsOf(sent));
    const items = sent.map((one, index): StoredItem => {
      const end = ends.get(one.shoppingListId) ?? 0;
      if (!hasNumber(one.position)) ends.set(one.shoppingListId, end + 1);
      return {
        ...describedItem({
          checked: one.checked ?? false,
          foodId: references.foods[index] ?? null,
          unitId: references.units[index] ?? null,
          quantity: one.quantity ?? 1,
          note: one.note ?? '',
          recipes: partsOf(one) ?? [],
        }),
        id: randomUUID(),
        listId: one.shoppingListId,
        position: one.position ?? end,
        labelId: one.labelId ?? null,
        extras: one.extras ?? {},
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      };
    });
    return writeItems(db, [], await withOwnLabels(db, items), at);
  });

/** Saves what was sent of items. @throws AppError when one of them is not there */
export const saveItems = (
  db: GroupDatabase,
  sent: (ShoppingItemInput & { id: string })[],
  at: Date,
): Promise<ChangedItems> =>
  db.change(async (db) => {
    const before = await getStored(
      db,
      sent.map(({ id }) => id),
    );
    await requireLists(db, sent);
    const references = await resolve(db, sent, at);
    const after = new Map(before);
    for (const [index, one] of sent.entries()) {
      const item = found(after.get(one.id), 'shopping-item.not-found');
      const parts = partsOf(one);
      let changed: StoredItem = {
        ...item,
        listId: one.shoppingListId ?? item.listId,
        checked: one.checked ?? item.checked,
        position: one.position ?? item.position,
        foodId: orElse(references.foods[index], item.foodId),
        unitId: orElse(references.units[index], item.unitId),
        labelId: orElse(one.labelId, item.labelId),
        extras: one.extras ?? item.extras,
      };
      if (parts && !item.checked && !arePartsEqual(parts, item.recipes)) {
        changed = describedItem({ ...changed, recipes: parts });
      }
      if (hasNumber(one.quantity) && one.quantity !== item.quantity) changed = withQuantity(changed, one.quantity);
      if (typeof one.note === 'string' && one.note !== item.note) changed = withNote(changed, one.note);
      after.set(one.id, changed);
    }
    return writeItems(db, [...before.values()], await withOwnLabels(db, [...after.values()]), at);
  });

/** Takes items off their lists; those that are not there are passed over. */
export const removeItems = (db: GroupDatabase, ids: string[]): Promise<number> =>
  db.change(async (db) => {
    const items = await findStoredItems(db, ids);
    await deleteItems(
      db,
      items.map(({ id }) => id),
    );
    await forgetRecipes(db, listsIn(items));
    await recordItems(db, 'deleted', items);
    return items.length;
  });

/**
 * Writes items as they are now. One that asks for the same as an item which is there joins it, and one of which nothing is needed
 * any more goes.
 */
export const writeItems = async (
  db: GroupTransaction,
  before: StoredItem[],
  after: StoredItem[],
  at: Date,
): Promise<ChangedItems> => {
  const known = new Map(before.map((item) => [item.id, item]));
  const ofThese = new Set(after.map(({ id }) => id));
  const open = after.filter(({ checked }) => !checked);
  const alike = await findAlike(db, listsIn(open), {
    foodIds: open.flatMap(({ foodId }) => foodId ?? []),
    notes: open.flatMap(({ foodId, note }) => (foodId === null ? note.trim() : [])),
  });
  const others = alike.filter(({ id }) => !ofThese.has(id));
  for (const other of others) known.set(other.id, other);
  const results: StoredItem[] = [...others];
  for (const item of after) {
    if (item.quantity < 0) continue;
    const at = results.findIndex((other) => other.listId === item.listId && asksForSame(other, item));
    const same = results[at];
    if (same) results[at] = joined(same, item);
    else results.push(item);
  }
  const left = new Set(results.map(({ id }) => id));
  const created = results.filter(({ id }) => !known.has(id));
  const updated = results.flatMap((item) => {
    const old = known.get(item.id);
    return old && !isUnchanged(old, item) ? { ...item, updatedAt: at.toISOString() } : [];
  });
  const deleted = before.filter(({ id }) => !left.has(id));
  const deletedItems = await findShoppingItems(
    db,
    deleted.map(({ id }) => id),
  );
  await deleteItems(
    db,
    deleted.map(({ id }) => id),
  );
  await insertItems(db, created);
  await updateItems(db, updated);
  await replaceParts(
    db,
    updated.filter((item) => {
      const old = known.get(item.id);
      return old?.listId !== item.listId || !arePartsEqual(item.recipes, old.recipes);
    }),
  );
  await forgetRecipes(db, listsIn([...before, ...results]));
  await recordItems(db, 'created', created);
  await recordItems(db, 'updated', updated);
  await recordItems(db, 'deleted', deleted);
  return {
    createdItems: await inOrder(db, created),
    updatedItems: await inOrder(db, updated),
    deletedItems,
  };
};

const joined = (item: StoredItem, added: StoredItem): StoredItem => ({
  ...joinedItem(item, added),
  labelId: item.labelId ?? added.labelId,
  extras: { ...item.extras, ...added.extras },
});

const inOrder = async (db: GroupDatabase, items: StoredItem[]): Promise<ShoppingItem[]> => {
  const ids = items.map(({ id }) => id);
  const read = new Map((await findShoppingItems(db, ids)).map((item) => [item.id, item]));
  return ids.flatMap((id) => read.get(id) ?? []);
};

const arePartsEqual = (some: readonly RecipePart[], others: readonly RecipePart[]): boolean =>
  JSON.stringify(some.map(partValues)) === JSON.stringify(others.map(partValues));

const partValues = ({ recipeId, quantity, scale, note }: RecipePart) => [recipeId, quantity, scale, note];

const isUnchanged = ({ recipes, ...one }: StoredItem, { recipes: others, ...other }: StoredItem): boolean =>
  arePartsEqual(recipes, others) &&
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** What was sent, nothing included; what was not stays. */
const orElse = <Value>(sent: Value | undefined, value: Value): Value => (sent === undefined ? value : sent);

const hasNumber = (value: number | null | undefined): value is number => typeof value === 'number';

const listsIn = (items: StoredItem[]): string[] => [...new Set(items.map(({ listId }) => listId))];

const listsOf = (sent: { shoppingListId?: string | null | undefined }[]): string[] => [
  ...new Set(sent.flatMap(({ shoppingListId }) => shoppingListId ?? [])),
];

const requireLists = async (db: GroupDatabase, sent: { shoppingListId?: string | null | undefined }[]) => {
  const wanted = listsOf(sent);
  const present = await presentIds(db, 'shoppingLists', wanted);
  if (wanted.some((id) => !present.has(id))) throw new AppError('shopping-list.not-found');
};

const getStored = async (db: GroupDatabase, ids: string[]): Promise<Map<string, StoredItem>> => {
  const items = new Map((await findStoredItems(db, ids)).map((item) => [item.id, item]));
  if (ids.some((id) => !items.has(id))) throw new AppError('shopping-item.not-found');
  return items;
};

/** What was sent of recipes, as far as it says amounts. */
const partsOf = ({ recipeReferences }: ShoppingItemInput): RecipePart[] | undefined =>
  recipeReferences?.map((part) => ({
    recipeId: part.recipeId,
    quantity: part.recipeQuantity ?? 0,
    scale: part.recipeScale ?? 1,
    note: part.recipeNote ?? '',
  }));

/** Ids of what items refer to, in their order: null for nothing, undefined where nothing was sent. */
const resolve = async (db: GroupTransaction, sent: ShoppingItemInput[], at: Date) => {
  const named = <Named extends { name?: string | null | undefined; id?: string | null | undefined }>(
    id: string | null | undefined,
    reference: Named | null | undefined,
  ) => (id ? { id } : id === null ? null : reference);
  const wantedFoods = sent.map(({ foodId, food }) => named(foodId, food));
  const wantedUnits = sent.map(({ unitId, unit }) => named(unitId, unit));
  const [foods, units] = [await resolveFoods(db, wantedFoods, at), await resolveUnits(db, wantedUnits, at)];
  const labelIds = sent.flatMap(({ labelId }) => labelId ?? []);
  const present = await presentIds(db, 'labels', labelIds);
  if (labelIds.some((id) => !present.has(id))) throw new AppError('label.not-found');
  const recipeIds = sent.flatMap(({ recipeReferences }) => recipeReferences?.map(({ recipeId }) => recipeId) ?? []);
  const recipes = await presentIds(db, 'recipes', recipeIds);
  if (recipeIds.some((id) => !recipes.has(id))) throw new AppError('recipe.not-found');
  const unlessAbsent = (ids: (string | null)[], wanted: unknown[]) =>
    ids.map((id, index) => (wanted[index] === undefined ? undefined : id));
  return {
    foods: unlessAbsent(foods, wantedFoods),
    units: unlessAbsent(units, wantedUnits),
  };
};

/** An aisle that is that of the food as well is none of the item's own, and follows the food to another one. */
const withOwnLabels = async (db: GroupDatabase, items: StoredItem[]): Promise<StoredItem[]> => {
  const ids = [...new Set(items.flatMap(({ labelId, foodId }) => (labelId && foodId) || []))];
  if (ids.length === 0) return items;
  const rows = await db.from('foods').where(db.dialect.isOneOf('id', ids)).select(['id', 'labelId']).execute();
  const labelOf = new Map(rows.map(({ id, labelId }) => [id, labelId]));
  return items.map((item) =>
    item.foodId && labelOf.get(item.foodId) === item.labelId ? { ...item, labelId: null } : item,
  );
};

const recordItems = async (db: GroupTransaction, what: 'created' | 'updated' | 'deleted', items: StoredItem[]) => {
  const lists = new Map<string, string[]>();
  for (const { listId, id } of items) lists.set(listId, [...(lists.get(listId) ?? []), id]);
  await db.record(`shopping-item.${what}`, ...[...lists].map(([listId, ids]) => ({ listId, ids })));
};
