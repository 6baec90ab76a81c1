import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestShownPage } from './browser-extension.ts';

/** 24 MiB: more than any page has. */
const pageLimit = 24 * 1024 * 1024;

export const SavedPage = z.object({
  groupSlug: z.string(),
  recipe: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    imageColor: z.string().nullable(),
  }),
  /** False where the group has the page already, and nothing was saved. */
  isNew: z.boolean(),
});
export type SavedPage = z.infer<typeof SavedPage>;

export const shownPages = {
  save: endpoint({
    method: 'POST',
    path: '/recipes/import/page',
    access: 'member',
    summary:
      'Save the recipe of a page as a browser shows it, at once; a page that the group has already is only told unless it is wanted again',
    body: z.object({
      url: z.string().trim().min(1).max(4000),
      html: z.string().min(1).max(longestShownPage),
      /** What somebody has selected there, as plain text: read where the page by itself holds no recipe. */
      selection: z.string().max(200_000).nullish(),
      isWantedAgain: z.boolean().default(false),
    }),
    bodyLimit: pageLimit,
    reply: SavedPage,
  }),
};
