import type { BackupProof, LeftOutRows } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import classes from './Restore.module.css';

const most = 8;

/** What of a backup can't be read, by name: as the proof found it, or as it was restored. */
export function Damages({ of }: { of: Pick<BackupProof, 'damages' | 'damaged' | 'leftOut'> }) {
  const { damages, damaged, leftOut } = of;
  const named = damages.slice(0, most);
  const rest = damaged - named.length;
  if (damaged === 0 && leftOut.length === 0) return null;
  return (
    <ul className={classes.damages} aria-label={t('restore.damages')}>
      {named.map(({ part, name, problem }) => (
        <li key={`${part} ${name}`}>{t('backup.damage', { part, name, problem })}</li>
      ))}
      <LeftOut rows={leftOut} />
      {rest > 0 && <li>{t('restore.more', { count: rest })}</li>}
    </ul>
  );
}

/** Rows that stayed behind, when a backup was restored or one thing fetched out of it. */
export function LeftBehind({ rows }: { rows: LeftOutRows[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={classes.damages}>
      <LeftOut rows={rows} />
    </ul>
  );
}

const LeftOut = ({ rows }: { rows: LeftOutRows[] }) =>
  rows.map(({ table, rows, reason, detail }) => (
    <li key={`${table} ${reason}`}>
      {t('restore.left-out', { table, rows, reason })}
      {detail && (
        <small lang="en" dir="ltr">
          {detail}
        </small>
      )}
    </li>
  ));
