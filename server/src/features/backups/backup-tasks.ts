import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import {
  defineDailyTask,
  defineRepeatedTask,
  runTaskSoon,
  type ScheduledTask,
  type TaskRun,
} from '../../platform/schedule/index.ts';
import type { Backups } from './create-backups.ts';
import { createFailures, NotProvenError } from './tell-failures.ts';

const copyTask = 'backup-copy';
/** What could not be copied is tried again by then at the latest. */
const copyEvery = 60;

/** Each night: a backup, its proof, and then away with what is too old; a copy of it to the second place, where there is one. */
export const backupTasks = (instance: InstanceDatabase, platform: Platform, backups: Backups): ScheduledTask[] => {
  const { clock, settings, log } = platform;
  const failures = createFailures(instance, platform);
  const { second } = backups;

  /** Ends when the server does, and tells the administrators when it fails. */
  const told =
    (kind: 'backup' | 'copy', work: () => Promise<unknown>) =>
    async ({ signal }: TaskRun) => {
      const stop = () => void backups.running.stop();
      signal.addEventListener('abort', stop, { once: true });
      try {
        await work();
        await failures.end(kind);
      } catch (error) {
        if (error instanceof AppError && error.code === 'backup.stopped') signal.throwIfAborted();
        await failures
          .tell(kind, error)
          .catch((cause: unknown) =>
            log.error({ part: 'backups', err: cause }, 'nobody could be told that a backup failed'),
          );
        throw error;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    };

  const nightly = async () => {
    // Where the disk is nearly full there would be no room for one more, and none would ever go.
    await backups.keep();
    const { proof } = await backups.createProven({ reason: 'nightly', by: null });
    if (!proof.isProven) throw new NotProvenError(proof.damaged);
    await backups.keep();
    if (second) await runTaskSoon(instance, copyTask, clock.now());
  };
  const copy = async () => {
    const proof = await backups.copy();
    if (proof && !proof.isProven) throw new NotProvenError(proof.damaged);
  };
  return [
    ...(settings.BACKUP_NIGHTLY ? [defineDailyTask({ name: 'backup', run: told('backup', nightly) })] : []),
    ...(second
      ? [defineRepeatedTask({ name: copyTask, when: { everyMinutes: copyEvery }, run: told('copy', copy) })]
      : []),
  ];
};
