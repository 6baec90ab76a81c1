import type { BackupOverview } from '@larder/contract';
import { StateSign } from '../../../../components/StateSign.tsx';
import { formatMoment } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { Damages } from './Damages.tsx';
import classes from './Restore.module.css';

/** How the last restore of this backup ended. */
export function RestoreOutcome({ outcome }: { outcome: NonNullable<BackupOverview['last']> }) {
  const { problem, endedAt, damaged, leftOut } = outcome;
  const rows = leftOut.reduce((sum, one) => sum + one.rows, 0);
  const status = rows + damaged > 0 ? 'warning' : 'ok';
  return (
    <div className={classes.outcome} role={problem ? 'alert' : 'status'}>
      <StateSign status={problem ? 'failed' : status} />
      <div>
        <b>{problem ? t('restore.unchanged') : t('restore.restored', { when: formatMoment(endedAt) })}</b>
        {problem && <p>{problem}</p>}
        {rows > 0 && <p>{t('backup.fetched-unread', { count: rows })}</p>}
        <Damages of={outcome} />
      </div>
    </div>
  );
}
