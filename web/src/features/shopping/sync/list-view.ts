import type { ItemRecipe, Label, OperationFields, ShoppingList } from '@larder/contract';
import { displayText } from '@larder/kitchen';
import type { Shown, ShownFood, ShownUnit, WaitingOperation } from './waiting-operation.ts';

/** An item as this device shows it: what the server knows with what was done here since. */
export interface ViewedItem {
  id: string;
  checked: boolean;
  quantity: number;
  note: string;
  food: ShownFood | null;
  unit: ShownUnit | null;
  label: Label | null;
  recipes: ItemRecipe[];
  extras: Record<string, string>;
  display: string;
  /** `updatedAt` of what the server answered, null for what it has not seen. */
  seen: string | null;
  /** When it was last changed, by which ticked items are put in order. */
  changedAt: string;
  isWaiting: boolean;
}

/** The items of a list in their order, with what was done on this device and is not in the list yet. */
export function viewItems(list: ShoppingList, operations: readonly WaitingOperation[]): ViewedItem[] {
  let items: ViewedItem[] = list.listItems.map((item) => ({
    id: item.id,
    checked: item.checked,
    quantity: item.quantity,
    note: item.note,
    food: item.food,
    unit: item.unit,
    label: item.label,
    recipes: item.recipeReferences,
    extras: item.extras,
    display: item.display,
    seen: item.updatedAt,
    changedAt: item.updatedAt ?? '',
    isWaiting: false,
  }));
  for (const waiting of operations) items = withOperation(items, waiting);
  return items;
}

function withOperation(items: ViewedItem[], { operation, shown, doneAt }: WaitingOperation): ViewedItem[] {
  const isWaiting = doneAt === null;
  const at = items.findIndex(({ id }) => id === operation.itemId);
  const item = items[at];
  switch (operation.kind) {
    case 'add': {
      if (item) return items;
      const into = items.findIndex(({ id, checked }) => id === operation.into && !checked);
      const same = items[into];
      const added = changed(blankItem(operation.itemId), operation.fields, shown, isWaiting);
      if (!same) return [...items, added];
      const note = [...new Set([same.note, added.note].filter(Boolean))].join(' | ');
      const both = { quantity: rounded(same.quantity + added.quantity), note };
      return items.with(into, changed(same, both, {}, isWaiting));
    }
    case 'change': {
      if (item) return items.with(at, changed(item, operation.fields, shown, isWaiting));
      const isTickAlone = Object.keys(operation.fields).join() === 'checked';
      if (!operation.item || isTickAlone) return items;
      return [
        ...items,
        changed(blankItem(operation.itemId), { ...operation.item, ...operation.fields }, shown, isWaiting),
      ];
    }
    case 'move': {
      if (!item) return items;
      const others = items.filter((other) => other !== item);
      const place = operation.before === null ? others.length : others.findIndex(({ id }) => id === operation.before);
      return place < 0 ? items : others.toSpliced(place, 0, isWaiting ? { ...item, isWaiting } : item);
    }
    case 'remove':
      return items.filter(({ id }) => id !== operation.itemId);
  }
}

const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

const blankItem = (id: string): ViewedItem => ({
  id,
  checked: false,
  quantity: 1,
  note: '',
  food: null,
  unit: null,
  label: null,
  recipes: [],
  extras: {},
  display: '',
  seen: null,
  changedAt: '',
  isWaiting: true,
});

/** What was changed last comes first among what is ticked, before the server has given it a time. */
const afterEverything = '9';

function changed(item: ViewedItem, fields: OperationFields, shown: Shown, isWaiting: boolean): ViewedItem {
  const next: ViewedItem = {
    ...item,
    checked: fields.checked ?? item.checked,
    quantity: fields.quantity ?? item.quantity,
    note: fields.note ?? item.note,
    food: fields.foodId !== undefined || fields.food !== undefined ? (shown.food ?? null) : item.food,
    unit:
      fields.unitId !== undefined || fields.unit !== undefined || fields.understood ? (shown.unit ?? null) : item.unit,
    label: fields.labelId !== undefined ? (shown.label ?? null) : (labelOf(shown) ?? item.label),
    extras: fields.extras ?? item.extras,
    changedAt: afterEverything,
    isWaiting: isWaiting || item.isWaiting,
  };
  const { quantity, unit, food, note } = next;
  return { ...next, display: displayText({ quantity, unit, food, note, isFood: food !== null || unit !== null }) };
}

const labelOf = ({ food }: Shown): Label | null => food?.label ?? null;
