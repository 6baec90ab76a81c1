import { useDeferredValue, useMemo } from 'react';
import { locale } from '../../lib/messages/index.ts';
import { findRows, searchable, sortRows } from './arrange-rows.ts';
import type { Column, Sorting } from './columns.ts';

/** The rows of a table in the order in which it shows them. All of them may be here, or only the pages on the screen. */
export interface Rows<Row> {
  /** Rows of the whole table; undefined until it is known. */
  count: number | undefined;
  /** Undefined while the row is under way. */
  at: (index: number) => Row | undefined;
  /** Hears which rows are on the screen. Must stay the same function for the same list. */
  show?: (first: number, last: number) => void;
  /** The ids of all rows in their order, to select all of them or those from one to another. */
  ids: () => readonly string[] | Promise<readonly string[]>;
}

interface Arrangement<Row> {
  search: string;
  sorting: Sorting;
  columns: readonly Column<Row>[];
  /** Everything of a row that a search may find it by. Must stay the same function. */
  textsOf: (row: Row) => string[];
  /** Must stay the same function for the same filter. */
  filter?: ((row: Row) => boolean) | undefined;
}

/** Rows that are all here, searched, filtered and sorted without asking the server. Typing never waits for the rows. */
export function useRowsAtHand<Row extends { id: string }>(
  items: readonly Row[] | undefined,
  { search, sorting, columns, textsOf, filter }: Arrangement<Row>,
): Rows<Row> {
  const sought = useDeferredValue(search);
  const { by, descending } = sorting;
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === by);
    return searchable(sortRows(items ?? [], column, { by, descending }, locale()), textsOf);
  }, [items, columns, textsOf, by, descending]);
  const found = useMemo(() => {
    const rows = findRows(sorted, sought);
    return filter ? rows.filter(filter) : rows;
  }, [sorted, sought, filter]);
  const isKnown = items !== undefined;
  return useMemo(
    () => ({
      count: isKnown ? found.length : undefined,
      at: (index) => found[index],
      ids: () => found.map(({ id }) => id),
    }),
    [found, isKnown],
  );
}
