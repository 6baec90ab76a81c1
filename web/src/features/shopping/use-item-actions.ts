import type { Label, OperationFields } from '@larder/contract';
import { useMemo } from 'react';
import { newId } from '../../lib/browser/new-id.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { joinedItem } from './joined-item.ts';
import { aislesOf, beforeAt } from './rows/aisles-of.ts';
import type { ListSync } from './sync/list-sync.ts';
import type { ViewedItem } from './sync/list-view.ts';
import { movesOf, shopOf } from './sync/shop-view.ts';
import type { NewItem, Shown } from './sync/waiting-operation.ts';

export type ItemActions = ReturnType<typeof itemActions>;

export const useItemActions = (sync: ListSync): ItemActions => useMemo(() => itemActions(sync), [sync]);

/** All that is known of an item, for a change of one that somebody else takes off the list meanwhile. */
const whole = ({ checked, quantity, note, food, unit, label, extras, price }: ViewedItem): OperationFields => ({
  checked,
  quantity,
  note,
  ...(food && { food: { ...(food.id && { id: food.id }), name: food.name }, ...(food.id && { foodId: food.id }) }),
  ...(unit && { unit: { ...(unit.id && { id: unit.id }), name: unit.name }, ...(unit.id && { unitId: unit.id }) }),
  ...(label && { labelId: label.id }),
  extras,
  ...(price !== null && { price }),
});

export const itemActions = (sync: ListSync) => {
  const change = (item: ViewedItem, fields: OperationFields, shown: Shown = {}) =>
    sync.do(
      { kind: 'change', itemId: item.id, fields, item: whole(item), seen: item.seen },
      { food: item.food, unit: item.unit, label: item.label, ...shown },
    );
  const add = ({ fields, shown }: NewItem) => {
    const joined = joinedItem(sync.state.items, { fields, shown });
    return sync.do(
      { kind: 'add', itemId: newId(), fields, into: joined?.into.id ?? null },
      { ...shown, ...(joined && { sum: joined.sum }) },
    );
  };
  const remove = (items: ViewedItem[]) => {
    for (const { id, seen } of items) void sync.do({ kind: 'remove', itemId: id, seen });
    const undo = () => {
      for (const item of items) {
        const { food, unit, label } = item;
        void sync.do({ kind: 'add', itemId: newId(), fields: whole(item) }, { food, unit, label });
      }
    };
    const [first] = items;
    if (!first) return;
    const text =
      items.length === 1
        ? t('shopping.removed', { name: first.display })
        : t('shopping.removed-many', { count: items.length });
    toast.undoable(text, t('action.undo'), undo);
  };
  const openItems = () => sync.state.items.filter(({ checked }) => !checked);
  const aisleOf = (label: Label | null) => {
    const aisles = aislesOf(sync.state.list?.labelSettings ?? [], openItems());
    const named = aisles.find((aisle) => aisle.label?.id === label?.id);
    return (named ?? aisles.find((aisle) => aisle.label === null))?.items ?? [];
  };
  /** Puts an item at a place among the others of an aisle. */
  const moveTo = (item: ViewedItem, label: Label | null, to: number) => {
    const isOther = (label?.id ?? null) !== (item.label?.id ?? null);
    // What has none of its own stays in the aisle of its food.
    if (isOther && (label || !item.food?.label)) void change(item, { labelId: label?.id ?? null }, { label });
    const aisle = aisleOf(isOther ? label : item.label);
    const before = beforeAt(openItems(), aisle, item, to);
    const { list, items } = sync.state;
    const shop = list ? shopOf(list) : undefined;
    for (const move of movesOf(items, shop, { kind: 'move', itemId: item.id, before })) void sync.do(move);
    const place = { place: Math.min(to + 1, aisle.length), count: aisle.length };
    toast.say(t('shopping.moved', { name: item.display, aisle: label?.name ?? t('shopping.no-aisle'), ...place }));
  };
  const placeOf = (item: ViewedItem) => {
    const aisle = aisleOf(item.label);
    return { place: aisle.findIndex(({ id }) => id === item.id), count: aisle.length };
  };
  return {
    add,
    change,
    remove,
    moveTo,
    placeOf,
    moveBy: (item: ViewedItem, steps: 1 | -1) => {
      const { place, count } = placeOf(item);
      const to = place + steps;
      if (place >= 0 && to >= 0 && to < count) moveTo(item, item.label, to);
    },
    moveToAisle: (item: ViewedItem, label: Label) => moveTo(item, label, aisleOf(label).length),
    putBack: (item: ViewedItem) => void change(item, { checked: false }),
    check: (item: ViewedItem) => {
      void change(item, { checked: true });
      toast.undoable(t('shopping.checked-one', { name: item.display }), t('action.undo'), () => {
        void change(item, { checked: false });
      });
    },
    uncheck: (items: ViewedItem[]) => {
      for (const item of items) void change(item, { checked: false });
    },
  };
};
