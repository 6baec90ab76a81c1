import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Recipe } from '../recipes/recipe.ts';
import { Moment } from '../shapes.ts';

/** What can be read anew from the stored page of a recipe; picture and organizers are the household's own by then. */
export const rereadFields = [
  'name',
  'description',
  'recipeYield',
  'prepTime',
  'performTime',
  'totalTime',
  'recipeIngredient',
  'recipeInstructions',
  'notes',
  'nutrition',
] as const;
export type RereadField = (typeof rereadFields)[number];

export const FieldDifference = z.object({
  field: z.enum(rereadFields),
  /** As it stands in the recipe, line by line. */
  before: z.array(z.string()),
  /** As it is read now. */
  after: z.array(z.string()),
  /** Somebody has written it since, so that it stays as it is. */
  isEdited: z.boolean(),
});
export type FieldDifference = z.infer<typeof FieldDifference>;

export const sourcePages = {
  get: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/page',
    access: 'member',
    topics: ['recipes'],
    summary: 'Whether the page that a recipe was imported from is stored, and since when',
    reply: z.object({ url: z.string(), fetchedAt: Moment, readAt: Moment }).nullable(),
  }),
  reread: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/page/read',
    access: 'member',
    summary: 'Read the stored page again and say what differs, without changing anything',
    reply: z.object({
      url: z.string(),
      fetchedAt: Moment,
      readAt: Moment,
      differences: z.array(FieldDifference),
      /** The reader knows the site, and the page looks otherwise than it knows it. */
      isRuleOutdated: z.boolean(),
    }),
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/page/take-over',
    access: 'member',
    summary: 'Take fields from the stored page as it is read now; those that somebody has written are left alone',
    body: z.object({ fields: z.array(z.enum(rereadFields)).max(20) }),
    reply: Recipe,
  }),
};
