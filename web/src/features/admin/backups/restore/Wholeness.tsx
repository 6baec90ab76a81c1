import { type Backup, type BackupComparison, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useChange } from '../../../../lib/api/index.ts';
import { formatMoment } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { proofState } from '../backups.api.ts';
import { Damages } from './Damages.tsx';
import classes from './Restore.module.css';

interface WholenessProps {
  backup: Backup;
  comparison: BackupComparison | undefined;
  isBusy: boolean;
  onBegun: () => void;
}

const signs = { proven: IconRosetteDiscountCheck, damaged: IconAlertTriangle, unproven: IconCircleDashed };

/** Whether all of it can be read, what it holds, and with which tables. */
export function Wholeness({ backup, comparison, isBusy, onBegun }: WholenessProps) {
  const { name, counts, version, proof } = backup;
  const state = proofState(backup);
  const Sign = signs[state];
  const prove = useChange(contract.backups.prove, { saysDone: true, onDone: onBegun });
  return (
    <>
      <h2>{t('restore.whole', { state })}</h2>
      <p className={classes.state} data-state={state}>
        <Sign size={20} aria-hidden="true" />
        {t('restore.read', {
          state,
          when: proof ? formatMoment(proof.endedAt) : '',
          parts: proof?.damaged ?? 0,
        })}
      </p>
      {!proof && (
        <Button variant="default" disabled={isBusy} onClick={() => prove.mutate({ params: { name } })}>
          {t('backup.prove')}
        </Button>
      )}
      {proof && !proof.isProven && <Damages of={proof} />}
      <p>
        {t('restore.holds', counts)}{' '}
        {comparison && !comparison.isTooNew && t('restore.made-by', { version, steps: comparison.laterSteps })}
      </p>
      {comparison?.isTooNew && (
        <p role="alert" className={classes.warning}>
          {t('restore.too-new', { version })}
        </p>
      )}
    </>
  );
}
