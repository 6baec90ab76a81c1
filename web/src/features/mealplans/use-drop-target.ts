import { useDroppable } from '@dnd-kit/core';
import type { DropTarget } from './plan.ts';

/** Makes an element a place on which entries and recipes are dropped. */
export function useDropTarget(target: DropTarget) {
  const { setNodeRef, isOver } = useDroppable({ id: `${target.date} ${target.entryType ?? 'day'}`, data: target });
  return { ref: setNodeRef, 'data-over': isOver || undefined };
}
