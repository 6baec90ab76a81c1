import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { organizerKinds } from './organizers.ts';

/** A recipe by what its picture is found by, or drawn from. */
export const PicturedRecipe = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
export type PicturedRecipe = z.infer<typeof PicturedRecipe>;

/** As many as fit side by side. */
export const mostOrganizerPictures = 3;

export const organizerPictures = {
  get: endpoint({
    method: 'GET',
    path: '/organizers/pictures',
    access: 'member',
    topics: ['groupData', 'recipes'],
    summary:
      'Up to three recipes of each category, tag or tool, by its id: those with a picture first, then the newest',
    query: z.object({ kind: z.enum(organizerKinds) }),
    reply: z.record(z.string(), z.array(PicturedRecipe)),
    cached: true,
  }),
};
