import { type Backup, contract } from '@larder/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../../lib/api/index.ts';
import { formatMoment } from '../../../../lib/dates/dates.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import classes from './Restore.module.css';

interface ConfirmRestoreProps {
  backup: Backup;
  /** How many parts of it were found damaged when somebody tried to restore it, unproven as it was. */
  damagedLately: number;
  isBusy: boolean;
  /** False while nobody has seen what would change, and where it can't be restored. */
  isPossible: boolean;
  onBegun: () => void;
}

/** Begins the restore once somebody has typed the day of the backup: whoever takes the wrong one notices. */
export function ConfirmRestore({
  backup: { name, createdAt, proof },
  damagedLately,
  isBusy,
  isPossible,
  onBegun,
}: ConfirmRestoreProps) {
  const [typed, setTyped] = useState('');
  const [acceptsDamage, setAcceptsDamage] = useState(false);
  const restore = useChange(contract.backups.startRestore, { saysDone: true, onDone: onBegun });
  const day = formatMoment(createdAt, { weekday: 'long' });
  const lower = (text: string) => text.trim().toLocaleLowerCase(locale());
  const isDamaged = proof ? !proof.isProven : damagedLately > 0;
  const isReady = isPossible && !isBusy && lower(typed) === lower(day) && (!isDamaged || acceptsDamage);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) restore.mutate({ params: { name }, body: { acceptsDamage } });
  };
  return (
    <form className={classes.confirm} onSubmit={submit}>
      <h2>{t('restore.type')}</h2>
      {isDamaged && (
        <Checkbox
          checked={acceptsDamage}
          onChange={(event) => setAcceptsDamage(event.currentTarget.checked)}
          label={t('backup.accept-damage', { count: proof?.damaged ?? damagedLately })}
        />
      )}
      <TextInput
        label={t('restore.type-word', { word: lower(day) })}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/admin/backups/$name" params={{ name }} {...props} />}
        >
          {t('restore.keep')}
        </Button>
        <Button type="submit" color="error" loading={restore.isPending} disabled={!isReady}>
          {t('restore.begin', { day })}
        </Button>
      </div>
    </form>
  );
}
