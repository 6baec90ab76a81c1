import { randomUUID } from 'node:crypto';
import type { ExportFormat } from '@larder/contract';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { exportExpiryJob, exportJob } from './export.jobs.ts';
import { findRecipesToExport, insertExport } from './recipe-exports.repository.ts';
import { writeExport } from './write-export.ts';

/** A file is kept for a day. */
export const exportLife = 24 * 3600 * 1000;

/** So few are written before the call answers. */
const atOnce = 20;

/** What a file ends with that is no plain archive for the program that opens it. */
const endings: Partial<Record<ExportFormat, string>> = { paprika: 'paprikarecipes', epub: 'epub' };

export interface WantedExport {
  format: ExportFormat;
  /** Null for all of the group. */
  slugs: string[] | null;
  /** What a book is called. */
  title?: string;
}

/** Writes recipes into a file: few of them now, more in the background. */
export const startExport = async (
  { db, platform, language, words }: MemberContext,
  { format, slugs, title }: WantedExport,
): Promise<void> => {
  const at = platform.clock.now();
  const expiresAt = new Date(at.getTime() + exportLife);
  const exportId = randomUUID();
  const { numbers, privateTo } = await findRecipesToExport(db, slugs);
  const stamp = at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const isNow = numbers.length <= atOnce;
  const bytes = isNow ? await writeExport(platform, db, { exportId, format, numbers, language, title }) : 0;
  await db.change(async (db) => {
    await insertExport(db, {
      id: exportId,
      name: words('export.name'),
      fileName: `${words('export.file-name')}-${format}-${stamp}.${endings[format] ?? 'zip'}`,
      format,
      status: isNow ? 'ready' : 'in-progress',
      recipesDone: isNow ? numbers.length : 0,
      recipesInAll: numbers.length,
      bytes,
      privateTo,
      createdAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });
    if (isNow) await db.record('export.finished', { id: exportId, status: 'ready' });
    else await addJobs(db, exportJob, [{ subject: exportId, payload: { format, slugs, language, title } }], at);
    await addJobs(db, exportExpiryJob, [{ payload: { exportId }, dueAt: expiresAt }], at);
  });
};
