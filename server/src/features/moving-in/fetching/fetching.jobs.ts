import type { MoveRecipe } from '@larder/contract';
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
import { OutboundError } from '../../../platform/outbound/index.ts';
import { createSiteRules } from '../../import/index.ts';
import { fetchPageOf, fetchPictureOf } from './fetch-for-recipe.ts';
import { keepUntouched, noteFetched, noteMissing } from './fetched.repository.ts';
import { type Fetching, fetchingJob } from './fetching-job.ts';
import { refusalOf } from './refusal.ts';

const second = 1000;
const hour = 3_600_000;
/** Milliseconds before the second try, the third and so on: within a week most sites are there again. */
const waits = [60_000, 600_000, 2 * hour, 24 * hour, 5 * 24 * hour];

type What = MoveRecipe['missing'][number]['what'];

/** The background work of fetching what recipes of a move have only the address of, as politely as pages are imported. */
export const fetchingJobs = (platform: Platform): JobDefinition[] => {
  const { settings, clock, outbound } = platform;
  const findRules = createSiteRules(outbound, () => clock.now());

  const fail = async (job: RunningJob<Fetching>, reason: string): Promise<void> => {
    const { moveId, number, pageUrl } = job.payload;
    const what: What = pageUrl ? 'page' : 'picture';
    await setAside(job, clock.now(), (db) => noteMissing(db, moveId, number, { what, message: reason }));
  };

  return [
    defineJob({
      kind: fetchingJob,
      atOnce: settings.BULK_IMPORT_AT_ONCE,
      pause: settings.BULK_IMPORT_PAUSE * second,
      run: async (job, signal) => {
        const { moveId, number, pageUrl, pictureUrls, language } = job.payload;
        const words = wordsIn(language);
        const url = pageUrl ?? pictureUrls[0] ?? '';
        try {
          if (URL.canParse(url) && !(await findRules(url, signal)).mayRead(url)) {
            return await fail(job, words('import.bulk.robots'));
          }
          await keepUntouched(job.db, job.payload, () =>
            pageUrl ? fetchPageOf(platform, job, signal) : fetchPictureOf(platform, job, signal),
          );
          await complete(job, (db) => noteFetched(db, moveId, number, pageUrl ? 'page' : 'picture'));
        } catch (error) {
          if (signal.aborted || error instanceof JobLostError) throw error;
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          const wait = isTemporary(error) ? waits[job.attempt - 1] : undefined;
          if (wait !== undefined) {
            throw new TryLaterError(new Date(clock.now().getTime() + wait), { cause: error, problem: refusal.code });
          }
          await fail(job, words(`error.${refusal.code}`, refusal.values));
        }
      },
      giveUp: async (job) => {
        const { payload } = job;
        if (!payload) return complete(job);
        return fail({ ...job, payload }, wordsIn(payload.language)('import.bulk.gave-up'));
      },
    }),
  ];
};

const isTemporary = (error: unknown): boolean => {
  if (!(error instanceof OutboundError)) return false;
  const { problem, status = 0 } = error;
  return problem === 'timeout' || problem === 'connection' || status === 429 || status >= 500;
};
