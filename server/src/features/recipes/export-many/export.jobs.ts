import { exportFormats, paperSizes } from '@larder/contract';
import { z } from 'zod';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { ZipContent } from '../../../platform/files/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition, type RunningJob } from '../../../platform/jobs/index.ts';
import { Order } from './chapters.ts';
import {
  findExportRow,
  findRecipesToExport,
  recipeExportKey,
  removeExports,
  updateExport,
} from './recipe-exports.repository.ts';
import { writeExport } from './write-export.ts';

/** Writing an export, of which the subject is the id. */
export const exportJob = {
  name: 'recipe-export',
  payload: z.object({
    /** Whoever asked; of those that were asked for before this was noted nobody is known. */
    userId: z.string().default(''),
    format: z.enum(exportFormats),
    /** Null for all recipes of the group. */
    slugs: z.array(z.string()).nullable(),
    /** The language of whoever asked. */
    language: z.string(),
    /** What a book is called. */
    title: z.string().optional(),
    paper: z.enum(paperSizes).default('a4'),
    order: Order.default('category'),
  }),
};

export const exportExpiryJob = { name: 'recipe-export-expiry', payload: z.object({ exportId: z.string() }) };

/** What a member's household has beside recipes, as files of our archive. */
export type TakeHousehold = (db: GroupDatabase, userId: string, at: Date) => ZipContent[];

/** The background work of exports: writing one, and deleting it when its day is over. */
export const exportJobs = ({ files, settings, clock }: Platform, takeHousehold: TakeHousehold): JobDefinition[] => [
  defineJob({
    kind: exportJob,
    atOnce: 1,
    run: async (job, signal) => {
      const { db } = job;
      const { slugs, ...wanted } = job.payload;
      const exportId = exportOf(job);
      if (!(await findExportRow(db, exportId))) return complete(job);
      const reading = db.asActor();
      const { recipes, privateTo } = await findRecipesToExport(reading, slugs);
      /** Somebody has deleted it: nobody waits for the rest. */
      const ended = new AbortController();
      const note = async (fields: Parameters<typeof updateExport>[2]) => {
        if (!(await db.change((db) => updateExport(db, exportId, fields)))) ended.abort();
      };
      await note({ recipesInAll: recipes.length, privateTo });
      const written = await writeExport({ files, settings, clock }, reading, {
        ...wanted,
        exportId,
        recipes,
        household: slugs === null ? takeHousehold(reading, wanted.userId, clock.now()) : [],
        signal: AbortSignal.any([signal, ended.signal]),
        onProgress: (recipesDone) => note({ recipesDone }),
      }).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
      });
      if (!written || !(await findExportRow(db, exportId))) {
        await files.remove(recipeExportKey(db.groupId, exportId));
        return complete(job);
      }
      await complete(job, async (db) => {
        const isWanted = await updateExport(db, exportId, { status: 'ready', ...written });
        if (isWanted) await db.record('export.finished', { id: exportId, status: 'ready' });
        else db.afterCommit(() => files.remove(recipeExportKey(db.groupId, exportId)));
      });
    },
    giveUp: (job) =>
      complete(job, async (db) => {
        const isWanted = await updateExport(db, exportOf(job), { status: 'failed' });
        if (isWanted) await db.record('export.finished', { id: exportOf(job), status: 'failed' });
      }),
  }),
  defineJob({
    kind: exportExpiryJob,
    atOnce: 1,
    run: async (job) => {
      const { exportId } = job.payload;
      await files.remove(recipeExportKey(job.db.groupId, exportId));
      await complete(job, (db) => removeExports(db, [exportId]));
    },
  }),
];

const exportOf = ({ subject }: RunningJob) => subject ?? '';
