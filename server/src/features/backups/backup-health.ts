import type { HealthCheck, HealthFinding } from '../../platform/health/index.ts';
import type { Backups } from './create-backups.ts';
import { describeBackups } from './describe-backups.ts';
import type { SecondBackups } from './second/second-backups.ts';

const day = 86_400_000;
/** A night may be missed, and the clock of the next one not be reached yet. */
const oldest = 2 * day;

/** Whether the data of lately could be restored. */
export const backupHealth = (backups: Backups, { isNightly }: { isNightly: boolean }): HealthCheck => ({
  id: 'backup',
  name: 'health.backup',
  run: async ({ now }) => {
    const page = 'backups';
    const all = await describeBackups(backups.place);
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

/** Whether they could also if the disk of the server died. */
export const secondPlaceHealth = ({ second }: Backups): HealthCheck => ({
  id: 'backup-copy',
  name: 'health.backup-copy',
  run: async ({ now }) => (second ? findingOf(second, now) : { status: 'off', says: 'health.backup-copy.none' }),
});

const findingOf = async ({ state, setting: { name: place } }: SecondBackups, now: Date): Promise<HealthFinding> => {
  const page = 'backups';
  const { copiedAt, provenAt, damaged, problem } = await state();
  const values = { place, damaged, days: copiedAt ? Math.floor((now.getTime() - Date.parse(copiedAt)) / day) : 0 };
  if (problem)
    return {
      status: 'failed',
      says: 'health.backup-copy.failed',
      remedy: 'health.backup-copy.failed-remedy',
      values,
      page,
    };
  if (!copiedAt)
    return {
      status: 'warning',
      says: 'health.backup-copy.not-yet',
      remedy: 'health.backup-copy.not-yet-remedy',
      values,
      page,
    };
  if (damaged > 0)
    return {
      status: 'failed',
      says: 'health.backup-copy.damaged',
      remedy: 'health.backup-copy.damaged-remedy',
      values,
      page,
    };
  if (!provenAt)
    return {
      status: 'warning',
      says: 'health.backup-copy.unproven',
      remedy: 'health.backup-copy.unproven-remedy',
      values,
      page,
    };
  if (now.getTime() - Date.parse(copiedAt) > oldest)
    return { status: 'warning', says: 'health.backup-copy.old', remedy: 'health.backup-copy.old-remedy', values, page };
  return { status: 'ok', says: 'health.backup-copy.proven', values };
};
