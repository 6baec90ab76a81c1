import { add, exact, exactFactor, multiply, subtract, toStoredNumber } from '@larder/kitchen';

/** What a recipe asks for of an item: `quantity` each time, `scale` times. */
export interface RecipePart {
  recipeId: string;
  quantity: number;
  scale: number;
  note: string;
}

/** What makes an item: an own part, that of each recipe, and both together as `quantity` and `note`. */
export interface ItemParts {
  checked: boolean;
  foodId: string | null;
  unitId: string | null;
  quantity: number;
  note: string;
  isOwn: boolean;
  ownQuantity: number;
  ownNote: string;
  recipes: RecipePart[];
}

const between = ' | ';

const ofRecipes = (recipes: readonly RecipePart[]) =>
  recipes.reduce((sum, { quantity, scale }) => add(sum, multiply(exact(quantity), exactFactor(scale))), exact(0));

const inAll = ({ ownQuantity, recipes }: Pick<ItemParts, 'ownQuantity' | 'recipes'>): number =>
  toStoredNumber(add(exact(ownQuantity), ofRecipes(recipes)));

/** Notes that say different things, one after the other. */
export const joinNotes = (notes: readonly string[]): string =>
  [...new Set(notes.flatMap((note) => note.split(between)).map((note) => note.trim()))].filter(Boolean).join(between);

const notesOf = ({ isOwn, ownNote, recipes }: Pick<ItemParts, 'isOwn' | 'ownNote' | 'recipes'>): string =>
  joinNotes([...(isOwn ? [ownNote] : []), ...recipes.map(({ note }) => note)]);

/** An item as a client describes it: what its recipes do not ask for, somebody has written down. */
export const describedItem = <Item extends Omit<ItemParts, 'isOwn' | 'ownQuantity' | 'ownNote'>>(
  item: Item,
): Item & ItemParts => ({
  ...item,
  isOwn: item.recipes.length === 0,
  ownQuantity: toStoredNumber(subtract(exact(item.quantity), ofRecipes(item.recipes))),
  ownNote: item.recipes.length === 0 ? item.note : '',
});

/** An item that nothing but a recipe asks for. */
export const askedByRecipe = (line: Pick<ItemParts, 'foodId' | 'unitId'>, part: RecipePart): ItemParts => {
  const parts = { isOwn: false, ownQuantity: 0, ownNote: '', recipes: [part] };
  const { foodId, unitId } = line;
  return { ...parts, foodId, unitId, checked: false, quantity: inAll(parts), note: notesOf(parts) };
};

/** Changes the amount in all; what recipes ask for stays known. */
export const withQuantity = <Item extends ItemParts>(item: Item, quantity: number): Item => ({
  ...item,
  quantity,
  ownQuantity: toStoredNumber(subtract(exact(quantity), ofRecipes(item.recipes))),
});

export const withNote = <Item extends ItemParts>(item: Item, note: string): Item => ({
  ...item,
  note,
  ownNote: item.recipes.length === 0 ? note : item.ownNote,
});

/** Whether one line of a list can stand for both: neither is ticked off, and they ask for the same in the same unit. */
export const asksForSame = (one: ItemParts, other: ItemParts): boolean =>
  !one.checked &&
  !other.checked &&
  one.foodId === other.foodId &&
  one.unitId === other.unitId &&
  (one.foodId !== null || one.note.trim() === other.note.trim());

/** An item with what another one asks for. */
export const joinedItem = <Item extends ItemParts>(item: Item, added: ItemParts): Item => {
  const isEdited = item.note !== notesOf(item);
  const parts = {
    isOwn: item.isOwn || added.isOwn,
    ownQuantity: toStoredNumber(add(exact(item.ownQuantity), exact(added.ownQuantity))),
    ownNote: joinNotes([...(item.isOwn ? [item.ownNote] : []), ...(added.isOwn ? [added.ownNote] : [])]),
    recipes: [...item.recipes, ...added.recipes].reduce(withPart, []),
  };
  const note = isEdited || added.note !== notesOf(added) ? joinNotes([item.note, added.note]) : notesOf(parts);
  return { ...item, ...parts, quantity: inAll(parts), note };
};

/** The same recipe with the same amount counts once more; another amount, as after the recipe was changed, stands beside it. */
const withPart = (parts: RecipePart[], added: RecipePart): RecipePart[] => {
  const isSame = (part: RecipePart) =>
    part.recipeId === added.recipeId && part.quantity === added.quantity && part.note === added.note;
  return parts.some(isSame)
    ? parts.map((part) => (isSame(part) ? { ...part, scale: sum(part.scale, added.scale) } : part))
    : [...parts, added];
};

const sum = (one: number, other: number) => toStoredNumber(add(exact(one), exact(other)));

/** An item without what a recipe asks for `times` times, the last that was added first; null when nobody needs it any more. */
export const withoutRecipe = <Item extends ItemParts>(item: Item, recipeId: string, times: number): Item | null => {
  let left = times;
  const recipes = item.recipes.toReversed().flatMap((part) => {
    if (part.recipeId !== recipeId || left <= 0) return [part];
    const taken = Math.min(left, part.scale);
    left = sum(left, -taken);
    const scale = sum(part.scale, -taken);
    return scale > 0 ? [{ ...part, scale }] : [];
  });
  recipes.reverse();
  // What is in the basket stays there.
  if (item.checked) return withQuantity({ ...item, recipes, isOwn: true, ownNote: item.note }, item.quantity);
  const parts = { ...item, recipes };
  const quantity = inAll(parts);
  const note = item.note === notesOf(item) ? notesOf(parts) : item.note;
  if (recipes.length > 0) return { ...parts, quantity, note };
  if (item.isOwn) return withQuantity({ ...parts, note, ownNote: note }, Math.max(0, quantity));
  return quantity > 0 ? withQuantity({ ...parts, note, isOwn: true, ownNote: note }, quantity) : null;
};
