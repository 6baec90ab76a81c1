import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Name, Stamps } from '../shapes.ts';

export const recipeActionTypes = ['link', 'post'] as const;

/** Something to do with any recipe: a page that is opened with it, or a program that is sent it. */
export const RecipeAction = z.object({
  id: z.string(),
  groupId: z.string(),
  actionType: z.enum(recipeActionTypes),
  title: z.string(),
  url: z.string(),
  ...Stamps,
});
export type RecipeAction = z.infer<typeof RecipeAction>;

const url = z.string().trim().min(1).max(4000);

export const recipeActions = {
  list: endpoint({
    method: 'GET',
    path: '/groups/recipe-actions',
    access: 'member',
    topics: ['household'],
    summary: 'What can be done with every recipe besides',
    query: ListQuery,
    reply: page(RecipeAction),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/recipe-actions',
    access: 'organizer',
    summary: 'Add an action for recipes; its address may hold what stands for the recipe',
    body: z.object({ actionType: z.enum(recipeActionTypes), title: Name, url }),
    reply: RecipeAction,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/recipe-actions/{itemId}',
    access: 'member',
    topics: ['household'],
    summary: 'One action for recipes',
    reply: RecipeAction,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/recipe-actions/{itemId}',
    access: 'organizer',
    summary: 'Save what was sent of an action for recipes',
    body: z.object({ actionType: z.enum(recipeActionTypes).nullish(), title: Name.nullish(), url: url.nullish() }),
    reply: RecipeAction,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/recipe-actions/{itemId}',
    access: 'organizer',
    summary: 'Put an action for recipes into the bin',
    reply: RecipeAction,
  }),
  trigger: endpoint({
    method: 'POST',
    path: '/groups/recipe-actions/{itemId}/trigger/{recipeSlug}',
    access: 'member',
    summary: 'Send a recipe to the address of an action, once',
    body: z.object({ recipeScale: z.number().positive().max(1_000_000).nullish() }),
    reply: z.null(),
    status: 202,
  }),
};
