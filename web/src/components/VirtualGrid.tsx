import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { cardGrid, type GridShape } from './grid-shapes.ts';
import { usePosition } from './use-position.ts';
import classes from './VirtualGrid.module.css';

interface VirtualGridProps<Item> {
  /** Items of the whole list, those not fetched yet included. */
  count: number;
  /** Undefined while the item is under way. */
  itemAt: (index: number) => Item | undefined;
  keyOf: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  /** In the place of an item that is under way, of exactly its size. */
  skeleton: ReactNode;
  /** Hears which items are on the screen or just beside it. Must stay the same function for the same list. */
  onShow?: (first: number, last: number) => void;
  shape?: (windowWidth: number) => GridShape;
  /** Names the list, so that coming back to it finds every row as high as it was. */
  listKey: string;
  label: string;
}

/** Rows beyond the screen that are drawn beforehand on each side. */
const overscan = 3;

const measured = new Map<string, VirtualItem[]>();

/** A list of any length of which only what is near the screen exists. The window scrolls it. */
export function VirtualGrid<Item>({
  count,
  itemAt,
  keyOf,
  render,
  skeleton,
  onShow,
  shape = cardGrid,
  listKey,
  label,
}: VirtualGridProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const { windowWidth, width, top } = usePosition(list);
  const { columns, columnGap, rowGap, rowHeight } = shape(windowWidth);
  const memory = `${listKey} ${columns} ${windowWidth}`;
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight((width - (columns - 1) * columnGap) / columns),
    gap: rowGap,
    overscan,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(memory) ?? [],
  });

  useEffect(() => () => void measured.set(memory, rows.measurementsCache), [memory, rows]);

  const visible = rows.getVirtualItems();
  const first = (visible[0]?.index ?? 0) * columns;
  const last = Math.min(count - 1, ((visible.at(-1)?.index ?? 0) + 1) * columns - 1);
  useEffect(() => {
    if (last >= first) onShow?.(first, last);
  }, [onShow, first, last]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, which a ul does not allow
    <div ref={list} role="list" aria-label={label} className={classes.list} style={{ blockSize: rows.getTotalSize() }}>
      {visible.map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className={classes.row}
          style={rowStyle(row.start - rows.options.scrollMargin, columns, columnGap)}
        >
          {cellsOf(row.index, columns, count).map((index) => {
            const item = itemAt(index);
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={item === undefined ? index : keyOf(item)}
                role="listitem"
                aria-setsize={count}
                aria-posinset={index + 1}
                className={classes.cell}
              >
                {item === undefined ? skeleton : render(item, index)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const rowStyle = (offset: number, columns: number, columnGap: number): CSSProperties => ({
  transform: `translateY(${offset}px)`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap,
});

const cellsOf = (row: number, columns: number, count: number) =>
  Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => row * columns + column);
