import type { HealthCheck } from '../../platform/health/index.ts';
import type { Backups } from './create-backups.ts';
import { readBackups } from './list-backups.repository.ts';

const day = 86_400_000;
/** A night may be missed, and the clock of the next one not be reached yet. */
const oldest = 2 * day;

/** Whether the data of lately could be restored. */
export const backupHealth = (backups: Backups, { isNightly }: { isNightly: boolean }): HealthCheck => ({
  id: 'backup',
  name: 'health.backup',
  run: async ({ now }) => {
    const page = 'backups';
    const all = await readBackups(backups);
    const [newest] = all;
    if (!newest) {
      const status = isNightly ? 'warning' : 'failed';
      return { status, says: 'health.backup.none', remedy: 'health.backup.none-remedy', page };
    }
    if (newest.proof && !newest.proof.isProven) {
      const values = { count: newest.proof.damaged };
      return { status: 'failed', says: 'health.backup.damaged', remedy: 'health.backup.damaged-remedy', values, page };
    }
    const proven = all.find(({ proof }) => proof?.isProven);
    if (!proven)
      return { status: 'warning', says: 'health.backup.unproven', remedy: 'health.backup.unproven-remedy', page };
    const age = now.getTime() - Date.parse(proven.createdAt);
    const values = { days: Math.floor(age / day) };
    if (age > oldest)
      return { status: 'warning', says: 'health.backup.old', remedy: 'health.backup.old-remedy', values, page };
    return { status: 'ok', says: 'health.backup.proven', values: { count: proven.counts.recipes } };
  },
});
