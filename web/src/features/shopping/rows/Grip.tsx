import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './Rows.module.css';

/** What a row is dragged by, with a pointer: keys move it by Alt and an arrow, and by its menu. */
export function Grip({ id, isSteady }: { id: string; isSteady: boolean }) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id });
  const setNode = (grip: HTMLElement | null) => {
    setActivatorNodeRef(grip);
    setNodeRef(grip?.closest('li') ?? null);
  };
  return (
    <span ref={setNode} className={classes.grip} data-steady={isSteady || undefined} aria-hidden="true" {...listeners}>
      <IconGripVertical size={18} />
    </span>
  );
}
