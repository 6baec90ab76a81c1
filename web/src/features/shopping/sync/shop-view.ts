import type { Shop, ShoppingList } from '@larder/contract';
import type { ViewedItem } from './list-view.ts';
import type { Deed, WaitingOperation } from './waiting-operation.ts';

/** Where a list is bought, if anywhere that this device knows of. */
export const shopOf = ({ shopId, shops }: ShoppingList): Shop | undefined => shops.find(({ id }) => id === shopId);

/** A list with the shop that was chosen on this device, and its order of aisles, before the server has answered. */
export function viewList(list: ShoppingList, operations: readonly WaitingOperation[]): ShoppingList {
  const chosen = operations.findLast(({ operation }) => operation.kind === 'choose-shop')?.operation;
  if (chosen?.kind !== 'choose-shop' || chosen.shopId === list.shopId) return list;
  const inShop = { ...list, shopId: chosen.shopId };
  const places = new Map((shopOf(inShop)?.aisles ?? list.ownAisles).map((id, place) => [id, place]));
  const place = ({ labelId }: { labelId: string }) => places.get(labelId) ?? places.size;
  return { ...inShop, labelSettings: list.labelSettings.toSorted((one, other) => place(one) - place(other)) };
}

/**
 * Items in the order in which the household takes them in a shop, as far as it is learned. Only the order within an aisle is of
 * interest, so that each aisle shares its places out anew. Where somebody has put an item of an aisle somewhere, that aisle stays.
 */
export function inLearnedOrder(items: ViewedItem[], shop: Shop | undefined): ViewedItem[] {
  if (!shop || shop.foods.length === 0) return items;
  const aisles = new Map<string, ViewedItem[]>();
  for (const item of items) {
    if (item.checked) continue;
    const aisle = aisles.get(aisleOf(item));
    if (aisle) aisle.push(item);
    else aisles.set(aisleOf(item), [item]);
  }
  const ranks = new Map(shop.foods.map((id, rank) => [id, rank]));
  const rank = ({ food }: ViewedItem) => ranks.get(food?.id ?? '') ?? ranks.size;
  for (const aisle of aisles.values())
    if (!aisle.some(({ isPlaced }) => isPlaced)) aisle.sort((one, other) => rank(one) - rank(other));
  return items.map((item) => (item.checked ? item : (aisles.get(aisleOf(item))?.shift() ?? item)));
}

const aisleOf = ({ label }: ViewedItem): string => label?.id ?? '';

type Move = Extract<Deed, { kind: 'move' }>;

/**
 * What puts an item where somebody has put it. In an aisle whose order is learned, the others are put where they are shown, as that
 * order does not count for it any more.
 * @param items as they are shown
 */
export function movesOf(items: readonly ViewedItem[], shop: Shop | undefined, move: Move): Move[] {
  const moved = items.find(({ id }) => id === move.itemId);
  const next = items.find(({ id }) => id === move.before);
  if (!moved || !shop || shop.foods.length === 0) return [move];
  const others = items.filter((one) => !one.checked && one !== moved && aisleOf(one) === aisleOf(moved));
  if (others.length === 0 || [moved, ...others].some(({ isPlaced }) => isPlaced)) return [move];
  const place = next ? others.indexOf(next) : -1;
  const aisle = others.toSpliced(place < 0 ? others.length : place, 0, moved);
  // From the last one on, each comes before the one that is behind it.
  const pairs = aisle.flatMap(({ id }, at): Move[] => {
    const before = aisle[at + 1];
    return before ? [{ kind: 'move', itemId: id, before: before.id }] : [];
  });
  return pairs.reverse();
}
