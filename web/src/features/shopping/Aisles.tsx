import type { ListLabel, ListRecipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useCurrency } from './prices/currency.ts';
import { Aisle } from './rows/Aisle.tsx';
import { aislesOf } from './rows/aisles-of.ts';
import type { RowPlace } from './rows/place-at.ts';
import { RowDragging } from './rows/RowDragging.tsx';
import classes from './rows/Rows.module.css';
import { useItemMenu } from './rows/use-item-menu.tsx';
import { rowsAtOnce } from './rows/use-shown-rows.ts';
import type { ViewedItem } from './sync/list-view.ts';
import type { ItemActions } from './use-item-actions.ts';

const ItemDialog = lazy(() => import('./ItemDialog.tsx'));

interface AislesProps {
  /** Labels in the order of the shop. */
  settings: ListLabel[];
  items: ViewedItem[];
  recipes: ListRecipe[];
  actions: ItemActions;
  showPrices: boolean;
}

/** What is to be bought, aisle by aisle; what has none comes last. */
export function Aisles({ settings, items, recipes, actions, showPrices }: AislesProps) {
  const currency = useCurrency();
  const [opened, setOpened] = useState<string>();
  const [isArranging, setIsArranging] = useState(false);
  const { open, close, menu } = useItemMenu({
    settings,
    actions,
    onEdit: setOpened,
    onArrange: () => setIsArranging(true),
  });
  const on = useMemo(
    () => ({
      check: actions.check,
      edit: setOpened,
      menu: open,
      remove: (item: ViewedItem) => actions.remove([item]),
      moveBy: actions.moveBy,
    }),
    [actions, open],
  );
  const item = items.find(({ id }) => id === opened);
  const aisles = aislesOf(settings, items);
  const place = (item: ViewedItem, { aisle, to }: RowPlace) => {
    const label = settings.find(({ labelId }) => labelId === aisle)?.label ?? null;
    actions.moveTo(item, label, to);
  };
  let left = rowsAtOnce;
  const atFirst = aisles.map(({ items }) => {
    const rows = Math.min(left, items.length);
    left -= rows;
    return rows;
  });
  return (
    <>
      {isArranging && <ArrangeBar onDone={() => setIsArranging(false)} />}
      <RowDragging items={items} onPlace={place} onLift={close}>
        {aisles.map((aisle, at) => (
          <Aisle
            key={aisle.label?.id ?? ''}
            aisle={aisle}
            isOnly={aisles.length === 1}
            atFirst={atFirst[at] ?? 0}
            recipes={recipes}
            on={on}
            isArranging={isArranging}
            currency={currency}
          />
        ))}
      </RowDragging>
      {menu}
      {item && (
        <Suspense fallback={null}>
          <ItemDialog
            item={item}
            settings={settings}
            recipes={recipes}
            actions={actions}
            showPrices={showPrices}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function ArrangeBar({ onDone }: { onDone: () => void }) {
  useShortcut('Escape', onDone);
  return (
    <div className={classes.arrange} role="status">
      {t('shopping.arrange-hint')}
      <Button variant="default" onClick={onDone}>
        {t('shopping.done')}
      </Button>
    </div>
  );
}
