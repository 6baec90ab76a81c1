import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Label } from '../labels/labels.ts';
import { ListQuery, page } from '../lists.ts';
import { IngredientInput } from '../recipes/ingredient.ts';
import { RecipeSummary } from '../recipes/recipe.ts';
import { Extras, Id, Name, Stamps } from '../shapes.ts';
import { ShoppingItem } from './shopping-items.ts';
import { Shop } from './shops.ts';

/** A recipe that items of a list come from, `recipeQuantity` times. */
export const ListRecipe = z.object({
  id: z.string(),
  shoppingListId: z.string(),
  recipeId: z.string(),
  recipeQuantity: z.number(),
  recipe: RecipeSummary,
});
export type ListRecipe = z.infer<typeof ListRecipe>;

/** Where an aisle comes in the shop of a list. */
export const ListLabel = z.object({
  id: z.string(),
  shoppingListId: z.string(),
  labelId: z.string(),
  position: z.number().int(),
  label: Label,
});
export type ListLabel = z.infer<typeof ListLabel>;

export const ShoppingListSummary = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The owner; empty once that member has gone. */
  userId: z.string(),
  name: z.string(),
  extras: Extras,
  recipeReferences: z.array(ListRecipe),
  /** The shop in which it is bought; null: none, and the list has an order of its own. */
  shopId: z.string().nullable(),
  /** Every label of the group, in the order of the aisles: that of the shop, where there is one. */
  labelSettings: z.array(ListLabel),
  ...Stamps,
});
export type ShoppingListSummary = z.infer<typeof ShoppingListSummary>;

export const ShoppingList = ShoppingListSummary.extend({
  /** By their position. */
  listItems: z.array(ShoppingItem),
  /** All shops of the group, so that whoever has the list can go to another one without a network. */
  shops: z.array(Shop),
  /** Ids of all labels of the group, in the order that the list has without a shop. */
  ownAisles: z.array(z.string()),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

/** A food that a recipe asks for and that is at home, so that it was not put on the list. */
export const LeftOut = z.object({ recipeId: z.string(), foodId: z.string(), name: z.string() });
export type LeftOut = z.infer<typeof LeftOut>;

export const ListWithLeftOut = ShoppingList.extend({ leftOut: z.array(LeftOut) });
export type ListWithLeftOut = z.infer<typeof ListWithLeftOut>;

const extras = Extras.nullish();

const times = z.number().min(0).max(1000).nullish();

const SentListLabel = z.object({
  id: z.string().max(64).nullish(),
  shoppingListId: Id,
  labelId: Id,
  position: z.number().int().min(0).max(1_000_000),
});
export type SentListLabel = z.infer<typeof SentListLabel>;

const addedRecipe = z.object({
  /** How many times the recipe is cooked: once unless said. */
  recipeIncrementQuantity: times,
  /** Those of its lines that are needed, with the amounts of one recipe; unless said all but those whose food is at home. */
  recipeIngredients: z.array(IngredientInput).max(1000).nullish(),
});

const AddedRecipe = addedRecipe.nullish();

export const mostRecipesAtOnce = 200;

const AddedRecipes = z.array(addedRecipe.extend({ recipeId: Id })).max(mostRecipesAtOnce);
export type AddedRecipes = z.infer<typeof AddedRecipes>;

export const shoppingLists = {
  list: endpoint({
    method: 'GET',
    path: '/groups/shopping/lists',
    access: 'member',
    topics: ['shopping', 'recipes', 'groupData'],
    summary: 'The shopping lists of the group, without their items',
    query: ListQuery,
    reply: page(ShoppingListSummary),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists',
    access: 'member',
    summary: 'Make a shopping list of the own',
    body: z.object({ name: Name.nullish(), extras }),
    reply: ShoppingList,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/shopping/lists/{listId}',
    access: 'member',
    topics: ['shopping', 'recipes', 'groupData'],
    summary: 'A shopping list with its items',
    reply: ShoppingList,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/shopping/lists/{listId}',
    access: 'member',
    summary: 'Save name, owner and extras of a list; its items have endpoints of their own',
    body: z.object({ name: Name.nullish(), userId: Id.nullish(), extras }),
    reply: ShoppingList,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/shopping/lists/{listId}',
    access: 'member',
    summary: 'Delete a shopping list with its items',
    reply: ShoppingList,
  }),
  orderLabels: endpoint({
    method: 'PUT',
    path: '/groups/shopping/lists/{listId}/label-settings',
    access: 'member',
    summary: 'Put the aisles in the order of the shop',
    body: z.array(SentListLabel).max(2000),
    reply: ShoppingList,
  }),
  forgetPlaces: endpoint({
    method: 'DELETE',
    path: '/groups/shopping/lists/{listId}/places',
    access: 'member',
    summary: 'Let items that somebody has moved stand in the learned order of the shop again',
    reply: ShoppingList,
  }),
  addRecipe: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/recipe/{recipeId}',
    access: 'member',
    summary: 'Put the ingredients of a recipe on a list',
    body: AddedRecipe,
    reply: ListWithLeftOut,
  }),
  addRecipes: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/recipe',
    access: 'member',
    summary: 'Put the ingredients of several recipes on a list, all or none',
    body: AddedRecipes,
    reply: ListWithLeftOut,
  }),
  takeBackRecipes: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/recipe/undo',
    access: 'member',
    summary: 'Take off a list exactly what the same body has put there',
    body: AddedRecipes,
    reply: ShoppingList,
  }),
  removeRecipe: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/recipe/{recipeId}/delete',
    access: 'member',
    summary: 'Take off a list what a recipe has put there',
    body: z.object({ recipeDecrementQuantity: times }).nullish(),
    reply: ShoppingList,
  }),
};
