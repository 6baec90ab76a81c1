import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  type Over,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { DraggedCard } from './DraggedCard.tsx';
import { toNextTarget } from './next-target.ts';
import { type Dragged, type DropTarget, isOpenTo, nameOf } from './plan.ts';
import { longDay, mealOn } from './plan-words.ts';

interface PlanDraggingProps {
  onDrop: (dragged: Dragged, target: DropTarget) => void;
  children: ReactNode;
}

const draggedOf = ({ data }: Active) => data.current as Dragged | undefined;
const targetOf = (over: Over | null) => over?.data.current as DropTarget | undefined;

/** Where the pointer is; a key has none, so there it is what the card lies on. */
const underPointer: CollisionDetection = (args) => {
  const droppableContainers = args.droppableContainers.filter(({ data }) =>
    isOpenTo(draggedOf(args.active), data.current as DropTarget),
  );
  const open = { ...args, droppableContainers };
  const found = pointerWithin(open);
  return found.length > 0 ? found : rectIntersection(open);
};

const placeOf = ({ date, entryType, at }: DropTarget): string => {
  if (at) return t('plan.in-place-of', { name: nameOf(at) });
  return entryType ? mealOn({ date, entryType }) : longDay(date);
};

const words: Announcements = {
  onDragStart: ({ active }) => t('plan.drag-start', { name: draggedOf(active)?.name ?? '' }),
  onDragOver: ({ over }) => {
    const target = targetOf(over);
    return target && placeOf(target);
  },
  onDragEnd: ({ active, over }) => {
    const [name, target] = [draggedOf(active)?.name ?? '', targetOf(over)];
    return target ? t('plan.drag-end', { name, place: placeOf(target) }) : t('plan.drag-cancel', { name });
  },
  onDragCancel: ({ active }) => t('plan.drag-cancel', { name: draggedOf(active)?.name ?? '' }),
};

/** Entries and recipes are dragged onto meals and days, with a pointer or with keys. */
export function PlanDragging({ onDrop, children }: PlanDraggingProps) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextTarget }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [what, target] = [draggedOf(active), targetOf(over)];
    if (what && target) onDrop(what, target);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: words, screenReaderInstructions: { draggable: t('plan.drag-hint') } }}
      onDragStart={({ active }) => setDragged(draggedOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <DraggedCard dragged={dragged} />}</DragOverlay>
    </DndContext>
  );
}
