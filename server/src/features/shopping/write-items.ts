import type { ChangedItems, ShoppingItem } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { stamped } from './change-item.ts';
import { asksForSame, joinedItem, type RecipePart, type SumsOf } from './item-parts.ts';
import { deleteItems, findAlike, insertItems, replaceParts, updateItems } from './items.repository.ts';
import { withJoin } from './joins.ts';
import { forgetRecipes } from './lists.repository.ts';
import { notePrices } from './prices.repository.ts';
import { findShoppingItems } from './read-items.repository.ts';
import { readSums } from './read-sums.ts';
import type { StoredItem } from './stored-item.ts';

/** What there was of items, and what there is to be. */
export interface Change {
  before: StoredItem[];
  after: StoredItem[];
}

/** Items with others added to them: one that asks for the same as another which is there joins it. */
export const withAdded = async (db: GroupDatabase, added: StoredItem[], by: By): Promise<Change> => {
  const open = added.filter(({ checked }) => !checked);
  const before = await findAlike(db, listsIn(open), {
    foodIds: open.flatMap(({ foodId }) => foodId ?? []),
    notes: open.flatMap(({ foodId, note }) => (foodId === null ? note.trim() : [])),
  });
  const sumsOf = await readSums(db, [...before, ...open]);
  const isStored = new Set(before.map(({ id }) => id));
  const join = (item: StoredItem, other: StoredItem) =>
    isStored.has(item.id) ? withJoin(item, other, sumsOf, { before: item, ...by }) : joinedItem(item, other, sumsOf);
  return { before, after: added.reduce((items, item) => joinedTo(items, item, { sumsOf, join }), before) };
};

const joinedTo = (
  items: StoredItem[],
  added: StoredItem,
  { sumsOf, join }: { sumsOf: SumsOf; join: (item: StoredItem, other: StoredItem) => StoredItem },
): StoredItem[] => {
  const at = items.findIndex((other) => other.listId === added.listId && asksForSame(other, added, sumsOf));
  const same = items[at];
  if (!same) return [...items, added];
  const labelId = same.labelId ?? added.labelId;
  const extras = { ...same.extras, ...added.extras };
  return items.with(at, { ...join(same, added), labelId, extras });
};

export interface By {
  at: Date;
  device?: string | null;
}

/** Writes items as they are now: those that are no more go, and so do those of which less than nothing is needed. */
export const writeItems = (db: GroupTransaction, change: Change, by: By): Promise<void> =>
  carryOut(db, differences(change, by));

/** As `writeItems`, with what clients are told of it. */
export const writeAndTell = async (db: GroupTransaction, change: Change, by: By): Promise<ChangedItems> => {
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
  const isPriced = ({ before, after }: Differences['updated'][number]) => after.price !== before.price;
  await notePrices(db, [...created, ...updated.filter(isPriced).map(({ after }) => after)]);
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

const inOrder = async (db: GroupDatabase, items: StoredItem[]): Promise<ShoppingItem[]> => {
  const ids = items.map(({ id }) => id);
  const read = new Map((await findShoppingItems(db, ids)).map((item) => [item.id, item]));
  return ids.flatMap((id) => read.get(id) ?? []);
};

const arePartsEqual = (some: readonly RecipePart[], others: readonly RecipePart[]): boolean =>
  JSON.stringify(some.map(partValues)) === JSON.stringify(others.map(partValues));

const partValues = ({ recipeId, quantity, unitId, scale, note }: RecipePart) => [
  recipeId,
  quantity,
  unitId,
  scale,
  note,
];

const isUnchanged = ({ recipes, ...one }: StoredItem, { recipes: others, ...other }: StoredItem): boolean =>
  arePartsEqual(recipes, others) &&
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export const listsIn = (items: StoredItem[]): string[] => [...new Set(items.map(({ listId }) => listId))];

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

export const recordItems = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  items: StoredItem[],
) => {
  const lists = new Map<string, string[]>();
  for (const { listId, id } of items) lists.set(listId, [...(lists.get(listId) ?? []), id]);
  await db.record(`shopping-item.${what}`, ...[...lists].map(([listId, ids]) => ({ listId, ids })));
};
