import { randomUUID } from 'node:crypto';
import type { ExportFormat, PaperSize } from '@larder/contract';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import type { Order } from './chapters.ts';
import { exportExpiryJob, exportJob } from './export.jobs.ts';
import { findRecipesToExport, insertExport } from './recipe-exports.repository.ts';
import { exportFileName, writeExport } from './write-export.ts';

/** A file is kept for a day. */
export const exportLife = 24 * 3600 * 1000;

/** So few are written before the call answers. */
const atOnce = 20;

/** What takes longer than others of as many recipes, with pages to be laid out or all formats to be written. */
const slowFormats: readonly ExportFormat[] = ['pdf', 'everything'];

export interface WantedExport {
  format: ExportFormat;
  /** Null for all of the group. */
  slugs: string[] | null;
  /** What a book is called. */
  title?: string | undefined;
  paper: PaperSize;
  order: Order;
}

/** Writes recipes into a file: few of them now, more in the background. */
export const startExport = async (
  { db, member, platform, language, words }: MemberContext,
  { format, slugs, ...book }: WantedExport,
): Promise<void> => {
  const at = platform.clock.now();
  const expiresAt = new Date(at.getTime() + exportLife);
  const exportId = randomUUID();
  const { recipes, privateTo } = await findRecipesToExport(db, slugs);
  const stamp = at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  // With all recipes goes what the household has besides.
  const isWhole = format === 'json' && slugs === null;
  const isNow = recipes.length <= atOnce && !slowFormats.includes(format) && !isWhole;
  const written = isNow
    ? await writeExport(platform, db, { exportId, userId: member.id, format, recipes, language, ...book })
    : { bytes: 0 };
  await db.change(async (db) => {
    await insertExport(db, {
      id: exportId,
      name: words('export.name'),
      fileName: exportFileName(format, words, stamp),
      format,
      status: isNow ? 'ready' : 'in-progress',
      recipesDone: isNow ? recipes.length : 0,
      recipesInAll: recipes.length,
      ...written,
      privateTo,
      createdAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });
    if (isNow) await db.record('export.finished', { id: exportId, status: 'ready' });
    else
      await addJobs(
        db,
        exportJob,
        [{ subject: exportId, payload: { userId: member.id, format, slugs, language, ...book } }],
        at,
      );
    await addJobs(db, exportExpiryJob, [{ payload: { exportId }, dueAt: expiresAt }], at);
  });
};
