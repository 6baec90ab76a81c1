import type { Backup } from '@larder/contract';
import { formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { Steps } from '../frame/Steps.tsx';
import classes from './Backups.module.css';
import { Damages } from './restore/Damages.tsx';

const signOf = (isWell: boolean) => (isWell ? ('ok' as const) : ('failed' as const));

/** The steps of the last proof, with what was wrong where something was. */
export function ProofWalk({ backup: { proof, files, tables } }: { backup: Backup }) {
  if (!proof) return <p>{t('backup.unproven-hint')}</p>;
  const filesAreWhole = proof.files === files;
  const tablesAreWhole = proof.tables === tables && proof.leftOut.length === 0;
  const steps = [
    {
      key: 'files',
      status: signOf(filesAreWhole),
      title: t('backup.step-files'),
      hint: t('backup.step-files-hint', { whole: proof.files, all: files }),
    },
    {
      key: 'tables',
      status: signOf(tablesAreWhole),
      title: t('backup.step-tables'),
      hint: t('backup.step-tables-hint', { tables: proof.tables, all: tables, rows: proof.rows }),
    },
    {
      key: 'read',
      status: signOf(proof.readBack !== null),
      title: t('backup.step-read'),
      hint: proof.readBack ?? t('backup.step-read-none'),
    },
  ];
  return (
    <>
      <Steps steps={steps} />
      <Damages of={proof} />
      <p className={classes.going}>{formatNearMoment(proof.endedAt)}</p>
    </>
  );
}
