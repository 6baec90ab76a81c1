import { type BackupOverview, contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNearMoment, formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Overview.module.css';

const unknown = '–';
const counted = (count: number | undefined) => (count === undefined ? unknown : formatNumber(count));

const lastProof = ({ backups }: BackupOverview): string => {
  const proof = backups.find((backup) => backup.proof?.isProven)?.proof;
  return proof ? formatNearMoment(proof.endedAt) : t('admin.none-proven');
};

/** In how many places the newest backup lies. */
const placesOf = ({ backups, secondPlace }: BackupOverview): number => {
  if (backups.length === 0) return 0;
  return secondPlace?.copiedAt ? 2 : 1;
};

/** What could be restored, and how much there is on this server. */
export function Facts() {
  const { data } = useFetch(contract.adminAbout.statistics);
  const { data: backups } = useFetch(contract.backups.overview);
  const facts: [string, string][] = [
    [t('admin.last-proven'), backups ? lastProof(backups) : unknown],
    [t('admin.kept-in'), backups ? t('admin.places', { count: placesOf(backups) }) : unknown],
    [t('admin.recipes'), counted(data?.totalRecipes)],
    [t('admin.users'), counted(data?.totalUsers)],
    [t('admin.groups'), counted(data?.totalGroups)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
