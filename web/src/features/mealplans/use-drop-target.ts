import { useDroppable } from '@dnd-kit/core';
import type { PlanEntry } from '@larder/contract';
import type { Day } from '../../lib/dates/days.ts';
import { type Dragged, type DropTarget, sideOf } from './plan.ts';

/** Makes an element a place on which entries and recipes are dropped. */
export function useDropTarget(target: DropTarget) {
  const { setNodeRef, isOver } = useDroppable({ id: `${target.date} ${target.entryType ?? 'day'}`, data: target });
  return { ref: setNodeRef, 'data-over': isOver || undefined };
}

/** Makes an entry a place in the order of its meal, for the others of that meal. */
export function useOrderTarget(entry: PlanEntry, day: Day) {
  const { date, entryType } = entry;
  const target: DropTarget = { date, entryType, at: entry };
  const { setNodeRef, isOver, active } = useDroppable({
    id: `place of ${entry.id} ${day}`,
    data: target,
    disabled: day !== date,
  });
  const dragged = active?.data.current as Dragged | undefined;
  return { ref: setNodeRef, side: isOver && dragged?.kind === 'entry' ? sideOf(dragged.entry, entry) : undefined };
}
