import { type ReactNode, useMemo, useRef, useState } from 'react';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { SkeletonRows } from '../Skeleton.tsx';
import { usePosition } from '../use-position.ts';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { type Column, columnsThatFit, columnWidths, type Sorting } from './columns.ts';
import classes from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, SkeletonRow } from './DataTableRow.tsx';
import type { Rows } from './rows.ts';
import type { Selection } from './use-selection.ts';
import { clickOn, useTableKeys } from './use-table-keys.ts';
import { lineHeight, useVisibleRows } from './use-visible-rows.ts';

export interface DataTableProps<Row extends { id: string }> {
  label: string;
  rows: Rows<Row>;
  /** Those that somebody wants to see, the one that names the row first. Must stay the same while they do. */
  columns: readonly Column<Row>[];
  /** On a phone, below the name: what else matters of a row. */
  summary?(row: Row): ReactNode;
  nameOf: (row: Row) => string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selection: Selection;
  /** Phones show the boxes to tick only while somebody selects. */
  isSelecting?: boolean;
  /** What can be done with the rows that are selected. */
  bulkActions: readonly BulkAction[];
  /** A tap, a click or Enter. */
  onOpen: (row: Row) => void;
  /** Entries of the row's menu, as `Menu.Item`. Must stay the same function. */
  menu(row: Row): ReactNode;
}

const columnGap = 20;
/** The box to tick, the menu, and the gaps beside them. */
const besideColumns = 2 * 44 + 2 * columnGap + 8;

/**
 * A table of any length: only the rows near the screen exist, and the window scrolls it. On a phone its rows become a list.
 * Arrows, Home, End and the page keys move, Space selects, with Shift up to there, Ctrl+A everything, Enter opens, Escape lets go,
 * and the menu key opens the row's menu. Left and right lead into the cells of the row, whose switches and links are used there.
 *
 * To use it: describe the columns (`Column`), keep order and columns with `tablePreference`, make the rows with `useRowsAtHand`
 * (all are here) or from `usePagedFetch` (`{ count: total, at: itemAt, show, ids: () => fetchAllIds() }`), and hand
 * `useSelection(rows.ids)` to it. `TableBar` above it has the search, the filters and the choice of columns.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  if (props.rows.count === undefined) return <SkeletonRows count={12} height={lineHeight} />;
  return <KnownTable {...props} count={props.rows.count} />;
}

function KnownTable<Row extends { id: string }>({
  label,
  rows,
  count,
  columns,
  summary,
  nameOf,
  sorting,
  onSort,
  selection,
  isSelecting = false,
  bulkActions,
  onOpen,
  menu,
}: DataTableProps<Row> & { count: number }) {
  const isPhone = !useMedia(atLeast('md'));
  const body = useRef<HTMLDivElement>(null);
  const { width, top } = usePosition(body);
  const shown = useMemo(
    () => (isPhone ? columns.slice(0, 1) : columnsThatFit(columns, width - besideColumns, columnGap)),
    [isPhone, columns, width],
  );
  const hasTicks = !isPhone || isSelecting || selection.ids.size > 0;
  const template = `${hasTicks ? 'var(--target) ' : ''}${isPhone ? 'minmax(0, 1fr)' : columnWidths(shown)} var(--target)`;

  const [active, setActive] = useState(0);
  const current = Math.max(0, Math.min(active, count - 1));
  const virtual = useVisibleRows({ rows, count, current, isPhone, top });
  const { onKeyDown } = useTableKeys({
    body,
    rows,
    count,
    active: current,
    onMove: (index) => {
      setActive(index);
      virtual.scrollToIndex(index);
    },
    selection,
    onOpen,
  });
  const onClick = clickOn({ rows, selection, onActive: setActive, onOpen, selects: isPhone && hasTicks });

  return (
    <div className={classes.table} style={{ '--columns': template }} data-phone={isPhone || undefined}>
      <BulkBar selection={selection} count={count} actions={bulkActions} />
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand make no table */}
      <div
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={count + (isPhone ? 0 : 1)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {!isPhone && (
          <DataTableHead
            columns={shown}
            sorting={sorting}
            onSort={onSort}
            selection={selection}
            count={count}
            inert={selection.ids.size > 0}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div ref={body} role="rowgroup" className={classes.body} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = rows.at(index);
            const box = { index, start: start - top, height: size };
            if (!row) return <SkeletonRow key={index} {...box} />;
            return (
              <DataTableRow
                key={row.id}
                {...box}
                row={row}
                rowIndex={index + (isPhone ? 1 : 2)}
                columns={shown}
                {...(isPhone && summary && { summary })}
                name={nameOf(row)}
                hasTick={hasTicks}
                isSelected={selection.ids.has(row.id)}
                isTabStop={index === current}
                menu={menu}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
