import type { ListLabel, ListRecipe } from '@larder/contract';
import { Suspense, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { ItemRow } from './ItemRow.tsx';
import classes from './Lists.module.css';
import type { ViewedItem } from './sync/list-view.ts';
import type { ItemActions } from './use-item-actions.ts';

const ItemDialog = lazy(() => import('./ItemDialog.tsx'));

interface AislesProps {
  /** Labels in the order of the shop. */
  settings: ListLabel[];
  items: ViewedItem[];
  recipes: ListRecipe[];
  actions: ItemActions;
}

/** What is to be bought, aisle by aisle; what has none comes last. */
export function Aisles({ settings, items, recipes, actions }: AislesProps) {
  const [opened, setOpened] = useState<string>();
  const item = items.find(({ id }) => id === opened);
  const aisles = settings.map(({ label }) => ({ ...label, items: items.filter((one) => one.label?.id === label.id) }));
  const known = new Set(settings.map(({ labelId }) => labelId));
  const others = items.filter(({ label }) => !label || !known.has(label.id));
  const filled = aisles.filter((aisle) => aisle.items.length > 0);
  const rows = { recipes, onCheck: actions.check, onOpen: setOpened };
  return (
    <>
      {filled.map((aisle) => (
        <Aisle key={aisle.id} name={aisle.name} color={aisle.color} items={aisle.items} {...rows} />
      ))}
      {others.length > 0 && <Aisle name={filled.length > 0 ? t('shopping.no-aisle') : null} items={others} {...rows} />}
      {item && (
        <Suspense fallback={null}>
          <ItemDialog
            item={item}
            settings={settings}
            recipes={recipes}
            actions={actions}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface AisleProps {
  /** Without a heading where there is one aisle only. */
  name: string | null;
  color?: string;
  items: ViewedItem[];
  recipes: ListRecipe[];
  onCheck: (item: ViewedItem) => void;
  onOpen: (id: string) => void;
}

function Aisle({ name, color, items, ...row }: AisleProps) {
  return (
    <section className={classes.aisle}>
      {name !== null && (
        <h2>
          <i className={classes.dot} style={{ backgroundColor: color ?? 'var(--line-strong)' }} />
          <span dir="auto">{name}</span>
          <small>{items.length}</small>
        </h2>
      )}
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} {...row} />
        ))}
      </ul>
    </section>
  );
}
