import { AppError } from '../../platform/errors/index.ts';
import { defineDailyTask, type ScheduledTask } from '../../platform/schedule/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { Backups } from './create-backups.ts';

/** What was not as it was saved: told as the reason why the task failed. */
class NotProvenError extends Error {}

/** Each night: a backup, its proof, and then away with what is too old. */
export const backupTasks = (backups: Backups, settings: Settings): ScheduledTask[] =>
  settings.BACKUP_NIGHTLY
    ? [
        defineDailyTask({
          name: 'backup',
          run: async ({ signal }) => {
            const stop = () => void backups.running.stop();
            signal.addEventListener('abort', stop, { once: true });
            try {
              const { name, proof } = await backups.createProven({ reason: 'nightly', by: null });
              if (!proof.isProven)
                throw new NotProvenError(`${name} could not be proven: ${proof.damaged} damaged parts`);
              await backups.keep();
            } catch (error) {
              if (error instanceof AppError && error.code === 'backup.stopped') signal.throwIfAborted();
              throw error;
            } finally {
              signal.removeEventListener('abort', stop);
            }
          },
        }),
      ]
    : [];
