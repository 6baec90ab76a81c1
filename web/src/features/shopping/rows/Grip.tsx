import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type RefObject, type TouchEvent, useLayoutEffect } from 'react';
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

export type TouchStart = RefObject<((event: TouchEvent) => void) | undefined>;

/** Lets a finger that rests on a row drag it. Only for a row that is touched: a list has hundreds. */
export function FingerGrip({ id, touchStart }: { id: string; touchStart: TouchStart }) {
  const { setNodeRef, listeners } = useDraggable({ id });
  useLayoutEffect(() => {
    touchStart.current = (event) => listeners?.onTouchStart?.(event);
  });
  return <span ref={(element) => setNodeRef(element?.closest('li') ?? null)} hidden />;
}
