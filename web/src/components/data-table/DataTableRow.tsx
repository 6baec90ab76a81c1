import { IconDots } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { t } from '../../lib/messages/index.ts';
import { IconButton } from '../IconButton.tsx';
import { OnDemand } from '../OnDemand.tsx';
import { Skeleton } from '../Skeleton.tsx';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { RowMenu } from './RowMenu.tsx';

/** Where a row lies in the body of its table, in px from its top. */
interface RowBox {
  index: number;
  start: number;
  height: number;
}

interface DataTableRowProps extends RowBox {
  row: { id: string };
  /** As it is read out, from 1. */
  rowIndex: number;
  columns: readonly Column<{ id: string }>[];
  summary?(row: { id: string }): ReactNode;
  name: string;
  hasTick: boolean;
  isSelected: boolean;
  /** Where Tab enters the table. */
  isTabStop: boolean;
  menu(row: { id: string }): ReactNode;
}

const styleOf = ({ start, height }: RowBox): CSSProperties => ({
  transform: `translateY(${start}px)`,
  blockSize: height,
});

/** Drawn anew only when something of it changes: the table draws all its rows with each step of scrolling. */
export const DataTableRow = memo(function DataTableRow({
  row,
  rowIndex,
  columns,
  summary,
  name,
  hasTick,
  isSelected,
  isTabStop,
  menu,
  ...box
}: DataTableRowProps) {
  const tabIndex = isTabStop ? 0 : -1;
  const label = t('table.more', { name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand make no table
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      data-index={box.index}
      className={classes.row}
      style={styleOf(box)}
    >
      {hasTick && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above
        <div role="gridcell" className={classes.tickCell}>
          <label className={classes.tickArea} data-tick>
            <input
              type="checkbox"
              className={classes.tick}
              aria-label={t('table.select', { name })}
              checked={isSelected}
              readOnly
              tabIndex={tabIndex}
            />
          </label>
        </div>
      )}
      {columns.map(({ key, cell, isNumber }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          key={key}
          role="gridcell"
          tabIndex={-1}
          className={classes.cell}
          data-number={isNumber || undefined}
          data-name={index === 0 || undefined}
        >
          {cell(row)}
          {index === 0 && summary && <div className={classes.summary}>{summary(row)}</div>}
        </div>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
      <div role="gridcell" data-menu>
        <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} tabIndex={tabIndex} onClick={ask} />}>
          <RowMenu label={label} tabIndex={tabIndex}>
            {menu(row)}
          </RowMenu>
        </OnDemand>
      </div>
    </div>
  );
});

/** In the box of a row that is under way. */
export function SkeletonRow(box: RowBox) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: rows that are placed by hand make no table
    <div role="row" data-index={box.index} className={classes.row} style={styleOf(box)}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
      <div role="gridcell" className={classes.waiting}>
        <Skeleton width={`${48 - ((box.index * 17) % 24)}%`} />
      </div>
    </div>
  );
}
