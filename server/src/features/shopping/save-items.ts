import { randomUUID } from 'node:crypto';
import type { ChangedItems, NewShoppingItem, ShoppingItemInput } from '@larder/contract';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { changedItem, withSecondTick } from './change-item.ts';
import { describedItem, type RecipePart, type SumsOf } from './item-parts.ts';
import { deleteItems, findEnds, findStoredItems } from './items.repository.ts';
import { apartFor, withJoinsOf } from './joins.ts';
import { forgetRecipes } from './lists.repository.ts';
import { inUnitOf } from './read-items.repository.ts';
import { readSums } from './read-sums.ts';
import { type ResolvedReferences, resolveReferences } from './references.ts';
import type { StoredItem } from './stored-item.ts';
import { listsIn, recordItems, withAdded, withOwnLabels, writeAndTell } from './write-items.ts';

/** Puts items on lists; what asks for the same joins. */
export const createItems = (db: GroupDatabase, sent: NewShoppingItem[], at: Date): Promise<ChangedItems> =>
  db.change(async (db) => {
    await requireLists(db, sent);
    const { idsOf } = await resolveAll(db, sent, at);
    const ends = await findEnds(db, listsOf(sent));
    const described = sent.map((one) => {
      const { foodId = null, unitId = null } = idsOf(one);
      return { one, foodId, unitId, recipes: partsOf(one, { unitId }) ?? [] };
    });
    const sumsOf = await readSums(db, described);
    const items = described.map(({ one, ...said }): StoredItem => {
      const end = ends.get(one.shoppingListId) ?? 0;
      if (!hasNumber(one.position)) ends.set(one.shoppingListId, end + 1);
      const { checked, quantity, note } = one;
      return {
        ...describedItem(
          { ...said, checked: checked ?? false, quantity: quantity ?? 1, note: note ?? '', price: one.price ?? null },
          sumsOf,
        ),
        id: randomUUID(),
        listId: one.shoppingListId,
        position: one.position ?? end,
        labelId: one.labelId ?? null,
        extras: one.extras ?? {},
        changedAt: {},
        joins: [],
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      };
    });
    return writeAndTell(db, await withAdded(db, await withOwnLabels(db, items), { at }), { at });
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
    const { idsOf } = await resolveAll(db, sent, at);
    const sumsOf = await readSums(db, [...before.values(), ...sent.map(idsOf)]);
    const after = new Map(before);
    const added: StoredItem[] = [];
    for (const one of sent) {
      const item = found(after.get(one.id), 'shopping-item.not-found');
      const ids = idsOf(one);
      const change = {
        listId: one.shoppingListId ?? undefined,
        checked: one.checked ?? undefined,
        position: one.position ?? undefined,
        quantity: one.quantity ?? undefined,
        note: one.note ?? undefined,
        ...ids,
        labelId: one.labelId,
        extras: one.extras ?? undefined,
        price: one.price,
        recipes: partsOf(one, { unitId: ids.unitId === undefined ? item.unitId : ids.unitId }, { item, sumsOf }),
      };
      const knowledge = { sumsOf, seen: one.updatedAt ?? null, device: null, isWhole: true };
      const known = apartFor(item, change, knowledge, at);
      if (known.apart) added.push(known.apart);
      const changed = withJoinsOf(known.item, changedItem(known.item, change, knowledge));
      after.set(one.id, withSecondTick({ before: item, after: changed }, change, knowledge, at));
    }
    const change = { before: [...before.values()], after: await withOwnLabels(db, [...after.values(), ...added]) };
    return writeAndTell(db, change, { at });
  });

/** Takes items off their lists; those that are not there are passed over. */
export const removeItems = (db: GroupDatabase, ids: string[]): Promise<number> =>
  db.change((db) => takeOffLists(db, ids));

export const takeOffLists = async (db: GroupTransaction, ids: string[]): Promise<number> => {
  const items = await findStoredItems(db, ids);
  await deleteItems(
    db,
    items.map(({ id }) => id),
  );
  await forgetRecipes(db, listsIn(items));
  await recordItems(db, 'deleted', items);
  return items.length;
};

const hasNumber = (value: number | null | undefined): value is number => typeof value === 'number';

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

/**
 * What was sent of recipes, as far as it says amounts. Clients know them in the unit of the item: what is sent as it was answered is
 * what it was.
 */
const partsOf = (
  { recipeReferences }: ShoppingItemInput,
  { unitId }: { unitId: string | null },
  known?: { item: StoredItem; sumsOf: SumsOf },
): RecipePart[] | undefined =>
  recipeReferences?.map(({ recipeId, recipeQuantity, recipeScale, recipeNote }) => {
    const sent = { recipeId, quantity: recipeQuantity ?? 0, unitId, scale: recipeScale ?? 1, note: recipeNote ?? '' };
    const isSent = (part: RecipePart) =>
      part.recipeId === recipeId &&
      part.scale === sent.scale &&
      part.note === sent.note &&
      known !== undefined &&
      inUnitOf(known.item, part, known.sumsOf(known.item.foodId)) === sent.quantity;
    return known?.item.recipes.find(isSent) ?? sent;
  });

/** @throws AppError when something is named that the group has not */
const resolveAll = async (db: GroupTransaction, sent: ShoppingItemInput[], at: Date): Promise<ResolvedReferences> => {
  const references = await resolveReferences(db, sent, at);
  for (const one of sent) {
    const missing = references.missing(one);
    if (missing) throw new AppError(missing);
  }
  const recipeIds = sent.flatMap(({ recipeReferences }) => recipeReferences?.map(({ recipeId }) => recipeId) ?? []);
  const recipes = await presentIds(db, 'recipes', recipeIds);
  if (recipeIds.some((id) => !recipes.has(id))) throw new AppError('recipe.not-found');
  return references;
};
