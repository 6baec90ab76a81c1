import type { ExportFormat } from '@larder/contract';
import { recipeExportKey, writeZip } from '../../../platform/files/index.ts';
import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import { finishJob, type JobKind, type RunningJob } from '../../../platform/jobs/index.ts';
import { exportContents } from './export-contents.ts';
import {
  findExportRow,
  findRecipeNumbers,
  getGroupSlug,
  removeExports,
  updateExport,
} from './recipe-exports.repository.ts';

export const exportKind = 'recipe-export';
export const exportExpiryKind = 'recipe-export-expiry';

/** What the job of one export knows. */
export interface ExportJob {
  exportId: string;
  format: ExportFormat;
  /** Null for all recipes of the group. */
  slugs: string[] | null;
  /** The language of whoever asked. */
  language: string;
}

/** The payload as `startExport` wrote it. */
const exportOf = ({ payload }: RunningJob): ExportJob => payload as ExportJob;

/** The background work of exports: writing one, and deleting it when its day is over. */
export const exportJobs = ({ files, settings }: Platform): Record<string, JobKind> => {
  const run: JobKind['run'] = async (job, { db, signal }) => {
    const { exportId, format, slugs, language } = exportOf(job);
    if (!(await findExportRow(db, exportId))) return;
    const numbers = await findRecipeNumbers(db, slugs);
    await db.change((db) => updateExport(db, exportId, { recipesInAll: numbers.length }));
    const key = recipeExportKey(db.groupId, exportId);
    const contents = exportContents(db, {
      format,
      numbers,
      files,
      signal,
      words: wordsIn(language),
      groupAddress: `${settings.BASE_URL.replace(/\/$/, '')}/g/${await getGroupSlug(db)}`,
      onProgress: (recipesDone) => db.change((db) => updateExport(db, exportId, { recipesDone })),
    });
    await files.write(key, writeZip(contents));
    const bytes = (await files.find(key))?.size ?? 0;
    const isWanted = await db.change(async (db) => {
      await finishJob(db, job);
      return updateExport(db, exportId, { status: 'ready', bytes });
    });
    if (!isWanted) await files.remove(key);
  };

  const expire: JobKind['run'] = async (job, { db }) => {
    const { exportId } = exportOf(job);
    await files.remove(recipeExportKey(db.groupId, exportId));
    await db.change((db) => removeExports(db, [exportId]));
  };

  return {
    [exportKind]: {
      atOnce: 1,
      run,
      giveUp: async (job, { db }) => {
        await db.change((db) => updateExport(db, exportOf(job).exportId, { status: 'failed' }));
      },
    },
    [exportExpiryKind]: { atOnce: 1, run: expire, giveUp: expire },
  };
};
