import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Recipe } from './recipe.ts';

const topics = ['recipes', 'groupData'] as const;

/** For devices that keep the recipes of a group: what is new since they looked last. */
export const recipeChanges = {
  list: endpoint({
    method: 'GET',
    path: '/groups/recipes/changes',
    access: 'member',
    topics,
    summary: 'Whole recipes that changed since a revision, some at a time, and the ids of those that were deleted',
    query: z.object({
      /** What the first page of the last look said; nothing is known yet without it. */
      since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      /** What the page before calls `next`. */
      after: z
        .string()
        .regex(/^\d{1,15}\.\d{1,15}$/)
        .optional(),
    }),
    reply: z.object({
      /** To ask from the next time. A lower one than is known means that the server was restored: a device begins anew. */
      revision: z.number().int(),
      /** How many recipes the caller sees. A device that has more than that asks for their ids. */
      total: z.number().int(),
      recipes: z.array(Recipe),
      removed: z.array(z.string()),
      next: z.string().nullable(),
    }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/groups/recipes/ids',
    access: 'member',
    topics,
    summary: 'Ids of all recipes that the caller sees',
    reply: z.array(z.string()),
  }),
};
