import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { recipeFolder } from '../../../platform/files/index.ts';
import { outboundRefusal, type Platform, wordsIn } from '../../../platform/http/index.ts';
import { type JobKind, JobLostError, type RunningJob, stopJob, TryLaterError } from '../../../platform/jobs/index.ts';
import { OutboundError } from '../../../platform/outbound/index.ts';
import { addEntries, endReportWhenDone } from '../../reports/index.ts';
import { isMember } from './bulk.repository.ts';
import { importLink } from './import-link.ts';
import { bulkImportKind, type LinkJob } from './link-job.ts';
import { createSiteRules } from './site-rules.ts';
import { tryAgainAt } from './try-again-at.ts';

const second = 1000;

interface Failure {
  reason: string;
  code: string;
}

/** The background work of importing many pages: one job for each link. */
export const bulkImportJobs = (platform: Platform): Record<string, JobKind> => {
  const { settings, clock, outbound, files } = platform;
  const findRules = createSiteRules(outbound, () => clock.now());

  const fail = async (db: GroupDatabase, job: RunningJob, { reason, code }: Failure): Promise<void> => {
    await db.change(async (db) => {
      const words = wordsIn(linkOf(job).language);
      const reportId = job.subject ?? '';
      const message = words('import.bulk.failed', { url: job.title });
      await stopJob(db, job, clock.now());
      const entry = { id: job.id, success: false, message, reason, source: job.title, code };
      await addEntries(db, reportId, [entry], clock.now());
      await endReportWhenDone(db, reportId);
    });
    await files.removeFolder(recipeFolder(job.id));
  };

  const run: JobKind['run'] = async (job, { db, signal }) => {
    const link = linkOf(job);
    const words = wordsIn(link.language);
    try {
      if (!(await isMember(db, link.userId))) {
        await fail(db, job, { reason: words('import.bulk.member-gone'), code: 'user.not-found' });
        return;
      }
      if (URL.canParse(link.url) && !(await findRules(link.url, signal)).mayRead(link.url)) {
        await fail(db, job, { reason: words('import.bulk.robots'), code: 'robots' });
        return;
      }
      await importLink({ job, link, db, platform, signal });
    } catch (error) {
      if (signal.aborted || error instanceof JobLostError) throw error;
      const again = tryAgainAt(error, job.attempt, clock.now());
      if (again) throw new TryLaterError(again.at, { cause: error, forWholeLane: again.forWholeLane });
      const refusal = error instanceof OutboundError ? outboundRefusal(error) : error;
      if (!(refusal instanceof AppError)) throw error;
      await fail(db, job, { reason: words(`error.${refusal.code}`, refusal.values), code: refusal.code });
    }
  };

  return {
    [bulkImportKind]: {
      atOnce: settings.BULK_IMPORT_AT_ONCE,
      pause: settings.BULK_IMPORT_PAUSE * second,
      run,
      giveUp: (job, { db }) => {
        const words = wordsIn(linkOf(job).language);
        return fail(db, job, { reason: words('import.bulk.gave-up'), code: 'server.failed' });
      },
    },
  };
};

/** The payload as `startBulkImport` wrote it. */
const linkOf = ({ payload }: RunningJob): LinkJob => payload as LinkJob;
