import { type BackupOverview, contract } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Backups.module.css';

const whole = 100;

/** What is done with backups at this moment, and how far it is. */
export function BackupWork({ work }: { work: NonNullable<BackupOverview['work']> }) {
  const stop = useChange(contract.backups.stop);
  const share = work.total > 0 ? Math.floor((whole * work.done) / work.total) : 0;
  const title = work.kind === 'restore' ? t('backup.importing') : t('backup.working', { kind: work.kind });
  return (
    <div className={classes.work} role="status">
      <div>
        <b>{title}</b>
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
