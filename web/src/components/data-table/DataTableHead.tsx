import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import spoken from '../spoken.module.css';
import type { Column, Sorting } from './columns.ts';
import classes from './DataTable.module.css';
import type { Selection } from './use-selection.ts';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selection: Selection;
  count: number;
  /** It lies below the bar of the rows that are selected. */
  inert: boolean;
}

/** Names of the columns, and the order of the rows: a click sorts by a column, another one the other way round. */
export function DataTableHead<Row>({ columns, sorting, onSort, selection, count, inert }: DataTableHeadProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand make no table
    <div role="rowgroup" className={classes.head} inert={inert}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; what can be used in it has the focus */}
      <div role="row" aria-rowindex={1} className={classes.columns}>
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
        <div role="columnheader" className={classes.tickCell}>
          <label className={classes.tickArea}>
            <input
              type="checkbox"
              className={classes.tick}
              aria-label={t('table.select-all', { count })}
              checked={false}
              onChange={selection.selectAll}
              disabled={count === 0}
            />
          </label>
        </div>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
        <div role="columnheader">
          <span className={spoken.only}>{t('table.actions')}</span>
        </div>
      </div>
    </div>
  );
}

function HeadCell<Row>({
  column: { key, title, sortBy, isNumber },
  sorting,
  onSort,
}: {
  column: Column<Row>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  const isSorted = sorting.by === key;
  const Arrow = sorting.descending ? IconArrowDown : IconArrowUp;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above
    <div
      role="columnheader"
      className={classes.headCell}
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortBy ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ by: key, descending: isSorted && !sorting.descending })}
        >
          <span className={classes.title}>{title}</span>
          {isSorted && <Arrow size={16} aria-hidden="true" />}
        </button>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
    </div>
  );
}
