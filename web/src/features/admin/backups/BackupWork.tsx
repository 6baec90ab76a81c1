import { contract, type BackupWork as Work } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Backups.module.css';
import { shareOf } from './steps-of.ts';

const whole = 100;

/** What is done with backups at this moment, and how far it is. */
export function BackupWork({ work }: { work: Work }) {
  const stop = useChange(contract.backups.stop);
  const share = Math.floor(whole * shareOf(work));
  const title = work.kind === 'restore' ? t('backup.importing') : t('backup.working', { kind: work.kind });
  return (
    <div className={classes.work} role="status">
      <div>
        <b>
          {title} <span className={classes.share}>{formatNumber(share / whole, { style: 'percent' })}</span>
        </b>
        <small>{t('backup.step', { step: work.step, done: work.done, total: work.total })}</small>
        {work.kind !== 'restore' && <small>{t('backup.meanwhile')}</small>}
      </div>
      <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate({})}>
        {t('backup.stop')}
      </Button>
      <Progress value={share} aria-label={title} />
    </div>
  );
}
