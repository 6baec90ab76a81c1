import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';

/** 256 MiB: what a server with little memory can take in at once. */
const archiveLimit = 256 * 1024 * 1024;

/** More recipes than a person looks through before saving them. */
export const mostArchivedRecipes = 10_000;

const path = z.string().min(1).max(4000);

export const ArchivedRecipe = z.object({
  /** Names it within its archive. */
  path: z.string(),
  /** Empty where it cannot be read. */
  name: z.string(),
  ingredients: z.number().int(),
  steps: z.number().int(),
  files: z.number().int(),
  hasPicture: z.boolean(),
  /** Why it cannot be brought in, in words. */
  problem: z.string().nullable(),
  /** The recipe of the group that it probably is: taken from here once, from the same page, or of the same name. */
  known: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      reason: z.enum(['same-recipe', 'same-page', 'same-name']),
    })
    .nullable(),
});
export type ArchivedRecipe = z.infer<typeof ArchivedRecipe>;

export const ArchivePreview = z.object({
  /** Names what the server keeps until the recipes are brought in or `importPreviews.discard` is called, for a day. */
  draftId: z.string(),
  recipes: z.array(ArchivedRecipe),
  /** It is ours, with what a household has beside recipes: that comes with a move alone. */
  hasHousehold: z.boolean(),
});
export type ArchivePreview = z.infer<typeof ArchivePreview>;

export const recipeArchives = {
  read: endpoint({
    method: 'POST',
    path: '/recipes/import/archives',
    access: 'member',
    summary: 'What is in an archive of recipes, and which of them the group has already, without saving any',
    files: ['archive'],
    bodyLimit: archiveLimit,
    reply: ArchivePreview,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/recipes/import/archives/{draftId}/pictures/{number}',
    access: 'member',
    topics: [],
    summary: 'A small picture of a recipe in an archive, by its place in the preview',
    reply: file('image/webp'),
  }),
  save: endpoint({
    method: 'POST',
    path: '/recipes/import/archives/{draftId}',
    access: 'member',
    summary:
      'Bring in the chosen recipes of an archive in the background; answers the id of the report that tells how it goes',
    body: z.object({
      recipes: z
        .array(
          z.object({
            path,
            /** Slug or id of the recipe that is updated; none makes a new one. */
            into: z.string().max(255).nullish(),
          }),
        )
        .max(mostArchivedRecipes),
    }),
    bodyLimit: 24 * 1024 * 1024,
    reply: z.object({ reportId: z.string() }),
    status: 202,
  }),
};
