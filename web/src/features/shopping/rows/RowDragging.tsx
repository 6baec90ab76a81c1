import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { holdMs, holdRange } from '../../../components/use-context-menu.ts';
import { t } from '../../../lib/messages/index.ts';
import { lineOf } from '../line-of.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { placeAt, type RowPlace } from './place-at.ts';
import classes from './Rows.module.css';

interface RowDraggingProps {
  items: ViewedItem[];
  onPlace: (item: ViewedItem, place: RowPlace) => void;
  /** A finger that has rested on a row moves it. */
  onLift: () => void;
  children: ReactNode;
}

const silent = () => undefined;
/** Whoever hears the page moves rows by keys, and is told of that. */
const words = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Rows are dragged to other places of the list, with a line where they would come. */
export function RowDragging({ items, onPlace, onLift, children }: RowDraggingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [place, setPlace] = useState<RowPlace | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: holdMs, tolerance: holdRange } }),
  );
  const item = items.find(({ id }) => id === dragged);
  const move = ({ active, activatorEvent, delta }: DragMoveEvent) => {
    if (dragged === undefined) {
      // A finger that only rests has asked for the menu.
      if (Math.hypot(delta.x, delta.y) < holdRange) return;
      setDragged(String(active.id));
      if (isTouch(activatorEvent)) onLift();
    }
    const box = active.rect.current.translated;
    if (!box || !root.current) return;
    const next = placeAt(root.current, String(active.id), box.top + box.height / 2);
    setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const end = () => {
    setDragged(undefined);
    setPlace(null);
  };
  const drop = () => {
    if (item && place) onPlace(item, place);
    end();
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: words, screenReaderInstructions: { draggable: t('shopping.arrange-hint') } }}
      onDragStart={({ active, activatorEvent }) => {
        if (!isTouch(activatorEvent)) setDragged(String(active.id));
      }}
      onDragMove={move}
      onDragCancel={end}
      onDragEnd={drop}
    >
      <div ref={root} data-dragged={dragged !== undefined || undefined}>
        {children}
      </div>
      {place && <div className={classes.line} style={place.line} />}
      <DragOverlay dropAnimation={null}>
        {item && (
          <div className={classes.ghost}>
            <span className={classes.ghostName} dir="auto">
              {lineOf(item, []).name}
            </span>
            {lineOf(item, []).amount}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const isTouch = (event: Event) => 'touches' in event;
