import type { ReactNode } from 'react';

/**
 * What a column of a table shows of a row. The first column of a table names the row and is always shown.
 * Its functions are methods, so that a row can be drawn without knowing of which kind it is.
 */
export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** Least width in px: the last columns are left out where not all have so much. */
  least: number;
  /** Share of the width that is left over. */
  share: number;
  /** Makes the column one to sort by; null comes last. Rows that a server sorts need only say that there is something. */
  sortBy?(row: Row): string | number | null;
  /** Aligned to the end, in tabular figures. */
  isNumber?: boolean;
  /** Shown only to those who choose it. */
  isExtra?: boolean;
}

export interface Sorting {
  /** Key of a column. */
  by: string;
  descending: boolean;
}

/** The columns that somebody wants to see: those that were chosen, else the usual ones; the first in any case. */
export const chosenColumns = <Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): Column<Row>[] =>
  columns.filter(({ key, isExtra }, index) => index === 0 || (chosen ? chosen.includes(key) : !isExtra));

/**
 * The first of the columns that fit side by side; one in any case.
 * @param width px that the columns have together
 * @param gap px between two columns
 */
export function columnsThatFit<Row>(columns: readonly Column<Row>[], width: number, gap: number): Column<Row>[] {
  let used = -gap;
  return columns.filter(({ least }, index) => {
    used += least + gap;
    return index === 0 || used <= width;
  });
}

/** Widths of the columns as `grid-template-columns` takes them. */
export const columnWidths = <Row>(columns: readonly Column<Row>[]): string =>
  columns.map(({ least, share }) => `minmax(${least}px, ${share}fr)`).join(' ');
