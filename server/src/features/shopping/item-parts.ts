import { add, exact, exactFactor, multiply, subtract, toNumber, toStoredNumber } from '@larder/kitchen';
import type { AmountInUnit, Sums } from '@larder/kitchen/units';

/** What a recipe asks for of an item: `quantity` each time, `scale` times, in the unit of the recipe. */
export interface RecipePart {
  recipeId: string;
  quantity: number;
  unitId: string | null;
  scale: number;
  note: string;
}

/** What makes an item: an own part, that of each recipe, and all together as `quantity`, `unitId` and `note`. */
export interface ItemParts {
  checked: boolean;
  foodId: string | null;
  unitId: string | null;
  quantity: number;
  note: string;
  isOwn: boolean;
  ownQuantity: number;
  ownUnitId: string | null;
  ownNote: string;
  /** Somebody said how much it is with the recipes: it stays in this unit, and is not rounded. */
  isSetByHand: boolean;
  recipes: RecipePart[];
  /** What all of it costs, where somebody has said so. */
  price: number | null;
}

type Asked = Pick<ItemParts, 'foodId' | 'isOwn' | 'ownQuantity' | 'ownUnitId' | 'recipes'>;

/** How amounts of a food are added up. */
export type SumsOf = (foodId: string | null) => Sums;

const between = ' | ';

const ofRecipes = (recipes: readonly RecipePart[]): AmountInUnit[] =>
  recipes.map(({ quantity, scale, unitId }) => ({ quantity: multiply(exact(quantity), exactFactor(scale)), unitId }));

const amountsOf = ({ isOwn, ownQuantity, ownUnitId, recipes }: Asked): AmountInUnit[] => [
  ...(isOwn || ownQuantity !== 0 ? [{ quantity: exact(ownQuantity), unitId: ownUnitId }] : []),
  ...ofRecipes(recipes),
];

/** How much it is in all, and in which unit. */
export const inAll = (item: Asked & Pick<ItemParts, 'isSetByHand' | 'unitId'>, sumsOf: SumsOf) => {
  const [amounts, sums] = [amountsOf(item), sumsOf(item.foodId)];
  const unitId = item.isSetByHand || amounts.length === 0 ? item.unitId : sums.unitOf(amounts);
  const sum = item.isSetByHand ? sums.exactly(amounts, unitId) : sums.measurably(amounts, unitId);
  return { quantity: toStoredNumber(sum), unitId };
};

/** Notes that say different things, one after the other. */
export const joinNotes = (notes: readonly string[]): string =>
  [...new Set(notes.flatMap((note) => note.split(between)).map((note) => note.trim()))].filter(Boolean).join(between);

const notesOf = ({ isOwn, ownNote, recipes }: Pick<ItemParts, 'isOwn' | 'ownNote' | 'recipes'>): string =>
  joinNotes([...(isOwn ? [ownNote] : []), ...recipes.map(({ note }) => note)]);

/** What was said by hand takes up what is missing of an amount in the unit of the item. */
const withOwnAmount = <Item extends ItemParts>(item: Item, sumsOf: SumsOf): Item => {
  const asked = sumsOf(item.foodId).exactly(ofRecipes(item.recipes), item.unitId);
  const ownQuantity = toStoredNumber(subtract(exact(item.quantity), asked));
  return { ...item, ownQuantity, ownUnitId: item.unitId };
};

/** An item as a client describes it: what its recipes do not ask for, somebody has written down. */
export const describedItem = <Item extends Omit<ItemParts, `own${string}` | 'isOwn' | 'isSetByHand'>>(
  item: Item,
  sumsOf: SumsOf,
): Item & ItemParts => {
  const isOwn = item.recipes.length === 0;
  const own = { isOwn, ownQuantity: 0, ownUnitId: null, ownNote: isOwn ? item.note : '', isSetByHand: false };
  const described = withOwnAmount({ ...item, ...own }, sumsOf);
  return { ...described, isSetByHand: !isOwn && described.ownQuantity !== 0 };
};

/** An item that nothing but a recipe asks for. */
export const askedByRecipe = (foodId: string | null, part: RecipePart): ItemParts => {
  const own = { isOwn: false, ownQuantity: 0, ownUnitId: null, ownNote: '', isSetByHand: false };
  const item = { ...own, foodId, unitId: part.unitId, recipes: [part], checked: false, price: null };
  const quantity = toStoredNumber(multiply(exact(part.quantity), exactFactor(part.scale)));
  return { ...item, quantity, note: notesOf(item) };
};

/** Changes how much it is in all, and of what; what recipes ask for stays known. */
export const withAmount = <Item extends ItemParts>(
  item: Item,
  change: Partial<Pick<ItemParts, 'quantity' | 'unitId' | 'foodId'>>,
  sumsOf: SumsOf,
): Item => ({ ...withOwnAmount({ ...item, ...change }, sumsOf), isSetByHand: item.recipes.length > 0 });

export const withNote = <Item extends ItemParts>(item: Item, note: string): Item => ({
  ...item,
  note,
  ownNote: item.recipes.length === 0 ? note : item.ownNote,
});

/** Whether one line of a list can stand for both: neither is ticked off, and what they ask for can be added up. */
export const asksForSame = (one: ItemParts, other: ItemParts, sumsOf: SumsOf): boolean =>
  !one.checked &&
  !other.checked &&
  one.foodId === other.foodId &&
  (one.foodId !== null || one.note.trim() === other.note.trim()) &&
  (one.unitId === other.unitId || sumsOf(one.foodId).kindOf(one.unitId) === sumsOf(one.foodId).kindOf(other.unitId));

