import { useDraggable } from '@dnd-kit/core';
import type { PointerEvent } from 'react';
import type { Dragged } from './plan.ts';

/**
 * What makes an element draggable: by the mouse wherever it is taken, by a finger and by keys at its handle, so that a
 * finger elsewhere scrolls.
 */
export function useDragging(id: string, dragged: Dragged, disabled = false) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: dragged,
    disabled,
  });
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') listeners?.onPointerDown?.(event);
  };
  return {
    whole: { ref: setNodeRef, onPointerDown, 'data-dragging': isDragging || undefined },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
