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
import type { ReactNode, Ref } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { dragWords } from './drag-words.ts';
import classes from './RowList.module.css';
import { SortableRow } from './SortableRow.tsx';
import type { LineRow, RowActions, RowOf } from './use-row-actions.ts';

interface RowListProps<Line extends LineRow> {
  ref: Ref<HTMLUListElement>;
  label: string;
  rows: readonly RowOf<Line>[];
  actions: RowActions<Line>;
  /** What a row is called where it is moved: its text. */
  nameOf: (line: Line) => string;
  /** @param number of the line among the lines, from 1 */
  renderLine: (line: Line, number: number) => ReactNode;
  /** Items of a line's menu beside moving and deleting. */
  renderMenu: (line: Line, index: number) => ReactNode;
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
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul ref={ref} className={classes.list} aria-label={label}>
          {rows.map((row, index) => {
            if (row.kind === 'line') number++;
            return (
              <SortableRow
                key={row.id}
                row={row}
                index={index}
                count={rows.length}
                previous={rows[index - 1]?.id}
                name={names[index]?.name ?? ''}
                actions={actions}
                error={errors[row.id]}
                menu={row.kind === 'line' ? () => renderMenu(row, index) : undefined}
              >
                {row.kind === 'line' ? renderLine(row, number) : undefined}
              </SortableRow>
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
