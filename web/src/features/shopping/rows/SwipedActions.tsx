import { IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import classes from './Rows.module.css';

/** How wide the two buttons are together, in px. */
export const swipedBy = 152;

interface SwipedActionsProps {
  name: string;
  /** Letting go takes it off the list. */
  isFar: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** What lies under a row that a finger has pushed aside. */
export function SwipedActions({ name, isFar, onEdit, onRemove }: SwipedActionsProps) {
  return (
    <div className={classes.under} data-far={isFar || undefined}>
      <button type="button" aria-label={t('shopping.edit-item', { name })} onClick={onEdit}>
        <IconPencil size={20} />
        {t('shopping.edit')}
      </button>
      <button type="button" data-danger aria-label={t('shopping.remove-item', { name })} onClick={onRemove}>
        <IconTrash size={20} />
        {t('shopping.remove-short')}
      </button>
    </div>
  );
}
