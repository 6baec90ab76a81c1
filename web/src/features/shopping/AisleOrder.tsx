import { contract, type ListLabel, type ShoppingList } from '@larder/contract';
import { useState } from 'react';
import { movingByKeys, SortableList, useSortableRow } from '../../components/sortable/index.ts';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Lists.module.css';
import type { ViewedItem } from './sync/list-view.ts';

/** The aisles in the order in which one walks past them. */
export function AisleOrder({ list, items }: { list: ShoppingList; items: ViewedItem[] }) {
  const [moved, setMoved] = useState<ListLabel[]>();
  const save = useChange(contract.shoppingLists.orderLabels, { onDone: () => setMoved(undefined) });
  const settings = moved ?? list.labelSettings;
  if (settings.length === 0) return null;
  const move = (id: string, to: number) => {
    const row = settings.find((setting) => setting.id === id);
    if (!row || to < 0 || to >= settings.length) return;
    const ordered = settings.filter((setting) => setting !== row).toSpliced(to, 0, row);
    setMoved(ordered);
    const body = ordered.map(({ id, shoppingListId, labelId }, position) => ({
      id,
      shoppingListId,
      labelId,
      position,
    }));
    save.mutate({ params: { listId: list.id }, body }, { onError: () => setMoved(undefined) });
  };
  return (
    <aside className={classes.aisleOrder} aria-label={t('shopping.aisles')}>
      <h2>{t('shopping.aisles')}</h2>
      <SortableList rows={settings.map(({ id, label }) => ({ id, name: label.name }))} onDrop={move}>
        <ol>
          {settings.map((setting, index) => (
            <AisleRow
              key={setting.id}
              setting={setting}
              count={items.filter(({ label }) => label?.id === setting.labelId).length}
              onMove={(steps) => move(setting.id, index + steps)}
            />
          ))}
        </ol>
      </SortableList>
    </aside>
  );
}

function AisleRow({ setting, count, onMove }: { setting: ListLabel; count: number; onMove: (steps: 1 | -1) => void }) {
  const { name, color } = setting.label;
  const { row, handle } = useSortableRow(setting.id, name);
  return (
    <li {...row} onKeyDown={movingByKeys(onMove)}>
      {handle}
      <i className={classes.dot} style={{ backgroundColor: color }} />
      <span dir="auto">{name}</span>
      {count > 0 && <small>{count}</small>}
    </li>
  );
}
