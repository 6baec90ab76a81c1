import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import {
  complete,
  defineJob,
  type JobDefinition,
  JobLostError,
  type RunningJob,
  setAside,
  TryLaterError,
} from '../../../platform/jobs/index.ts';
import { keepUntouched, noteFetched, noteMissing } from '../fetching/fetched.repository.ts';
import { refusalOf } from '../fetching/refusal.ts';
import { scanRecipe } from './scan-recipe.ts';
import { type Scanning, scanningJob } from './scanning-job.ts';

/** Milliseconds after which a file is tried again that had to wait for too many others. */
const wait = 60_000;

/** The background work of reading photos and PDFs that came with a move: one at a time, as each takes a processor for itself. */
export const scanningJobs = (platform: Platform): JobDefinition[] => {
  const { clock } = platform;

  /** The file stays beside its recipe, and the report tells why it is no more than that. */
  const fail = async (job: RunningJob<Scanning>, message: string): Promise<void> => {
    const { moveId, number } = job.payload;
    await setAside(job, clock.now(), (db) => noteMissing(db, moveId, number, { what: 'page', message }));
  };

  return [
    defineJob({
      kind: scanningJob,
      atOnce: 1,
      run: async (job, signal) => {
        const { moveId, number, language } = job.payload;
        try {
          await keepUntouched(job.db, job.payload, () => scanRecipe(platform, job, signal));
          await complete(job, (db) => noteFetched(db, moveId, number, 'page'));
        } catch (error) {
          if (signal.aborted || error instanceof JobLostError) throw error;
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          if (refusal.code === 'server.busy') throw new TryLaterError(new Date(clock.now().getTime() + wait));
          await fail(job, wordsIn(language)(`error.${refusal.code}`, refusal.values));
        }
      },
      giveUp: async (job) => {
        const { payload } = job;
        if (!payload) return complete(job);
        return fail({ ...job, payload }, wordsIn(payload.language)('ocr.failed'));
      },
    }),
  ];
};
