import { restoreKey } from '../../../platform/files/index.ts';
import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import { finishJob, type JobKind, type RunningJob } from '../../../platform/jobs/index.ts';
import { restoreRecipe } from '../../recipes/index.ts';
import { addEntries, endReportWhenDone } from '../../reports/index.ts';
import { openCollection } from '../recipe-archive.ts';
import { findSources } from './collection.repository.ts';
import { refusalOf } from './refusal-of.ts';

export const restoreKind = 'recipe-restore';

/** What the job of an archive knows. */
export interface RestoreJob {
  reportId: string;
  /** Who brought it. */
  userId: string;
  language: string;
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

  const run: JobKind['run'] = async (job, context) => {
    const { db, signal } = context;
    const { reportId, userId, language } = restoreOf(job);
    const words = wordsIn(language);
    const archive = await files.read(restoreKey(db.groupId, reportId));
    if (!archive) return;
    const { recipes, close } = await openCollection(archive);
    try {
      // What an earlier run has brought back before it was cut short.
      const known = await findSources(db, reportId);
      for (const { path, read } of recipes.filter(({ path }) => !known.has(path))) {
        signal.throwIfAborted();
        try {
          const { id, name } = await restoreRecipe(db, { by: userId, at: clock.now(), files }, await read());
          const entry = { success: true, message: words('restore.done', { name }), source: path, recipeId: id };
          await db.change((db) => addEntries(db, reportId, [{ ...entry, code: 'restored' }], clock.now()));
        } catch (error) {
          const { code, values } = refusalOf(error);
          const reason = words(`error.${code}`, values);
          const entry = { success: false, message: words('restore.failed', { path }), reason, source: path, code };
          await db.change((db) => addEntries(db, reportId, [entry], clock.now()));
        }
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
