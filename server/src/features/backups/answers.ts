import { type BackupOverview, errorStatus } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform, Words } from '../../platform/http/index.ts';
import type { Backups } from './create-backups.ts';
import { readOutcome } from './outcome.ts';

const isTold = (code: string): code is Exclude<keyof typeof errorStatus, 'server.failed'> =>
  code !== 'server.failed' && Object.hasOwn(errorStatus, code);

/** How the last work ended, in somebody's language. */
export const outcomeOf = async ({ files }: Platform, words: Words): Promise<BackupOverview['last']> => {
  const outcome = await readOutcome(files);
  if (!outcome) return null;
  const { problem, ...more } = outcome;
  const said =
    problem && (isTold(problem.code) ? words(`error.${problem.code}`, problem.values) : words('backup.failed'));
  return { ...more, problem: said };
};

/** Begins it, and tells at once if it can't. */
export const begin = async (backups: Backups, { log }: Platform, work: () => Promise<unknown>): Promise<void> => {
  if (await backups.running.find()) throw new AppError('backup.busy');
  work().catch((error: unknown) => {
    if (!(error instanceof AppError)) log.error({ err: error }, 'work on backups failed');
  });
};

/** What others are told of the work that runs. */
export const pickWork = ({ kind, backup, step, done, total, startedAt }: NonNullable<BackupOverview['work']>) => ({
  ...{ kind, backup, step, done, total, startedAt },
});
