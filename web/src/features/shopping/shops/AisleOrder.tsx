import { contract, type ListLabel, type ShoppingList } from '@larder/contract';
import { useState } from 'react';
import lines from '../../../components/list-lines/ListLines.module.css';
import { MoveButton, movingByKeys, SortableList, useSortableRow } from '../../../components/sortable/index.ts';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { shopOf } from '../sync/shop-view.ts';
import { LearnedOrder } from './LearnedOrder.tsx';

interface AisleOrderProps {
  list: ShoppingList;
  /** What is to be bought. */
  items: ViewedItem[];
  sync: ListSync;
}

/** The aisles in the order in which one walks past them, in the shop of the list where it has one. */
export function AisleOrder({ list, items, sync }: AisleOrderProps) {
  const shop = shopOf(list);
  const { settings, move } = useMovedAisles(list);
  if (settings.length === 0) return null;
  return (
    <>
      <h2 dir="auto">{shop ? t('shopping.aisles-of', { shop: shop.name }) : t('shopping.aisles')}</h2>
      {shop && <LearnedOrder shop={shop} list={list} items={items} sync={sync} />}
      <SortableList rows={settings.map(({ id, label }) => ({ id, name: label.name }))} onDrop={move}>
        <ol>
          {settings.map((setting, index) => (
            <AisleRow
              key={setting.id}
              setting={setting}
              toBuy={items.filter(({ label }) => label?.id === setting.labelId).length}
              position={{ index, count: settings.length }}
              onMove={(to) => move(setting.id, to)}
            />
          ))}
        </ol>
      </SortableList>
    </>
  );
}

/** Aisles as they were moved, until a list is there that has been answered since. */
function useMovedAisles(list: ShoppingList) {
  const [moved, setMoved] = useState<{ settings: ListLabel[]; before: ListLabel[] }>();
  const takeBack = { onError: () => setMoved(undefined) };
  const saveList = useChange(contract.shoppingLists.orderLabels);
  const saveShop = useChange(contract.shops.replace);
  const settings = moved && moved.before === list.labelSettings ? moved.settings : list.labelSettings;
  const move = (id: string, to: number) => {
    const row = settings.find((setting) => setting.id === id);
    if (!row || to < 0 || to >= settings.length) return;
    const ordered = settings.filter((setting) => setting !== row).toSpliced(to, 0, row);
    setMoved({ settings: ordered, before: list.labelSettings });
    if (list.shopId) {
      const aisles = ordered.map(({ labelId }) => labelId);
      return saveShop.mutate({ params: { shopId: list.shopId }, body: { aisles } }, takeBack);
    }
    const body = ordered.map(({ id, shoppingListId, labelId }, position) => ({
      id,
      shoppingListId,
      labelId,
      position,
    }));
    saveList.mutate({ params: { listId: list.id }, body }, takeBack);
  };
  return { settings, move };
}

interface AisleRowProps {
  setting: ListLabel;
  /** How many items of it are to be bought. */
  toBuy: number;
  position: { index: number; count: number };
  onMove: (to: number) => void;
}

function AisleRow({ setting, toBuy, position, onMove }: AisleRowProps) {
  const { name, color } = setting.label;
  const { row, handle } = useSortableRow(setting.id, name);
  return (
    <li {...row} onKeyDown={movingByKeys((steps) => onMove(position.index + steps))}>
      {handle}
      <i className={lines.dot} style={{ backgroundColor: color }} />
      <span dir="auto">{name}</span>
      {toBuy > 0 && <small>{toBuy}</small>}
      <MoveButton name={name} {...position} onMove={onMove} />
    </li>
  );
}
