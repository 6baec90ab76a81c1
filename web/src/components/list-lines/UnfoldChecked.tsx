import { IconChevronDown } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import classes from './ListLines.module.css';

/** Shows and hides what is in the basket. */
export function UnfoldChecked({ count, isOpen, onToggle }: { count: number; isOpen: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes.unfold} aria-expanded={isOpen} onClick={onToggle}>
      <IconChevronDown size={18} aria-hidden="true" />
      {t('shopping.checked')}
      <small>{count}</small>
    </button>
  );
}
