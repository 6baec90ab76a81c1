import type { BulkImport } from '@larder/contract';

export const bulkImportKind = 'bulk-import';

/** What the job of one link knows. */
export interface LinkJob extends BulkImport {
  includeTags: boolean;
  /** Who wants it. */
  userId: string;
  /** The language in which its report is written. */
  language: string;
}

/** Pages of one site are fetched one after the other, whatever its scheme and port. */
export const siteOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
