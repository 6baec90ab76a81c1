import { Button } from '@mantine/core';
import { Dialog } from '../../../../components/Dialog.tsx';
import { formatAgo, formatList } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { changedKeys } from '../draft/draft-changes.ts';
import type { StoredDraft } from '../draft/stored-draft.ts';
import classes from './dialogs.module.css';
import { partName } from './part-name.ts';

interface DraftDialogProps {
  stored: StoredDraft;
  onGoOn: (stored: StoredDraft) => void;
  onDiscard: () => void;
}

/**
 * A draft of an earlier visit was found. Closing the dialog goes on with it, so that nothing is lost by a slip. It comes with
 * the editor, so that nobody types below it before it is there.
 */
export function DraftDialog({ stored, onGoOn, onDiscard }: DraftDialogProps) {
  const parts = formatList(changedKeys(stored.base, stored.draft).map(partName));
  const goOn = () => onGoOn(stored);
  return (
    <Dialog opened onClose={goOn} title={t('recipe.edit.draft-title')} small>
      <p className={classes.hint}>{t('recipe.edit.draft-text', { when: formatAgo(stored.storedAt), parts })}</p>
      <div className={classes.choices}>
        <Button variant="default" className={classes.discard ?? ''} onClick={onDiscard}>
          {t('recipe.edit.draft-discard')}
        </Button>
        <Button onClick={goOn} data-autofocus>
          {t('recipe.edit.draft-go-on')}
        </Button>
      </div>
    </Dialog>
  );
}
