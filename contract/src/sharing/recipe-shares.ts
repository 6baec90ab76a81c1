import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { Recipe } from '../recipes/recipe.ts';
import { SentMoment } from '../sent-times.ts';
import { Id, Moment } from '../shapes.ts';

/** How long a link works unless somebody says otherwise. */
export const shareLifeInDays = 30;

/** A link by which anybody reads one recipe without an account, for a time. Whoever has its id has the link. */
export const ShareToken = z.object({
  id: z.string(),
  recipeId: z.string(),
  groupId: z.string(),
  /** Who made it, and that member's full name; null once that member has gone. */
  userId: z.string().nullable(),
  createdBy: z.string().nullable(),
  expiresAt: Moment,
  createdAt: Moment,
});
export type ShareToken = z.infer<typeof ShareToken>;

const ShareTokenWithRecipe = ShareToken.extend({ recipe: Recipe });

export const recipeShares = {
  list: endpoint({
    method: 'GET',
    path: '/shared/recipes',
    access: 'member',
    topics: ['recipes', 'household'],
    summary: 'The share tokens that work now, of one recipe or of all, those that end last first',
    query: z.object({ recipeId: Id.optional() }),
    reply: z.array(ShareToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/shared/recipes',
    access: 'member',
    summary: 'Make a share token of a recipe, which works for 30 days unless it is said until when',
    body: z.object({ recipeId: Id, expiresAt: SentMoment.nullish() }),
    reply: ShareTokenWithRecipe,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/shared/recipes/{tokenId}',
    access: 'member',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'A share token of the own group that works, with its recipe',
    reply: ShareTokenWithRecipe,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/recipes/{tokenId}',
    access: 'member',
    summary: 'Delete a share token: its link works no more',
    reply: ShareToken,
  }),
  open: endpoint({
    method: 'GET',
    path: '/recipes/shared/{tokenId}',
    access: 'visitor',
    topics: ['recipes', 'groupData'],
    summary: 'The recipe of a share token',
    reply: Recipe,
  }),
  page: endpoint({
    method: 'GET',
    path: '/recipes/shared/{tokenId}/page',
    access: 'visitor',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'The recipe of a share token, who shares it and until when',
    reply: z.object({ recipe: Recipe, sharedBy: z.string().nullable(), expiresAt: Moment }),
  }),
  zip: endpoint({
    method: 'GET',
    path: '/recipes/shared/{tokenId}/zip',
    access: 'visitor',
    topics: ['recipes', 'groupData'],
    summary: 'The recipe of a share token with its picture and files',
    reply: file('application/zip'),
  }),
};
