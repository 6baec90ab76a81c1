import { randomUUID } from 'node:crypto';
import type { ChangedItems, NewShoppingItem, ShoppingItem, ShoppingItemInput } from '@larder/contract';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { resolveUnits } from '../units/index.ts';
import { changedItem, stamped } from './change-item.ts';
import { asksForSame, describedItem, joinedItem, type RecipePart } from './item-parts.ts';
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
        changedAt: {},
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      };
    });
    return writeAndTell(db, await withAdded(db, await withOwnLabels(db, items)), { at });
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
      const change = {
        listId: one.shoppingListId ?? undefined,
        checked: one.checked ?? undefined,
        position: one.position ?? undefined,
        quantity: one.quantity ?? undefined,
        note: one.note ?? undefined,
        foodId: references.foods[index],
        unitId: references.units[index],
        labelId: one.labelId,
        extras: one.extras ?? undefined,
        recipes: partsOf(one),
      };
      after.set(one.id, changedItem(item, change, { seen: one.updatedAt ?? null, device: null, isWhole: true }));
    }
    const change = { before: [...before.values()], after: await withOwnLabels(db, [...after.values()]) };
    return writeAndTell(db, change, { at });
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

/** What there was of items, and what there is to be. */
interface Change {
  before: StoredItem[];
  after: StoredItem[];
}

/** Items with others added to them: one that asks for the same as another which is there joins it. */
export const withAdded = async (db: GroupDatabase, added: StoredItem[]): Promise<Change> => {
  const open = added.filter(({ checked }) => !checked);
  const before = await findAlike(db, listsIn(open), {
    foodIds: open.flatMap(({ foodId }) => foodId ?? []),
    notes: open.flatMap(({ foodId, note }) => (foodId === null ? note.trim() : [])),
  });
  const after = [...before];
  for (const item of added) {
    const at = after.findIndex((other) => other.listId === item.listId && asksForSame(other, item));
    const same = after[at];
    if (same) after[at] = joined(same, item);
    else after.push(item);
  }
  return { before, after };
};

interface By {
  at: Date;
  device?: string | null;
}

/** Writes items as they are now: those that are no more go, and so do those of which less than nothing is needed. */
export const writeItems = (db: GroupTransaction, change: Change, by: By): Promise<void> =>
  carryOut(db, differences(change, by));

/** As `writeItems`, with what clients are told of it. */
const writeAndTell = async (db: GroupTransaction, change: Change, by: By): Promise<ChangedItems> => {
  const written = differences(change, by);
  const deletedItems = await inOrder(db, written.deleted);
  await carryOut(db, written);
  return {
    createdItems: await inOrder(db, written.created),
    updatedItems: await inOrder(
      db,
      written.updated.map(({ after }) => after),
    ),
    deletedItems,
  };
};

interface Differences {
  created: StoredItem[];
  updated: { before: StoredItem; after: StoredItem }[];
  deleted: StoredItem[];
}

const differences = ({ before, after }: Change, { at, device = null }: By): Differences => {
  const known = new Map(before.map((item) => [item.id, item]));
  const needed = after.filter(({ quantity }) => quantity >= 0);
  const left = new Set(needed.map(({ id }) => id));
  return {
    created: needed.filter(({ id }) => !known.has(id)),
    updated: needed.flatMap((item) => {
      const old = known.get(item.id);
      return old && !isUnchanged(old, item) ? { before: old, after: stamped(old, item, at, device) } : [];
    }),
    deleted: before.filter(({ id }) => !left.has(id)),
  };
};

const carryOut = async (db: GroupTransaction, { created, updated, deleted }: Differences): Promise<void> => {
  const items = updated.map(({ after }) => after);
  await deleteItems(
    db,
    deleted.map(({ id }) => id),
  );
  await insertItems(db, created);
  await updateItems(db, items);
  const hasOtherParts = ({ before, after }: Differences['updated'][number]) =>
    before.listId !== after.listId || !arePartsEqual(after.recipes, before.recipes);
  await replaceParts(
    db,
    updated.filter(hasOtherParts).map(({ after }) => after),
  );
  if (deleted.length > 0) await forgetRecipes(db, listsIn(deleted));
  await recordItems(db, 'created', created);
  await recordItems(db, 'updated', items);
  await recordItems(db, 'deleted', deleted);
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
export const withOwnLabels = async (db: GroupDatabase, items: StoredItem[]): Promise<StoredItem[]> => {
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
