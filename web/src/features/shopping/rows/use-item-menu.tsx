import type { ListLabel } from '@larder/contract';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { MenuPosition } from '../../../components/use-context-menu.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import type { ItemActions } from '../use-item-actions.ts';

const ItemMenu = lazy(() => import('./ItemMenu.tsx'));

export type OpenItemMenu = (item: ViewedItem, position: MenuPosition) => void;

interface ItemMenuOptions {
  settings: ListLabel[];
  actions: ItemActions;
  onEdit: (id: string) => void;
  onArrange: () => void;
}

/** One menu for all rows of a list, made by who asks for it first. */
export function useItemMenu(options: ItemMenuOptions): { open: OpenItemMenu; close: () => void; menu: ReactNode } {
  const [asked, setAsked] = useState<{ item: ViewedItem; position: MenuPosition; count: number }>();
  const open = useCallback<OpenItemMenu>(
    (item, position) => setAsked((before) => ({ item, position, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const menu = asked && (
    <Suspense>
      <ItemMenu
        key={asked.count}
        item={asked.item}
        position={asked.position}
        {...options}
        onClose={() => setAsked((now) => (now?.count === asked.count ? undefined : now))}
      />
    </Suspense>
  );
  return { open, close: () => setAsked(undefined), menu };
}
