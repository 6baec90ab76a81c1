import { randomUUID } from 'node:crypto';
import { BulkImport } from '@larder/contract';
import { addressKey } from '@larder/kitchen';
import { z } from 'zod';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs, type NewJob } from '../../../platform/jobs/index.ts';
import { addEntries, endReportWhenDone, type NewEntry, startReport } from '../../reports/index.ts';
import { webAddress } from '../sent-text.ts';

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
const siteOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

/** Begins the import of many pages in the background; answers the id of the report that tells how it goes. */
export const startBulkImport = (
  { db, words, language, member, platform }: MemberContext,
  { imports, includeTags }: { imports: BulkImport[]; includeTags: boolean },
): Promise<string> =>
  db.change(async (db) => {
    const at = platform.clock.now();
    const reportId = await startReport(db, { category: 'bulk_import', name: words('import.bulk.report'), at });
    const jobs: NewJob<LinkJob>[] = [];
    const repeated: NewEntry[] = [];
    const seen = new Set<string>();
    for (const link of imports) {
      const url = webAddress(link.url);
      const key = addressKey(url) || url;
      if (seen.has(key)) {
        repeated.push({ success: true, message: words('import.bulk.repeated'), source: url, code: 'repeated' });
        continue;
      }
      seen.add(key);
      const site = siteOf(url);
      jobs.push({
        id: randomUUID(),
        subject: reportId,
        title: url,
        payload: { ...link, url, includeTags, userId: member.id, language },
        ...(site && { concurrencyKey: `site ${site}` }),
      });
    }
    await addJobs(db, bulkImportJob, jobs, at);
    await addEntries(db, reportId, repeated, at);
    await endReportWhenDone(db, reportId);
    return reportId;
  });
