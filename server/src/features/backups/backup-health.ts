import type { HealthCheck, HealthFinding } from '../../platform/health/index.ts';
import type { Backups } from './create-backups.ts';
import { describeBackups } from './describe-backups.ts';
import type { SecondBackups } from './second/second-backups.ts';

const day = 86_400_000;
/** A night may be missed, and the clock of the next one not be reached yet. */
const oldest = 2 * day;

type Told = 'none' | 'damaged' | 'unproven' | 'old';
type ToldOfCopy = 'failed' | 'not-yet' | 'damaged' | 'unproven' | 'old';

/** What somebody has to do something about, which happens on the page of backups. */
const problem = (
  status: 'warning' | 'failed',
  says: `health.backup.${Told}` | `health.backup-copy.${ToldOfCopy}`,
  values: HealthFinding['values'] = {},
): HealthFinding => ({ status, says, remedy: `${says}-remedy`, values, page: 'backups' });

/** Whether the data of lately could be restored. */
export const backupHealth = (backups: Backups, { isNightly }: { isNightly: boolean }): HealthCheck => ({
  id: 'backup',
  name: 'health.backup',
  run: async ({ now }) => {
    const all = await describeBackups(backups.place);
    const [newest] = all;
    if (!newest) return problem(isNightly ? 'warning' : 'failed', 'health.backup.none');
    if (newest.proof && !newest.proof.isProven) {
      return problem('failed', 'health.backup.damaged', { count: newest.proof.damaged });
    }
    const proven = all.find(({ proof }) => proof?.isProven);
    if (!proven) return problem('warning', 'health.backup.unproven');
    const age = now.getTime() - Date.parse(proven.createdAt);
    if (age > oldest) return problem('warning', 'health.backup.old', { days: Math.floor(age / day) });
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
  const { copiedAt, provenAt, damaged, problem: failure } = await state();
  const age = copiedAt ? now.getTime() - Date.parse(copiedAt) : 0;
  const values = { place, damaged, days: Math.floor(age / day) };
  if (failure) return problem('failed', 'health.backup-copy.failed', values);
  if (!copiedAt) return problem('warning', 'health.backup-copy.not-yet', values);
  if (damaged > 0) return problem('failed', 'health.backup-copy.damaged', values);
  if (!provenAt) return problem('warning', 'health.backup-copy.unproven', values);
  if (age > oldest) return problem('warning', 'health.backup-copy.old', values);
  return { status: 'ok', says: 'health.backup-copy.proven', values };
};
