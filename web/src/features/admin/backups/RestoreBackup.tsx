import { type Backup, type BackupComparison, contract } from '@larder/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import classes from './Backups.module.css';

interface RestoreBackupProps {
  backup: Backup;
  isBusy: boolean;
  onBegun: () => void;
}

/** Puts the backup in the place of all there is, once somebody has seen what that means and typed a word. */
export function RestoreBackup({ backup: { name, proof }, isBusy, onBegun }: RestoreBackupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [acceptsDamage, setAcceptsDamage] = useState(false);
  const comparison = useFetch(contract.backups.compare, { params: { name } }, { enabled: isOpen });
  const restore = useChange(contract.backups.startRestore, { saysDone: true, onDone: onBegun });
  const word = t('backup.restore-word');
  const isDamaged = proof !== null && !proof.isProven;
  if (!isOpen) {
    return (
      <AdminSection title={t('backup.restore-title')} hint={t('backup.restore-hint')}>
        <Button variant="default" disabled={isBusy} onClick={() => setIsOpen(true)}>
          {t('backup.restore-look')}
        </Button>
      </AdminSection>
    );
  }
  return (
    <AdminSection title={t('backup.restore-title')} hint={t('backup.restore-hint')}>
      {comparison.data && <Comparison comparison={comparison.data} />}
      <div className={classes.confirm}>
        {isDamaged && (
          <Checkbox
            checked={acceptsDamage}
            onChange={(event) => setAcceptsDamage(event.currentTarget.checked)}
            label={t('backup.accept-damage', { count: proof.damaged })}
          />
        )}
        <TextInput
          label={t('backup.type-word', { word })}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          color="error"
          loading={restore.isPending}
          disabled={isBusy || typed.trim().toLowerCase() !== word || (isDamaged && !acceptsDamage)}
          onClick={() => restore.mutate({ params: { name }, body: { acceptsDamage } })}
        >
          {t('backup.restore')}
        </Button>
      </div>
    </AdminSection>
  );
}

const kinds = ['recipes', 'lists', 'meals', 'users', 'groups'] as const;

function Comparison({ comparison: { today, after, going, goingRecipes, isOlder } }: { comparison: BackupComparison }) {
  return (
    <>
      <table className={classes.comparison}>
        <thead>
          <tr>
            <th>{t('backup.what')}</th>
            <th>{t('backup.today')}</th>
            <th>{t('backup.after')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <td>{t('backup.counted', { kind })}</td>
              <td>{formatNumber(today[kind])}</td>
              <td>{formatNumber(after[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOlder && <p className={classes.going}>{t('backup.older')}</p>}
      {going > 0 && (
        <div className={classes.going}>
          <p>{t('backup.going', { count: going })}</p>
          <ul>
            {goingRecipes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
