import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { queryFlag } from '../lists.ts';
import { Id } from '../shapes.ts';
import type { Topic } from '../topics.ts';

const count = z.number().int();

/** What somebody leaves behind, and who could have it from then on. */
export const LeftBehind = z.object({
  /** Of those that others see too. */
  recipes: count,
  /** Of those that nobody else sees. */
  ownRecipes: count,
  lists: count,
  /** Of the meal plan. */
  meals: count,
  heirs: z.array(z.object({ id: z.string(), fullName: z.string() })),
});
export type LeftBehind = z.infer<typeof LeftBehind>;

/** Who gets what somebody leaves behind: a member of the same group. */
export const heirs = {
  recipesTo: Id.nullish(),
  /** With the entries of the meal plan. */
  listsTo: Id.nullish(),
};

export const topicsOfLeaving = ['household', 'recipes', 'shopping', 'plans'] as const satisfies Topic[];

/** How members leave a household. */
export const members = {
  leaving: endpoint({
    method: 'GET',
    path: '/groups/members/{userId}/leaving',
    access: 'manager',
    topics: topicsOfLeaving,
    summary: 'What another member would leave behind; recipes that nobody else sees go to the bin',
    reply: LeftBehind,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/members/{userId}',
    access: 'manager',
    summary:
      'Remove another member with their account; what they made for all goes to whom one says or to whoever removes them, who finds their own recipes in the bin',
    query: z.object({
      /** Writes their own recipes into a file first, which whoever removes them can hand over. */
      export: queryFlag,
      ...heirs,
    }),
    reply: z.object({
      ownRecipes: count,
      /** Names the file when it is fetched; null where none was asked for or there was nothing to write. */
      exportPath: z.string().nullable(),
    }),
  }),
};
