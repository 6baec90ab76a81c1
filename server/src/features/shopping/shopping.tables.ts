import type {
  Fixed,
  Flag,
  Generated,
  JsonText,
  MomentText,
  OfGroup,
  Stamps,
  Synced,
} from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface ShoppingLists extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  /** The owner, who may have gone. */
  userId: string | null;
  name: string;
  nameKey: string;
  /** Ids of labels in the order of the shop; those that are missing follow by name. */
  aisles: JsonText;
  /** Where it is bought. No foreign key leads to the shop: while that is in the bin the list goes by its own order. */
  shopId: Generated<string | null>;
  extras: JsonText;
}

export interface ShoppingItems extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  listId: string;
  checked: Flag;
  position: number;
  /** What it asks for in all: the own part and those of recipes. */
  quantity: number;
  note: string;
  /** Somebody wrote it down: it stays when the recipes that ask for it as well are taken off the list. */
  isOwn: Flag;
  /** What is asked for besides recipes; below nothing where somebody needs less than they say. */
  ownQuantity: number;
  /** The unit of the own part, from which that of the whole may differ. */
  ownUnitId: Generated<string | null>;
  ownNote: string;
  /** Somebody said how much it is in all, so that it is brought to no other unit. */
  isSetByHand: Generated<Flag>;
  foodId: string | null;
  unitId: string | null;
  /** Another aisle than that of its food. */
  labelId: string | null;
  extras: JsonText;
  /** What all of it costs; nothing where nobody has said. */
  price: number | null;
  /** For each field that was changed when, and on which device, as `FieldChanges`. */
  changedAt: Generated<JsonText>;
  /** What was added to it that others may not have seen yet, as `Join[]`. */
  joins: Generated<JsonText>;
}

/** What was done on devices, so that each operation counts once however often it arrives. */
export interface ShoppingOperations extends OfGroup {
  id: Fixed<string>;
  /** By which another operation of the same id is told from this one. */
  digest: Fixed<string>;
  outcome: Fixed<string>;
  doneAt: Fixed<MomentText>;
}

/** Where a household buys. */
export interface Shops extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  nameKey: string;
  /** Ids of labels in the order that somebody made; those that are missing follow by name. */
  aisles: JsonText;
  /** The order of the last trips counts instead, once there are enough. */
  learnsOrder: Flag;
  /** As `LearnedOrder`. Ids of what there is no more are passed over. */
  learned: JsonText;
}

/** What was ticked off in a shop and put back, as far as its order is learned from it. */
export interface ShopTicks extends OfGroup {
  id: Fixed<string>;
  shopId: Fixed<string>;
  listId: Fixed<string>;
  device: Fixed<string>;
  itemId: Fixed<string>;
  foodId: Fixed<string | null>;
  /** The own aisle of the item. */
  labelId: Fixed<string | null>;
  checked: Fixed<Flag>;
  tickedAt: Fixed<MomentText>;
}

/** What a food cost when somebody said so last; no foreign key leads to it: who has it again pays for it again. */
export interface FoodPrices extends OfGroup {
  foodId: Fixed<string>;
  price: number;
  quantity: number;
  unitId: string | null;
}

/** Who has a list open, on which device. Rows that nobody renews are deleted by who has the list open next. */
export interface Shoppers extends OfGroup {
  listId: Fixed<string>;
  userId: Fixed<string>;
  device: Fixed<string>;
  seenAt: Fixed<MomentText>;
}

/**
 * What a recipe asks for of an item, each time that it is cooked. No foreign key leads to the recipe: while that is in the bin nobody
 * is shown it, and it asks for the same when it comes back.
 */
export interface ShoppingItemRecipes extends OfGroup {
  id: Fixed<string>;
  listId: Fixed<string>;
  itemId: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
  quantity: number;
  /** As the recipe says it; the item may be in another unit. */
  unitId: Generated<string | null>;
  /** How many times it is cooked. */
  scale: number;
  note: string;
}

/** How many times a recipe was put on a list; it may lie in the bin too. */
export interface ShoppingListRecipes extends OfGroup {
  id: Fixed<string>;
  listId: Fixed<string>;
  recipeId: Fixed<string>;
  quantity: number;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    shoppingLists: ShoppingLists;
    shoppingItems: ShoppingItems;
    shoppingItemRecipes: ShoppingItemRecipes;
    shoppingListRecipes: ShoppingListRecipes;
    shoppingOperations: ShoppingOperations;
    shoppers: Shoppers;
    foodPrices: FoodPrices;
    shops: Shops;
    shopTicks: ShopTicks;
  }
}

export const shoppingTables = defineTables({
  shoppingLists: { topic: 'shopping', synced: true },
  shoppingItems: { topic: 'shopping', synced: true },
  shoppingItemRecipes: { topic: 'shopping' },
  shoppingListRecipes: { topic: 'shopping' },
  shoppingOperations: { topic: null },
  shoppers: { topic: null },
  foodPrices: { topic: 'shopping' },
  shops: { topic: 'shopping', synced: true },
  shopTicks: { topic: null },
});
