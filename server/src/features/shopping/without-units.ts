import { exact, toStoredNumber } from '@larder/kitchen';
import type { Sums } from '@larder/kitchen/units';
import type { StoredItem } from './stored-item.ts';

interface Amount {
  quantity: number;
  unitId: string | null;
}

/** Which of the amounts of an item it is: all of it, what somebody wrote down, or what a recipe asks for. */
interface Place {
  of: 'all' | 'own' | 'part';
  /** Of what was added to the item, by the id of that; null for the item itself. */
  join: string | null;
  recipeId: string | null;
  note: string;
}

/** An amount that is said in another unit from now on. */
export interface AmountChange extends Place {
  from: Amount;
  to: Amount;
}

type Say = (amount: Amount, place: Place) => Amount;

/** An item with each of its amounts said anew. */
const said = (item: StoredItem, say: Say): StoredItem => {
  const place = { join: null, recipeId: null, note: '' };
  const partsOf = (parts: StoredItem['recipes'], join: string | null) =>
    parts.map((part) => {
      const { recipeId, note, quantity, unitId } = part;
      return { ...part, ...say({ quantity, unitId }, { of: 'part', join, recipeId, note }) };
    });
  const own = say({ quantity: item.ownQuantity, unitId: item.ownUnitId }, { of: 'own', ...place });
  return {
    ...item,
    ...say({ quantity: item.quantity, unitId: item.unitId }, { of: 'all', ...place }),
    ownQuantity: own.quantity,
    ownUnitId: own.unitId,
    recipes: partsOf(item.recipes, null),
    joins: item.joins.map((join) => ({
      ...join,
      own: join.own && say(join.own, { of: 'own', ...place, join: join.id }),
      recipes: partsOf(join.recipes, join.id),
    })),
  };
};

/** The unit that an item is said in once some are gone: its own, or else the best of those that are left in it. */
const unitLeft = (item: StoredItem, gone: ReadonlySet<string>, sums: Sums): string | null => {
  const { unitId, ownQuantity, ownUnitId } = item;
  if (unitId === null || !gone.has(unitId)) return unitId;
  const own = item.isOwn || ownQuantity !== 0 ? [{ quantity: exact(ownQuantity), unitId: ownUnitId }] : [];
  const parts = item.recipes.map((part) => ({ quantity: exact(part.quantity), unitId: part.unitId }));
  const left = [...own, ...parts].filter(
    (amount) => amount.unitId !== null && !gone.has(amount.unitId) && sums.inUnit(amount, unitId) !== null,
  );
  return left.length > 0 ? sums.unitOf(left) : unitId;
};

/** An item before some units go: what is said in one of them is said in a unit that stays, as far as any leads there. */
export const withoutUnits = (
  item: StoredItem,
  gone: ReadonlySet<string>,
  sums: Sums,
): { item: StoredItem; changes: AmountChange[] } => {
  const left = unitLeft(item, gone, sums);
  const changes: AmountChange[] = [];
  const changed = said(item, (from, place) => {
    if (from.unitId === null || from.unitId === left || !gone.has(from.unitId)) return from;
    const amount = { quantity: exact(from.quantity), unitId: from.unitId };
    if (!sums.inUnit(amount, left)) return from;
    // As near as it is counted in all, of which it stays a part.
    const to = { quantity: toStoredNumber(sums.measurably([amount], left)), unitId: left };
    changes.push({ ...place, from, to });
    return to;
  });
  return { item: changed, changes };
};

/** An item as it was said before a unit went, as far as nobody has said anything else since. */
export const withUnitBack = (item: StoredItem, changes: readonly AmountChange[]): StoredItem => {
  const waiting = [...changes];
  return said(item, (amount, place) => {
    const at = waiting.findIndex(
      ({ to, ...change }) =>
        change.of === place.of &&
        change.join === place.join &&
        change.recipeId === place.recipeId &&
        change.note === place.note &&
        to.unitId === amount.unitId &&
        to.quantity === amount.quantity,
    );
    const [change] = at < 0 ? [] : waiting.splice(at, 1);
    return change ? change.from : amount;
  });
};
