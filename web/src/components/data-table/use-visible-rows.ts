import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';
import type { Rows } from './rows.ts';

/** Heights in px: of a line of a table, of a phone's row with its summary, and of the names of the columns. */
export const lineHeight = 52;
const phoneRowHeight = 68;
const headHeight = 48;
/** The bar at the top of every page, and that of a phone's bottom, which a row must not hide behind. */
const topBar = 68;
const bottomBar = 84;
const overscan = 8;

interface VisibleRows<Row> {
  rows: Rows<Row>;
  count: number;
  /** The row that has the focus: it stays, wherever the page is scrolled to. */
  current: number;
  isPhone: boolean;
  /** Where the first row begins on the page. */
  top: number;
}

/** The rows near the screen, which alone exist. */
export function useVisibleRows<Row>({ rows, count, current, isPhone, top }: VisibleRows<Row>) {
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => (isPhone ? phoneRowHeight : lineHeight),
    overscan,
    scrollMargin: top,
    scrollPaddingStart: topBar + (isPhone ? 0 : headHeight),
    scrollPaddingEnd: isPhone ? bottomBar : 0,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        [...new Set([...defaultRangeExtractor(range), ...(range.count > 0 ? [current] : [])])].sort((a, b) => a - b),
      [current],
    ),
  });
  const { startIndex: first = 0, endIndex: last = -1 } = virtual.range ?? {};
  const { show } = rows;
  useEffect(() => {
    if (last >= first) show?.(first, last);
  }, [show, first, last]);
  return virtual;
}
