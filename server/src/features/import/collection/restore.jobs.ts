import type { GroupDatabase } from '../../../platform/database/index.ts';
import { restoreKey } from '../../../platform/files/index.ts';
import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import { finishJob, type JobKind, type RunningJob } from '../../../platform/jobs/index.ts';
import { restoreInto, restoreRecipe } from '../../recipes/index.ts';
import { addEntries, endReportWhenDone, type NewEntry } from '../../reports/index.ts';
import { openCollection, type RecipeEntry } from '../recipe-archive.ts';
import { findSources } from './collection.repository.ts';
import { refusalOf } from './refusal-of.ts';

export const restoreKind = 'recipe-restore';

/** What the job of an archive knows. */
export interface RestoreJob {
  reportId: string;
  /** Who brought it. */
  userId: string;
  language: string;
  /** The recipes to bring in, by their paths; all of them, as new ones, where nobody has chosen. */
  chosen?: { path: string; into?: string | null }[];
}

/** The payload as `startRestore` wrote it. */
const restoreOf = ({ payload }: RunningJob): RestoreJob => payload as RestoreJob;

/** The background work of bringing recipes back: one job for an archive, an entry of its report for each recipe. */
export const restoreJobs = ({ files, clock }: Platform): Record<string, JobKind> => {
  const end: JobKind['run'] = async (job, { db }) => {
    const { reportId } = restoreOf(job);
    await db.change(async (db) => {
      await finishJob(db, job);
      await endReportWhenDone(db, reportId);
    });
    await files.remove(restoreKey(db.groupId, reportId));
  };

  const bringIn = async (
    entry: RecipeEntry,
    into: string | null,
    { reportId, userId, language }: RestoreJob,
    db: GroupDatabase,
  ) => {
    const words = wordsIn(language);
    const source = entry.path;
    const tell = (told: NewEntry) => db.change((db) => addEntries(db, reportId, [{ ...told, source }], clock.now()));
    try {
      const change = { by: userId, at: clock.now(), files };
      const taken = await entry.read();
      const { id, name } = into ? await restoreInto(db, change, into, taken) : await restoreRecipe(db, change, taken);
      const [message, code] = into
        ? [words('restore.updated', { name }), 'updated']
        : [words('restore.done', { name }), 'restored'];
      await tell({ success: true, message, recipeId: id, code });
    } catch (error) {
      const { code, values } = refusalOf(error);
      const reason = words(`error.${code}`, values);
      await tell({ success: false, message: words('restore.failed', { path: source }), reason, code });
    }
  };

  const run: JobKind['run'] = async (job, context) => {
    const { db, signal } = context;
    const wanted = restoreOf(job);
    const archive = await files.read(restoreKey(db.groupId, wanted.reportId));
    if (!archive) return;
    const { recipes, close } = await openCollection(archive);
    try {
      const chosen = wanted.chosen && new Map(wanted.chosen.map(({ path, into = null }) => [path, into]));
      // What an earlier run has brought back before it was cut short.
      const known = await findSources(db, wanted.reportId);
      for (const entry of recipes) {
        signal.throwIfAborted();
        if (known.has(entry.path) || (chosen && !chosen.has(entry.path))) continue;
        await bringIn(entry, chosen?.get(entry.path) ?? null, wanted, db);
      }
    } finally {
      close();
    }
    await end(job, context);
  };

  const giveUp: JobKind['run'] = async (job, context) => {
    const { reportId, language } = restoreOf(job);
    const message = wordsIn(language)('restore.gave-up');
    await context.db.change((db) =>
      addEntries(db, reportId, [{ success: false, message, code: 'server.failed' }], clock.now()),
    );
    await end(job, context);
  };

  return { [restoreKind]: { atOnce: 1, run, giveUp } };
};