/** An item with what another one asks for. */
export const joinedItem = <Item extends ItemParts>(item: Item, added: ItemParts, sumsOf: SumsOf): Item => {
  const isEdited = item.note !== notesOf(item);
  const own = [...amountsOf({ ...item, recipes: [] }), ...amountsOf({ ...added, recipes: [] })];
  const sums = sumsOf(item.foodId);
  const ownUnitId = own.length > 0 ? sums.unitOf(own) : null;
  const joined = {
    ...item,
    unitId: !item.isSetByHand && added.isSetByHand ? added.unitId : item.unitId,
    isOwn: item.isOwn || added.isOwn,
    ownQuantity: toStoredNumber(sums.measurably(own, ownUnitId)),
    ownUnitId,
    ownNote: joinNotes([...(item.isOwn ? [item.ownNote] : []), ...(added.isOwn ? [added.ownNote] : [])]),
    isSetByHand: item.isSetByHand || added.isSetByHand,
    recipes: [...item.recipes, ...added.recipes].reduce(withPart, []),
    price: item.price === null || added.price === null ? (item.price ?? added.price) : item.price + added.price,
  };
  const note = isEdited || added.note !== notesOf(added) ? joinNotes([item.note, added.note]) : notesOf(joined);
  return { ...joined, ...inAll(joined, sumsOf), note };
};

const isSamePart = (one: RecipePart, other: RecipePart): boolean =>
  one.recipeId === other.recipeId &&
  one.quantity === other.quantity &&
  one.unitId === other.unitId &&
  one.note === other.note;

/** The same recipe with the same amount counts once more; another amount, as after the recipe was changed, stands beside it. */
const withPart = (parts: RecipePart[], added: RecipePart): RecipePart[] =>
  parts.some((part) => isSamePart(part, added))
    ? parts.map((part) => (isSamePart(part, added) ? { ...part, scale: sumOfTimes(part.scale, added.scale) } : part))
    : [...parts, added];

/** How many times both are together: a third and a third of a recipe leave a third when one is taken off again. */
export const sumOfTimes = (one: number, other: number): number => toNumber(add(exactFactor(one), exactFactor(other)));

/** An item without what a recipe asks for `times` times, the last that was added first; null when nobody needs it any more. */
export const withoutRecipe = <Item extends ItemParts>(
  item: Item,
  { recipeId, times }: { recipeId: string; times: number },
  sumsOf: SumsOf,
): Item | null => withoutParts(item, (part) => part.recipeId === recipeId, times, sumsOf);

/** An item without what was added to it, as long as that is there; null when nobody needs it any more. */
export const withoutPart = <Item extends ItemParts>(item: Item, part: RecipePart, sumsOf: SumsOf): Item | null =>
  withoutParts(item, (other) => isSamePart(other, part), part.scale, sumsOf);

/** What recipes ask for without some of it, the last that was added first; `left` is how many times there were too few. */
const takeParts = (
  parts: readonly RecipePart[],
  isMeant: (part: RecipePart) => boolean,
  times: number,
): { recipes: RecipePart[]; left: number } => {
  let left = times;
  const recipes = parts.toReversed().flatMap((part) => {
    if (!isMeant(part) || left <= 0) return [part];
    const taken = Math.min(left, part.scale);
    left = sumOfTimes(left, -taken);
    const scale = sumOfTimes(part.scale, -taken);
    return scale > 0 ? [{ ...part, scale }] : [];
  });
  return { recipes: recipes.reverse(), left };
};

/** What recipes ask for without one of its parts, and what was taken of that. */
export const takePart = (parts: readonly RecipePart[], part: RecipePart) => {
  const { recipes, left } = takeParts(parts, (other) => isSamePart(other, part), part.scale);
  const scale = sumOfTimes(part.scale, -left);
  return { recipes, taken: scale > 0 ? [{ ...part, scale }] : [] };
};

const withoutParts = <Item extends ItemParts>(
  item: Item,
  isMeant: (part: RecipePart) => boolean,
  times: number,
  sumsOf: SumsOf,
): Item | null => {
  const { recipes, left } = takeParts(item.recipes, isMeant, times);
  if (left === times) return item;
  // What is in the basket stays there.
  if (item.checked) return withAmount({ ...item, recipes, isOwn: true, ownNote: item.note }, {}, sumsOf);
  const parts = { ...item, recipes };
  const note = noteWithout(item, parts);
  const { quantity, unitId } = inAll(parts, sumsOf);
  if (recipes.length > 0) return { ...parts, quantity, unitId, note };
  const own = { ...parts, isOwn: true, isSetByHand: false, ownNote: note, note, unitId };
  if (item.isOwn) return withOwnAmount({ ...own, quantity: Math.max(0, quantity) }, sumsOf);
  return quantity > 0 ? withOwnAmount({ ...own, quantity }, sumsOf) : null;
};

/** A note that somebody has written stays, without what was said in it by nobody but who is leaving. */
export const noteWithout = (before: ItemParts, after: ItemParts): string => {
  if (before.note === notesOf(before)) return notesOf(after);
  const left = new Set(notesOf(after).split(between));
  const gone = new Set(
    notesOf(before)
      .split(between)
      .filter((note) => !left.has(note)),
  );
  return before.note
    .split(between)
    .filter((note) => !gone.has(note))
    .join(between);
};
