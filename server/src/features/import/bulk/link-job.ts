import { BulkImport } from '@larder/contract';
import { z } from 'zod';

const LinkJob = BulkImport.extend({
  includeTags: z.boolean(),
  /** Who wants it. */
  userId: z.string(),
  /** The language in which its report is written. */
  language: z.string(),
});
export type LinkJob = z.infer<typeof LinkJob>;

/** Importing the page of one link. */
export const bulkImportJob = { name: 'bulk-import', payload: LinkJob };

/** Pages of one site are fetched one after the other, whatever its scheme and port. */
export const siteOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
