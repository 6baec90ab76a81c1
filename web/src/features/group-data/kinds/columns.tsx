import type { Column } from '../../../components/data-table/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import type { DataRow } from '../data-kind.ts';

/** How a table comes until somebody sorts it. */
export const byName = { by: 'name', descending: false };

export const nameColumn = <Row extends DataRow>(): Column<Row> => ({
  key: 'name',
  title: t('data.name'),
  cell: ({ name }) => <bdi>{name}</bdi>,
  least: 150,
  share: 2,
  sortBy: ({ name }) => name,
});

/** A text that may be missing. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  textOf: (row: Row) => string | null,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  key,
  title,
  cell: textOf,
  least: 120,
  share: 1.4,
  sortBy: (row) => textOf(row) || null,
  ...more,
});

export const usesColumn = <Row,>(title: string, usesOf: (row: Row) => number): Column<Row> => ({
  key: 'uses',
  title,
  cell: (row) => formatNumber(usesOf(row)),
  least: 76,
  share: 0.5,
  sortBy: usesOf,
  isNumber: true,
});
