import type { Label, ListLabel } from '@larder/contract';
import type { ViewedItem } from '../sync/list-view.ts';

/** Items that stand together in the shop; without a label what has none. */
export interface AisleOfList {
  label: Label | null;
  items: ViewedItem[];
}

/** By the order of the shop; what has no aisle comes last. */
export function aislesOf(settings: readonly ListLabel[], items: readonly ViewedItem[]): AisleOfList[] {
  const aisles = new Map<string | null, AisleOfList>(
    settings.map(({ labelId, label }) => [labelId, { label, items: [] }]),
  );
  const others: AisleOfList = { label: null, items: [] };
  for (const item of items) (aisles.get(item.label?.id ?? null) ?? others).items.push(item);
  return [...aisles.values(), others].filter((aisle) => aisle.items.length > 0);
}

/**
 * Before which item of a list one comes that is to stand at a place among the others of an aisle; null: last.
 * @param open all that is to be bought, in its order
 */
export function beforeAt(
  open: readonly ViewedItem[],
  aisle: readonly ViewedItem[],
  { id }: ViewedItem,
  to: number,
): string | null {
  const others = aisle.filter((one) => one.id !== id);
  const next = others[to];
  if (next) return next.id;
  const last = others.at(-1);
  const rest = open.filter((one) => one.id !== id);
  return (last && rest[rest.indexOf(last) + 1]?.id) ?? null;
}
