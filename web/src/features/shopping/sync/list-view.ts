import type { ItemRecipe, Label, OperationFields, ShoppingItem, ShoppingList } from '@larder/contract';
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
  byHand: ShoppingItem['byHand'];
  /** Somebody has put it where it is, so that no learned order takes it elsewhere. */
  isPlaced: boolean;
  extras: Record<string, string>;
  price: number | null;
  display: string;
  /** `updatedAt` of what the server answered, null for what it has not seen. */
  seen: string | null;
  /** When it was last changed, by which ticked items are put in order. */
  changedAt: string;
  isWaiting: boolean;
}

/** The items of a list in their order, with what was done on this device and is not in the list yet. */
export function viewItems(list: ShoppingList, operations: readonly WaitingOperation[]): ViewedItem[] {
  const view: View = { items: new Map(), order: [] };
  for (const item of list.listItems) put(view, viewed(item));
  for (const operation of operations) carryOut(view, operation);
  return view.order.flatMap((id) => view.items.get(id) ?? []).map(described);
}

/** While operations are carried out on it. What was taken off is in the order still, and nothing comes of it. */
interface View {
  items: Map<string, ViewedItem>;
  order: string[];
}

const views = new WeakMap<ShoppingItem, ViewedItem>();

/** The same for the same item, so that a row which shows it need not be drawn anew. */
function viewed(item: ShoppingItem): ViewedItem {
  const known = views.get(item);
  if (known) return known;
  const view: ViewedItem = {
    id: item.id,
    checked: item.checked,
    quantity: item.quantity,
    note: item.note,
    food: item.food,
    unit: item.unit,
    label: item.label,
    recipes: item.recipeReferences,
    // Lists that were stored by an older version do not say it.
    byHand: item.byHand ?? null,
    isPlaced: item.isPlaced ?? false,
    extras: item.extras,
    price: item.price ?? null,
    display: item.display,
    seen: item.updatedAt,
    changedAt: item.updatedAt ?? '',
    isWaiting: false,
  };
  views.set(item, view);
  return view;
}

function put({ items, order }: View, item: ViewedItem) {
  if (!items.has(item.id)) {
    // One that was taken off and is there again comes last.
    const at = order.indexOf(item.id);
    if (at >= 0) order.splice(at, 1);
    order.push(item.id);
  }
  items.set(item.id, item);
}

function carryOut(view: View, { operation, shown, doneAt }: WaitingOperation) {
  if (operation.kind === 'choose-shop') return;
  const isWaiting = doneAt === null;
  const item = view.items.get(operation.itemId);
  switch (operation.kind) {
    case 'add': {
      if (item) return;
      const same = operation.into ? view.items.get(operation.into) : undefined;
      const added = changed(blankItem(operation.itemId), operation.fields, shown, isWaiting);
      if (!same || same.checked) return put(view, added);
      return put(view, joined(same, added, shown, isWaiting) ?? added);
    }
    case 'change': {
      if (item) return put(view, changed(item, operation.fields, shown, isWaiting));
      const isTickAlone = Object.keys(operation.fields).join() === 'checked';
      if (!operation.item || isTickAlone) return;
      const fields = { ...operation.item, ...operation.fields };
      return put(view, changed(blankItem(operation.itemId), fields, shown, isWaiting));
    }
    case 'move': {
      const isPlace = operation.before === null || view.items.has(operation.before);
      if (!item || !isPlace || operation.before === item.id) return;
      view.order.splice(view.order.indexOf(item.id), 1);
      const place = operation.before === null ? view.order.length : view.order.indexOf(operation.before);
      view.order.splice(place, 0, item.id);
      view.items.set(item.id, { ...item, isPlaced: true, isWaiting: isWaiting || item.isWaiting });
      return;
    }
    case 'remove':
      view.items.delete(operation.itemId);
  }
}

/** Nothing where the item has changed since, so that nobody but the server can add it up. */
function joined(same: ViewedItem, added: ViewedItem, { sum }: Shown, isWaiting: boolean): ViewedItem | undefined {
  if (sum && (sum.before.quantity !== same.quantity || sum.before.unit?.name !== same.unit?.name)) return undefined;
  const quantity = sum?.quantity ?? rounded(same.quantity + added.quantity);
  // What names its food in words says it in its note too, until the server has understood them.
  const isSaidAgain = same.food !== null && added.food === null;
  const note = isSaidAgain ? same.note : [...new Set([same.note, added.note].filter(Boolean))].join(' | ');
  const price = same.price === null || added.price === null ? (same.price ?? added.price) : same.price + added.price;
  const item = changed(same, { quantity, note, price }, {}, isWaiting);
  return sum ? { ...item, unit: sum.unit } : item;
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
  byHand: null,
  isPlaced: false,
  extras: {},
  price: null,
  display: '',
  seen: null,
  changedAt: '',
  isWaiting: true,
});

/** What was changed last comes first among what is ticked, before the server has given it a time. */
const afterEverything = '9';

function changed(item: ViewedItem, fields: OperationFields, shown: Shown, isWaiting: boolean): ViewedItem {
  return {
    ...item,
    checked: fields.checked ?? item.checked,
    quantity: fields.quantity ?? item.quantity,
    byHand: fields.quantity === undefined ? item.byHand : besides(item, fields.quantity),
    note: fields.note ?? item.note,
    food: fields.foodId !== undefined || fields.food !== undefined ? (shown.food ?? null) : item.food,
    unit:
      fields.unitId !== undefined || fields.unit !== undefined || fields.understood ? (shown.unit ?? null) : item.unit,
    label: fields.labelId !== undefined ? (shown.label ?? null) : (labelOf(shown) ?? item.label),
    extras: fields.extras ?? item.extras,
    price: fields.price === undefined ? item.price : fields.price,
    changedAt: afterEverything,
    isWaiting: isWaiting || item.isWaiting,
  };
}

/** Written out once, however often it was changed. */
function described(item: ViewedItem): ViewedItem {
  if (item.changedAt !== afterEverything) return item;
  const { quantity, unit, food, note } = item;
  return { ...item, display: displayText({ quantity, unit, food, note, isFood: food !== null || unit !== null }) };
}

/** What recipes do not ask for of an amount, somebody has said. */
const besides = ({ recipes }: ViewedItem, quantity: number): ViewedItem['byHand'] => {
  const asked = recipes.reduce((sum, { recipeQuantity, recipeScale }) => sum + recipeQuantity * recipeScale, 0);
  return { quantity: rounded(quantity - asked), said: null };
};

const labelOf = ({ food }: Shown): Label | null => food?.label ?? null;
