import type { Backup } from '@larder/contract';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { StateSign } from '../frame/StateSign.tsx';
import classes from './Backups.module.css';

/** The steps of the last proof, with what was wrong where something was. */
export function ProofWalk({ backup: { proof, files, tables } }: { backup: Backup }) {
  if (!proof) return <p>{t('backup.unproven-hint')}</p>;
  const filesAreWhole = proof.files === files;
  const tablesAreWhole = proof.tables === tables && proof.leftOut.length === 0;
  const steps = [
    {
      key: 'files',
      isWell: filesAreWhole,
      title: t('backup.step-files'),
      hint: t('backup.step-files-hint', { whole: proof.files, all: files }),
    },
    {
      key: 'tables',
      isWell: tablesAreWhole,
      title: t('backup.step-tables'),
      hint: t('backup.step-tables-hint', { tables: proof.tables, all: tables, rows: proof.rows }),
    },
    {
      key: 'read',
      isWell: proof.readBack !== null,
      title: t('backup.step-read'),
      hint: proof.readBack ?? t('backup.step-read-none'),
    },
  ];
  return (
    <>
      <ol className={classes.walk}>
        {steps.map(({ key, isWell, title, hint }) => (
          <li key={key}>
            <StateSign status={isWell ? 'ok' : 'failed'} />
            <div>
              <b>{title}</b>
              <small>{hint}</small>
            </div>
          </li>
        ))}
      </ol>
      {proof.damages.length > 0 && (
        <ul className={classes.going}>
          {proof.damages.map(({ part, name, problem }) => (
            <li key={`${part} ${name}`}>{t('backup.damage', { part, name, problem })}</li>
          ))}
        </ul>
      )}
      <p className={classes.going}>{formatMoment(proof.endedAt, { dateStyle: 'medium', timeStyle: 'short' })}</p>
    </>
  );
}
