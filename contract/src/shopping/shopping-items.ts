import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdOrNothing } from '../entities/named.ts';
import { Food } from '../foods/foods.ts';
import { Label } from '../labels/labels.ts';
import { ListQuery, page, repeated } from '../lists.ts';
import { Reference, sentQuantity } from '../recipes/ingredient.ts';
import { Extras, Id, Message, Moment, Stamps, Text } from '../shapes.ts';
import { Unit } from '../units/units.ts';

/** An amount as it was said, where the item is in another unit. */
const SaidAmount = z.object({ quantity: z.number(), unit: Unit.nullable() }).nullable();
export type SaidAmount = z.infer<typeof SaidAmount>;

/** What a recipe asks for of an item: `recipeQuantity` each time it is cooked, `recipeScale` times, in the unit of the item. */
export const ItemRecipe = z.object({
  id: z.string(),
  shoppingListItemId: z.string(),
  recipeId: z.string(),
  recipeQuantity: z.number(),
  recipeScale: z.number(),
  recipeNote: z.string().nullable(),
  /** As the recipe says it, each time. */
  said: SaidAmount,
});
export type ItemRecipe = z.infer<typeof ItemRecipe>;

export const ShoppingItem = z.object({
  id: z.string(),
  groupId: z.string(),
  shoppingListId: z.string(),
  checked: z.boolean(),
  position: z.number().int(),
  /** Somebody put it there, so that no learned order takes it elsewhere. */
  isPlaced: z.boolean(),
  /** In all: what somebody wrote down and what recipes ask for. */
  quantity: z.number(),
  note: z.string(),
  /** False for what is a note alone, perhaps counted: "3 bags for the compost". */
  isFood: z.boolean(),
  disableAmount: z.boolean(),
  foodId: z.string().nullable(),
  food: Food.nullable(),
  unitId: z.string().nullable(),
  unit: Unit.nullable(),
  /** Its own aisle, or else that of its food. */
  labelId: z.string().nullable(),
  label: Label.nullable(),
  extras: Extras,
  /** What all of it costs, in the currency of the household; nothing where nobody has said. */
  price: z.number().nullable(),
  /** The whole item as text. */
  display: z.string(),
  recipeReferences: z.array(ItemRecipe),
  /** What somebody wrote down, in the unit of the item; below nothing where less is needed than recipes ask for. */
  byHand: z.object({ quantity: z.number(), said: SaidAmount }).nullable(),
  ...Stamps,
});
export type ShoppingItem = z.infer<typeof ShoppingItem>;

/** In the currency of the household. */
export const Price = z.number().min(0).max(1_000_000_000);

const position = z.number().int().min(-1_000_000).max(1_000_000_000);

const SentItemRecipe = z.object({
  recipeId: Id,
  recipeQuantity: z.number().min(0).max(1_000_000_000).nullish(),
  recipeScale: z.number().min(0).max(1_000_000).nullish(),
  recipeNote: Text.nullish(),
});

/** Keys that are absent stay as they are. A food or unit is named by its id, or by its name, and then made where there is none. */
const ItemFields = z.object({
  checked: z.boolean().nullish(),
  position: position.nullish(),
  /** Below nothing an item is no longer needed. */
  quantity: z.union([sentQuantity, z.number().min(-1_000_000_000).max(0)]),
  note: z.string().max(10_000).nullish(),
  foodId: IdOrNothing.optional(),
  food: Reference,
  unitId: IdOrNothing.optional(),
  unit: Reference,
  labelId: IdOrNothing.optional(),
  extras: Extras.nullish(),
  /** None where it is null; as it was where it is absent. */
  price: Price.nullish(),
  recipeReferences: z.array(SentItemRecipe).max(200).nullish(),
  /** As it was read: what others changed after that is not taken back by values that are older. */
  updatedAt: Moment.max(40).nullish(),
});

export const NewShoppingItem = ItemFields.extend({ shoppingListId: Id });
export type NewShoppingItem = z.infer<typeof NewShoppingItem>;

export const ShoppingItemInput = ItemFields.extend({ shoppingListId: Id.nullish() });
export type ShoppingItemInput = z.infer<typeof ShoppingItemInput>;

export const KnownShoppingItem = ShoppingItemInput.extend({ id: Id });
export type KnownShoppingItem = z.infer<typeof KnownShoppingItem>;

/** What became of items: one that is the same as another joins it. */
export const ChangedItems = z.object({
  createdItems: z.array(ShoppingItem),
  updatedItems: z.array(ShoppingItem),
  deletedItems: z.array(ShoppingItem),
});
export type ChangedItems = z.infer<typeof ChangedItems>;

export const mostItemsAtOnce = 2000;

export const shoppingItems = {
  list: endpoint({
    method: 'GET',
    path: '/groups/shopping/items',
    access: 'member',
    topics: ['shopping', 'recipes', 'groupData'],
    summary: 'Items of all shopping lists of the group; filter by shoppingListId',
    query: ListQuery,
    reply: page(ShoppingItem),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/shopping/items',
    access: 'member',
    summary: 'Put something on a list; it joins an item that is not ticked off and asks for the same',
    body: NewShoppingItem,
    reply: ChangedItems,
    status: 201,
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/groups/shopping/items/create-bulk',
    access: 'member',
    summary: 'Put several things on lists, all or none',
    body: z.array(NewShoppingItem).max(mostItemsAtOnce),
    reply: ChangedItems,
    status: 201,
  }),
  replaceMany: endpoint({
    method: 'PUT',
    path: '/groups/shopping/items',
    access: 'member',
    summary: 'Save several items, all or none',
    body: z.array(KnownShoppingItem).max(mostItemsAtOnce),
    reply: ChangedItems,
  }),
  removeMany: endpoint({
    method: 'DELETE',
    path: '/groups/shopping/items',
    access: 'member',
    summary: 'Take items off their lists; those that are not there any more are passed over',
    query: z.object({ ids: repeated(Id) }),
    reply: Message,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/shopping/items/{itemId}',
    access: 'member',
    topics: ['shopping', 'recipes', 'groupData'],
    summary: 'One item of a shopping list',
    reply: ShoppingItem,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/shopping/items/{itemId}',
    access: 'member',
    summary: 'Save an item; keys that are absent stay as they are',
    body: ShoppingItemInput,
    reply: ChangedItems,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/shopping/items/{itemId}',
    access: 'member',
    summary: 'Take an item off its list',
    reply: Message,
  }),
};
