import { exact, subtract, toStoredNumber } from '@larder/kitchen';
import { changedItem, type ItemChange, isUnseen, type Knowledge, timeAfter } from './change-item.ts';
import { inAll, joinedItem, noteWithout, type SumsOf, takePart } from './item-parts.ts';
import type { Join, StoredItem } from './stored-item.ts';

const day = 24 * 3_600_000;
/** As long as operations are known; who comes later means what there is. */
const keptForDays = 180;

/**
 * An item with what another one asks for; until others have seen it, it is known what that was.
 * @param before as it is in the database; nothing of one that this change has made, perhaps again
 */
export const withJoin = (
  item: StoredItem,
  added: StoredItem,
  sumsOf: SumsOf,
  { before, at, device = null }: { before: StoredItem | undefined; at: Date; device?: string | null },
): StoredItem => {
  const { id, isOwn, ownQuantity, ownUnitId, note, recipes } = added;
  const own = isOwn || ownQuantity !== 0 ? { quantity: ownQuantity, unitId: ownUnitId } : null;
  const oldest = new Date(at.getTime() - keptForDays * day).toISOString();
  const join = { id, at: before ? timeAfter(before, at) : item.updatedAt, device, own, note, recipes };
  const joins = [...item.joins.filter((one) => one.at > oldest), join];
  return { ...joinedItem(item, added, sumsOf), joins };
};

/**
 * An item as whoever changes it knew it, with what became an item of its own because they did not: a tick, an amount, a note and a food
 * are meant for what somebody saw, and not for what was added to it meanwhile.
 */
export const apartFor = (
  item: StoredItem,
  change: ItemChange,
  knowledge: Knowledge,
  at: Date,
): { item: StoredItem; apart: StoredItem | null } => {
  const unseen = unseenJoins(item, knowledge);
  if (item.checked || unseen.length === 0 || !isOfNeed(item, change, knowledge)) return { item, apart: null };
  return takenApart(item, unseen, knowledge.sumsOf, at);
};

export const unseenJoins = (
  { joins }: Pick<StoredItem, 'joins'>,
  knowledge: Pick<Knowledge, 'seen' | 'device'>,
): Join[] => joins.filter(({ at, device }) => isUnseen([at, device], knowledge));

const ofNeed = ['quantity', 'note', 'foodId', 'unitId'] as const;

/** A client that sends whole items means those of their values that are not what others have replaced. */
const isOfNeed = (item: StoredItem, change: ItemChange, knowledge: Knowledge): boolean => {
  if (change.checked === true) return true;
  if (!knowledge.isWhole) return ofNeed.some((field) => change[field] !== undefined);
  const after = changedItem(item, change, knowledge);
  return ofNeed.some((field) => after[field] !== item[field]);
};

/** An item without what was added to it, as far as that is still there, and an item of that. */
export const takenApart = (
  item: StoredItem,
  joins: readonly Join[],
  sumsOf: SumsOf,
  at: Date,
): { item: StoredItem; apart: StoredItem | null } => {
  let left = item;
  let apart: StoredItem | null = null;
  for (const join of joins) {
    const without = withoutJoin(left, join, sumsOf);
    left = without.item;
    const own = without.taken && itemOf(item, without.taken, sumsOf, at);
    if (own && apart) apart = { ...joinedItem(apart, own, sumsOf), joins: [...apart.joins, join] };
    else apart ??= own;
  }
  return { item: left, apart };
};

const withoutJoin = (item: StoredItem, join: Join, sumsOf: SumsOf): { item: StoredItem; taken: Join | null } => {
  let { recipes } = item;
  const taken = join.recipes.flatMap((part) => {
    const without = takePart(recipes, part);
    recipes = without.recipes;
    return without.taken;
  });
  const joins = item.joins.filter(({ id }) => id !== join.id);
  if (taken.length === 0 && !join.own) return { item: { ...item, joins }, taken: null };
  const { quantity, unitId } = join.own ?? { quantity: 0, unitId: item.ownUnitId };
  // A unit that was merged with another one since is that of the item by now.
  const amount = sumsOf(item.foodId).inUnit({ quantity: exact(quantity), unitId }, item.ownUnitId) ?? exact(quantity);
  const ownQuantity = toStoredNumber(subtract(exact(item.ownQuantity), amount));
  const isOwn = item.isOwn && (recipes.length === 0 || ownQuantity !== 0 || item.ownNote !== '');
  const left = { ...item, recipes, ownQuantity, isOwn, joins };
  const all = inAll(left, sumsOf);
  return {
    item: { ...left, ...all, quantity: Math.max(0, all.quantity), note: noteWithout(item, left) },
    taken: { ...join, recipes: taken },
  };
};

/** What joined an item as one of its own, beside it. */
const itemOf = (item: StoredItem, { id, own, note, recipes }: Join, sumsOf: SumsOf, at: Date): StoredItem => {
  const { quantity: ownQuantity, unitId: ownUnitId } = own ?? { quantity: 0, unitId: null };
  const ofOwn = { isOwn: own !== null, ownQuantity, ownUnitId, ownNote: own ? note : '' };
  const parts = { ...ofOwn, isSetByHand: false, recipes, price: null };
  const asked = { ...item, ...parts, unitId: ownUnitId };
  // Later than the item, behind which it stands.
  const time = timeAfter(item, at);
  return {
    ...asked,
    ...inAll(asked, sumsOf),
    id,
    // Without a food the note says what it is, which may have been put in other words since.
    note: item.foodId === null ? item.note : note,
    checked: false,
    extras: {},
    changedAt: {},
    joins: [],
    createdAt: time,
    updatedAt: time,
  };
};

/** Who says how much it is in all, or of what, has said it of what was added too. */
export const withJoinsOf = (before: StoredItem, after: StoredItem): StoredItem =>
  after.joins.length === 0 ||
  (['quantity', 'foodId', 'unitId'] as const).every((field) => after[field] === before[field])
    ? after
    : { ...after, joins: [] };
