import type { Ref } from 'react';
import { SortableList } from '../../../../components/sortable/index.ts';
import classes from './RowList.module.css';
import { type RenderLine, type RenderMenu, SortableRow } from './SortableRow.tsx';
import type { LineRow, RowActions, RowOf } from './use-row-actions.ts';

export interface RowListProps<Line extends LineRow> {
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
  const names = rows.map((row) => ({ id: row.id, name: row.kind === 'title' ? row.title : nameOf(row) }));
  let number = 0;

  return (
    <SortableList rows={names} onDrop={actions.moveTo}>
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
    </SortableList>
  );
}
