import { contract } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { guarded, implement, type Platform, type Route } from '../../platform/http/index.ts';
import { begin, outcomeOf, pickWork } from './answers.ts';
import type { Backups } from './create-backups.ts';
import { getBackup } from './describe-backups.ts';
import { readOutcome } from './outcome.ts';
import { isSwappingFiles } from './restore/swap-files.ts';

/** The setup that waits for its code. */
interface Setup {
  isNeeded(): Promise<boolean>;
  /** @throws AppError when the server is set up, or the code is wrong */
  checkCode(code: string): Promise<void>;
}

/** A backup instead of a first account: whoever has the code of the console may do it, as long as nobody has an account. */
export const setupRestoreRoutes = (backups: Backups, setup: Setup, platform: Platform): Route[] => {
  const { upload, ...others } = contract.setupRestore;
  return [
    ...guarded(
      ({ code }) => setup.checkCode(typeof code === 'string' ? code : ''),
      implement(
        { upload },
        { upload: async ({ files }) => getBackup(backups, await backups.take(files.archive.path)) },
      ),
    ),
    ...implement(others, {
      start: async ({ body: { code, name, acceptsDamage } }, { words }) => {
        await setup.checkCode(code);
        const { reason } = await backups.getManifest(name);
        if (reason !== 'uploaded') throw new AppError('backup.not-found');
        await begin(backups, platform, () => backups.restore(name, { by: null, acceptsDamage }));
        return { message: words('backup.restore-begun'), error: false };
      },
      state: async (_, { words }) => {
        // The people of the backup are there a moment before its files are, and before they can log in.
        const isSwapping = backups.restoring.isSwapping() || (await isSwappingFiles(backups.parts.dataFolder));
        if (!isSwapping && !(await setup.isNeeded())) return { needed: false, work: null, problem: null };
        const work = await backups.running.find();
        if (work) return { needed: true, work: pickWork(work), problem: null };
        const outcome = await readOutcome(platform.files);
        const told = outcome?.kind === 'restore' ? await outcomeOf(platform, words) : null;
        const isDamage = outcome?.problem?.code === 'backup.damaged';
        const problem = told?.problem ? { message: told.problem, isDamage, at: told.endedAt } : null;
        return { needed: true, work: null, problem };
      },
    }),
  ];
};
