import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../lib/messages/index.ts';
import { dragWords, type Named } from './drag-words.ts';

interface SortableListProps {
  /** The rows in their order, as those hear of them who do not see them. */
  rows: readonly Named[];
  onDrop: (id: string, to: number) => void;
  /** They stand beside each other too. */
  isGrid?: boolean;
  /** The list, with a row by `useSortableRow` for each. */
  children: ReactNode;
}

/** Rows in an order that people make, with the pointer or the keyboard. */
export function SortableList({ rows, onDrop, isGrid = false, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onDrop(
        String(active.id),
        rows.findIndex(({ id }) => id === over.id),
      );
  };
  // The same list of ids as long as the order is the same: a letter more in a row redraws that row alone.
  const order = rows.map(({ id }) => id).join('\n');
  const ids = useMemo(() => order.split('\n').filter(Boolean), [order]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragWords(rows),
        screenReaderInstructions: { draggable: t('recipe.edit.drag-hint') },
      }}
    >
      <SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
