import { randomUUID } from 'node:crypto';
import type { ExportFormat } from '@larder/contract';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { exportExpiryJob, exportJob } from './export.jobs.ts';
import { findRecipeNumbers, insertExport } from './recipe-exports.repository.ts';

const day = 24 * 3600 * 1000;

/** Begins to write recipes into a file, in the background. @param slugs null for all of the group */
export const startExport = (
  { db, platform, language, words }: MemberContext,
  format: ExportFormat,
  slugs: string[] | null,
): Promise<void> =>
  db.change(async (db) => {
    const at = platform.clock.now();
    const expiresAt = new Date(at.getTime() + day);
    const exportId = randomUUID();
    const stamp = at.toISOString().slice(0, 'YYYY-MM-DD'.length);
    await insertExport(db, {
      id: exportId,
      name: words('export.name'),
      fileName: `${words('export.file-name')}-${format}-${stamp}.zip`,
      format,
      status: 'in-progress',
      recipesDone: 0,
      recipesInAll: (await findRecipeNumbers(db, slugs)).length,
      bytes: 0,
      createdAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });
    await addJobs(db, exportJob, [{ subject: exportId, payload: { format, slugs, language } }], at);
    await addJobs(db, exportExpiryJob, [{ payload: { exportId }, dueAt: expiresAt }], at);
  });
