import type { BackupProof } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import classes from './Restore.module.css';

const most = 8;

/** What of a backup can't be read, by name. */
export function Damages({ proof: { damages, damaged, leftOut } }: { proof: BackupProof }) {
  const named = damages.slice(0, most);
  const rest = damaged - named.length;
  return (
    <ul className={classes.damages} aria-label={t('restore.damages')}>
      {named.map(({ part, name, problem }) => (
        <li key={`${part} ${name}`}>{t('backup.damage', { part, name, problem })}</li>
      ))}
      {leftOut.map(({ table, rows, reason }) => (
        <li key={table}>{t('restore.left-out', { table, rows, reason })}</li>
      ))}
      {rest > 0 && <li>{t('restore.more', { count: rest })}</li>}
    </ul>
  );
}
