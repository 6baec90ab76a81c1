import { Button } from '@mantine/core';
import { Dialog } from '../../../../components/Dialog.tsx';
import { formatList } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import type { DraftKey } from '../draft/recipe-draft.ts';
import classes from './dialogs.module.css';
import { partName } from './part-name.ts';

interface LeaveDialogProps {
  changed: readonly DraftKey[];
  busy: boolean;
  canSave: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asks before changes are lost, the safe answer first. Closing it stays. */
export default function LeaveDialog({ changed, busy, canSave, onStay, onDiscard, onSave }: LeaveDialogProps) {
  return (
    <Dialog opened onClose={onStay} title={t('recipe.edit.leave-title')} small>
      <p className={classes.hint}>{t('recipe.edit.leave-text', { parts: formatList(changed.map(partName)) })}</p>
      <div className={classes.choices}>
        <Button onClick={onSave} loading={busy} disabled={!canSave} data-autofocus>
          {t('action.save')}
        </Button>
        <Button variant="default" onClick={onStay}>
          {t('recipe.edit.stay')}
        </Button>
        <Button variant="subtle" className={classes.discard ?? ''} onClick={onDiscard}>
          {t('recipe.edit.discard')}
        </Button>
      </div>
    </Dialog>
  );
}
