import { Button } from '@mantine/core';
import { useState } from 'react';
import { UnfoldChecked } from '../../components/list-lines/UnfoldChecked.tsx';
import { t } from '../../lib/messages/index.ts';
import { CheckedRow } from './ItemRow.tsx';
import classes from './Lists.module.css';
import type { ViewedItem } from './sync/list-view.ts';
import type { ItemActions } from './use-item-actions.ts';

/** What is in the basket, folded away, the last first. */
export function CheckedItems({ items, actions }: { items: ViewedItem[]; actions: ItemActions }) {
  const [isOpen, setIsOpen] = useState(false);
  const latest = items.toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1));
  return (
    <section className={classes.checked}>
      <div className={classes.fold}>
        <UnfoldChecked count={items.length} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        <Button variant="subtle" color="gray" onClick={() => actions.uncheck(items)}>
          {t('shopping.uncheck-all')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => actions.remove(items)}>
          {t('shopping.clear')}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {latest.map((item) => (
            <CheckedRow key={item.id} item={item} onCheck={actions.putBack} />
          ))}
        </ul>
      )}
    </section>
  );
}
