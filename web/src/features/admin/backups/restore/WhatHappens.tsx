import type { Backup, BackupComparison } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import classes from './Restore.module.css';

interface WhatHappensProps {
  backup: Backup;
  account: BackupComparison['account'] | undefined;
}

const minute = 60_000;

/** How a restore goes: what is kept, how long it takes, and who can log in afterwards. */
export function WhatHappens({ backup: { proof }, account = 'stays' }: WhatHappensProps) {
  const took = proof && Date.parse(proof.endedAt) - Date.parse(proof.startedAt);
  return (
    <>
      <h2>{t('restore.today')}</h2>
      <p>
        {t('restore.today-hint')} {took !== null && t('restore.takes', { minutes: Math.ceil(took / minute) })}
      </p>
      <p>{t('restore.log-ins')}</p>
      {account !== 'stays' && (
        <p className={classes.warning}>{t('restore.account', { account: account.replace('-', '') })}</p>
      )}
    </>
  );
}
