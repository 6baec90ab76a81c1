import { useMemo, useState } from 'react';
import { type Preference, preference } from '../../lib/preferences/preference.ts';
import { type Column, chosenColumns, type Sorting } from './columns.ts';
import type { Selection } from './use-selection.ts';

export interface TableTaste {
  sorting: Sorting;
  /** Keys of the columns that somebody chose; null for the usual ones. */
  columns: readonly string[] | null;
}

/**
 * Order and columns of a table, remembered by this browser.
 * @param table names it among all tables
 */
export const tablePreference = (table: string, sorting: Sorting): Preference<TableTaste> =>
  preference<TableTaste>(`larder.table.${table}`, { sorting, columns: null });

/** How somebody looks at a table: its order, its columns, and whether rows are being selected. */
export interface TableView<Row> {
  columns: readonly Column<Row>[];
  /** The columns that are chosen. */
  shown: readonly Column<Row>[];
  taste: TableTaste;
  changeTaste: (taste: Partial<TableTaste>) => void;
  /** On a phone rows are ticked only in a mode of its own. */
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
  /** What was selected has been dealt with. */
  endSelecting: (selection: Selection) => void;
}

/** @param columnsOf makes the columns in the words of the page; the same function each time */
export function useTable<Row>(preferred: Preference<TableTaste>, columnsOf: () => Column<Row>[]): TableView<Row> {
  const [taste, changeTaste] = preferred.use();
  const [isSelecting, setSelecting] = useState(false);
  const columns = useMemo(() => columnsOf(), [columnsOf]);
  const shown = useMemo(() => chosenColumns(columns, taste.columns), [columns, taste.columns]);
  const endSelecting = (selection: Selection) => {
    selection.clear();
    setSelecting(false);
  };
  return { columns, shown, taste, changeTaste, isSelecting, setSelecting, endSelecting };
}
