import { z } from 'zod';
import { chooseLanguage, type Platform, wordsIn } from '../../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition, type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';
import {
  prepareRestore,
  restoreInto,
  restoreRecipe,
  sizeOfTaken,
  type TakenRecipe,
  withFreeId,
  withoutFiles,
} from '../../recipes/index.ts';
import { addEntries, endReportWhenDone, type NewEntry } from '../../reports/index.ts';
import { openCollection, type RecipeEntry } from '../recipe-archive.ts';
import { refusalOf } from './archive-preview.ts';
import { findSources } from './collection.repository.ts';
import { linksOf, linkTaken, type TakenLinks } from './taken-links.ts';

const Restore = z.object({
  /** Who brought it. */
  userId: z.string(),
  language: z.string(),
  /** The recipes to bring in, by their paths; all of them, as new ones, where nobody has chosen. */
  chosen: z.array(z.object({ path: z.string(), into: z.string().nullish() })).optional(),
});
export type Restore = z.infer<typeof Restore>;

/** Bringing in the recipes of an archive; the subject is its report. */
export const restoreJob = { name: 'recipe-restore', payload: Restore };

/** An archive of recipes that waits to be brought back. */
export const restoreKey = (groupId: string, reportId: string): string => `imports/${groupId}/restores/${reportId}.zip`;

const reportOf = ({ subject }: RunningJob) => subject ?? '';
const wordsFor = ({ payload }: RunningJob<Restore | undefined>) =>
  wordsIn(payload?.language ?? chooseLanguage(undefined));

/** An id that another run of the job draws for the recipe as well, so that it writes over files which this one has left. */
const idFor = ({ id }: RunningJob, { path }: RecipeEntry): string => uuidOf(`${id} ${path}`);

/** The background work of bringing recipes back: one job for an archive, an entry of its report for each recipe. */
export const restoreJobs = ({ files, room, clock }: Platform): JobDefinition[] => {
  /** Saves what a recipe has become together with its entry, which keeps the next run from bringing it in again. */
  const bringIn = async (
    job: RunningJob<Restore>,
    entry: RecipeEntry,
    { into, links }: { into: string | null | undefined; links: TakenLinks },
  ) => {
    const words = wordsFor(job);
    const report = (db: Parameters<typeof addEntries>[0], told: NewEntry) =>
      addEntries(db, reportOf(job), [{ ...told, source: entry.path }], clock.now());
    const note = (taken: TakenRecipe, id: string) => {
      if (taken.id) links.ids.set(taken.id, id);
      links.wanted.push(...linksOf(taken, id));
    };
    try {
      const whole = await prepareRestore(await entry.read());
      const isWhole = await room.take(job.db.groupId, sizeOfTaken(whole));
      const taken = isWhole ? whole : withoutFiles(whole);
      const change = { by: job.payload.userId, at: clock.now(), files };
      if (into) {
        await savePart(job, async (db) => {
          const { id, name } = await restoreInto(db, change, into, taken);
          await report(db, {
            success: true,
            message: words(isWhole ? 'restore.updated' : 'restore.updated-bare', { name }),
            recipeId: id,
            code: isWhole ? 'updated' : 'no-room',
          });
          note(taken, id);
        });
        return;
      }
      const spareId = idFor(job, entry);
      await withFreeId(job.db, [taken.id ?? spareId, spareId], (newId) =>
        savePart(job, async (db) => {
          const { id, name } = await restoreRecipe(db, change, taken, newId);
          await report(db, {
            success: true,
            message: words(isWhole ? 'restore.done' : 'restore.done-bare', { name }),
            recipeId: id,
            code: isWhole ? 'restored' : 'no-room',
          });
          note(taken, id);
        }),
      );
    } catch (error) {
      const { code, values } = refusalOf(error);
      const message = words('restore.failed', { path: entry.path });
      await savePart(job, (db) =>
        report(db, { success: false, message, reason: words(`error.${code}`, values), code }),
      );
    }
  };

  const end = async (job: RunningJob, last: NewEntry[] = []): Promise<void> => {
    const reportId = reportOf(job);
    await complete(job, async (db) => {
      await addEntries(db, reportId, last, clock.now());
      await endReportWhenDone(db, reportId);
    });
    await files.remove(restoreKey(job.db.groupId, reportId));
  };

  const giveUp = (job: RunningJob<Restore | undefined>) =>
    end(job, [{ success: false, message: wordsFor(job)('restore.gave-up'), code: 'server.failed' }]);

  return [
    defineJob({
      kind: restoreJob,
      atOnce: 1,
      run: async (job, signal) => {
        const reportId = reportOf(job);
        const archive = await files.read(restoreKey(job.db.groupId, reportId));
        if (!archive) return giveUp(job);
        const { recipes, close } = await openCollection(archive);
        try {
          const chosen = job.payload.chosen && new Map(job.payload.chosen.map(({ path, into }) => [path, into]));
          const known = await findSources(job.db, reportId);
          const links: TakenLinks = { ids: new Map(), wanted: [] };
          for (const entry of recipes) {
            signal.throwIfAborted();
            if (known.has(entry.path) || (chosen && !chosen.has(entry.path))) continue;
            await bringIn(job, entry, { into: chosen?.get(entry.path), links });
          }
          if (links.wanted.length > 0) await savePart(job, (db) => linkTaken(db, links));
        } finally {
          close();
        }
        await end(job);
      },
      giveUp,
    }),
  ];
};
