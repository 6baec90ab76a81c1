import type { BackupProof } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import classes from './Restore.module.css';

const most = 8;

/** What of a backup can't be read, by name: as the proof found it, as it was restored, or as one thing was fetched out of it. */
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
      {leftOut.map(({ table, rows, reason, detail }) => (
        <li key={`${table} ${reason}`}>
          {t('restore.left-out', { table, rows, reason })}
          {detail && (
            <small lang="en" dir="ltr">
              {detail}
            </small>
          )}
        </li>
      ))}
      {rest > 0 && <li>{t('restore.more', { count: rest })}</li>}
    </ul>
  );
}
