import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { queryFlag } from '../lists.ts';

/** How members leave a household. */
export const members = {
  leaving: endpoint({
    method: 'GET',
    path: '/groups/members/{userId}/leaving',
    access: 'manager',
    topics: ['household', 'recipes'],
    summary: 'How many recipes of a member nobody else sees: they go to the bin when the member is removed',
    reply: z.object({ ownRecipes: z.number().int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/members/{userId}',
    access: 'manager',
    summary:
      'Remove another member with their account; what they made for all stays, their own recipes go to the bin of whoever removes them',
    query: z.object({
      /** Writes their own recipes into a file first, which whoever removes them can hand over. */
      export: queryFlag,
    }),
    reply: z.object({
      ownRecipes: z.number().int(),
      /** Names the file when it is fetched; null where none was asked for or there was nothing to write. */
      exportPath: z.string().nullable(),
    }),
  }),
};
