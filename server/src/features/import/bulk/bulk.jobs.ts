import { AppError } from '../../../platform/errors/index.ts';
import { chooseLanguage, outboundRefusal, type Platform, wordsIn } from '../../../platform/http/index.ts';
import {
  defineJob,
  type JobDefinition,
  JobLostError,
  type RunningJob,
  setAside,
  TryLaterError,
} from '../../../platform/jobs/index.ts';
import { OutboundError } from '../../../platform/outbound/index.ts';
import { recipeFolder } from '../../recipes/index.ts';
import { addEntries, endReportWhenDone } from '../../reports/index.ts';
import { isMember } from './bulk.repository.ts';
import { importLink } from './import-link.ts';
import { createSiteRules } from './site-rules.ts';
import { bulkImportJob, type LinkJob } from './start-bulk-import.ts';
import { tryAgainAt } from './try-again-at.ts';

const second = 1000;

/** The site wants to be left alone for a while. */
const askedToWait = 'asked-to-wait';

interface Failure {
  reason: string;
  code: string;
}

const wordsFor = ({ payload }: RunningJob<LinkJob | undefined>) =>
  wordsIn(payload?.language ?? chooseLanguage(undefined));

/** The background work of importing many pages: one job for each link. */
export const bulkImportJobs = (platform: Platform): JobDefinition[] => {
  const { settings, clock, outbound, files } = platform;
  const findRules = createSiteRules(outbound, () => clock.now());

  const fail = async (job: RunningJob<LinkJob | undefined>, { reason, code }: Failure): Promise<void> => {
    await setAside(job, clock.now(), async (db) => {
      const reportId = job.subject ?? '';
      const message = wordsFor(job)('import.bulk.failed', { url: job.title });
      const entry = { id: job.id, success: false, message, reason, source: job.title, code };
      await addEntries(db, reportId, [entry], clock.now());
      await endReportWhenDone(db, reportId);
    });
    await files.removeFolder(recipeFolder(job.id));
  };

  return [
    defineJob({
      kind: bulkImportJob,
      atOnce: settings.BULK_IMPORT_AT_ONCE,
      pause: settings.BULK_IMPORT_PAUSE * second,
      run: async (job, signal) => {
        const { url, userId } = job.payload;
        const words = wordsFor(job);
        try {
          if (!(await isMember(job.db, userId))) {
            await fail(job, { reason: words('import.bulk.member-gone'), code: 'user.not-found' });
            return;
          }
          if (URL.canParse(url) && !(await findRules(url, signal)).mayRead(url)) {
            await fail(job, { reason: words('import.bulk.robots'), code: 'robots' });
            return;
          }
          await importLink(job, platform, signal);
        } catch (error) {
          if (signal.aborted || error instanceof JobLostError) throw error;
          const refusal = error instanceof OutboundError ? outboundRefusal(error) : error;
          if (!(refusal instanceof AppError)) throw error;
          const again = tryAgainAt(error, job.attempt, clock.now());
          if (again) {
            const problem = again.forWholeKey ? askedToWait : refusal.code;
            throw new TryLaterError(again.at, { cause: error, forWholeKey: again.forWholeKey, problem });
          }
          await fail(job, { reason: words(`error.${refusal.code}`, refusal.values), code: refusal.code });
        }
      },
      giveUp: (job) => fail(job, { reason: wordsFor(job)('import.bulk.gave-up'), code: 'server.failed' }),
    }),
  ];
};
