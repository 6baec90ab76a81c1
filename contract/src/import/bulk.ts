import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OrganizerReference } from '../recipes/recipe.ts';

/** More links than anybody gathers; a list of more is better cut. */
export const mostBulkImports = 1000;

/** Tries of one link, the first included, before it counts as failed. */
export const bulkImportTries = 5;

export const BulkImport = z.object({
  url: z.string().trim().min(1).max(4000),
  /** Added to what the page itself says. */
  categories: z.array(OrganizerReference).max(100).nullish(),
  tags: z.array(OrganizerReference).max(100).nullish(),
});
export type BulkImport = z.infer<typeof BulkImport>;

export const bulkImports = {
  fromUrls: endpoint({
    method: 'POST',
    path: '/recipes/create-url/bulk',
    access: 'member',
    summary:
      'Import recipes from many web pages in the background; answers the id of the report that tells how it goes',
    body: z.object({
      imports: z.array(BulkImport).min(1).max(mostBulkImports),
      /** Whether the keywords of the pages become tags. */
      includeTags: z.boolean().default(false),
    }),
    reply: z.object({ reportId: z.string() }),
    status: 202,
  }),
};
