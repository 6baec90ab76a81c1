import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type Ref, useMemo } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { dragWords } from './drag-words.ts';
import classes from './RowList.module.css';
import { type RenderLine, type RenderMenu, SortableRow } from './SortableRow.tsx';
import type { LineRow, RowActions, RowOf } from './use-row-actions.ts';

interface RowListProps<Line extends LineRow> {
  ref: Ref<HTMLUListElement>;
  label: string;
  rows: readonly RowOf<Line>[];
  actions: RowActions<Line>;
  /** What a row is called where it is moved: its text. */
  nameOf: (line: Line) => string;
  renderLine: RenderLine<Line>;
  renderMenu: RenderMenu<Line>;
  errors: Record<string, string>;
}

/** Lines and titles in an order that people make: by dragging, by a menu, or by keys. */
export function RowList<Line extends LineRow>({
  ref,
  label,
  rows,
  actions,
  nameOf,
  renderLine,
  renderMenu,
  errors,
}: RowListProps<Line>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      actions.moveTo(
        String(active.id),
        rows.findIndex(({ id }) => id === over.id),
      );
  };
  const names = rows.map((row) => ({ id: row.id, name: row.kind === 'title' ? row.title : nameOf(row) }));
  // The same list of ids as long as the order is the same: a letter more in a row redraws that row alone.
  const order = rows.map(({ id }) => id).join('\n');
  const ids = useMemo(() => order.split('\n').filter(Boolean), [order]);
  let number = 0;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragWords(names),
        screenReaderInstructions: { draggable: t('recipe.edit.drag-hint') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={ref} className={classes.list} aria-label={label}>
          {rows.map((row, index) => {
            if (row.kind === 'line') number++;
            return (
              <SortableRow
                key={row.id}
                row={row}
                index={index}
                count={rows.length}
                number={number}
                above={rows[index - 1]}
                name={names[index]?.name ?? ''}
                actions={actions}
                error={errors[row.id]}
                renderLine={renderLine}
                renderMenu={renderMenu}
              />
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
