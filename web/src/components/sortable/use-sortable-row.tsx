import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { t } from '../../lib/messages/index.ts';
import classes from './sortable.module.css';

/** What makes an element a row of a SortableList, and the handle to drag it by. */
export function useSortableRow(id: string, name: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={t('recipe.edit.drag', { name })}
      aria-roledescription={t('recipe.edit.draggable')}
    >
      <IconGripVertical size={18} />
    </button>
  );
  return { row: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined }, handle };
}

/** Moves by Alt and an arrow, from wherever the focus is in a row. */
export const movingByKeys = (moveBy: (steps: 1 | -1) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  moveBy(event.key === 'ArrowUp' ? -1 : 1);
};
