import type { BackupOverview } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform, Words } from '../../platform/http/index.ts';
import type { Backups } from './create-backups.ts';
import { readOutcome } from './outcome.ts';
import { problemInWords } from './problem-in-words.ts';

/** How the last work ended, in somebody's language. */
export const outcomeOf = async ({ files }: Platform, words: Words): Promise<BackupOverview['last']> => {
  const outcome = await readOutcome(files);
  if (!outcome) return null;
  const { problem, ...more } = outcome;
  return { ...more, problem: problem && problemInWords(problem, words) };
};

/** How it stands with the second place, without asking it. */
export const secondPlaceOf = async ({ second }: Backups, words: Words): Promise<BackupOverview['secondPlace']> => {
  if (!second) return null;
  const { copiedAt, provenAt, damaged, problem } = await second.state();
  const { kind, name, passphrase } = second.setting;
  const said = problem && problemInWords(problem, words);
  return { ...{ kind, name, isLocked: passphrase !== '' }, copiedAt, provenAt, damaged, problem: said };
};

/** Begins it, and tells at once if it can't. */
export const begin = async (backups: Backups, platform: Platform, work: () => Promise<unknown>): Promise<void> => {
  if (await backups.running.find()) throw new AppError('backup.busy');
  work().catch(logFailure(platform));
};

/** For work that nobody waits for any more: a refusal is noted for whoever looks later, what nobody foresaw is in the log as well. */
export const logFailure =
  ({ log }: Pick<Platform, 'log'>) =>
  (error: unknown): void => {
    if (!(error instanceof AppError)) log.error({ part: 'backups', err: error }, 'work on backups failed');
  };

/** What others are told of the work that runs. */
export const pickWork = ({
  kind,
  backup,
  step,
  done,
  total,
  startedAt,
  behind,
}: NonNullable<BackupOverview['work']>) => ({
  ...{ kind, backup, step, done, total, startedAt, behind },
});
