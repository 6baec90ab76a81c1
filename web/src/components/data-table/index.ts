export { findRows, searchable } from './arrange-rows.ts';
export type { BulkAction } from './BulkBar.tsx';
export { type Column, chosenColumns, type Sorting } from './columns.ts';
export { DataTable } from './DataTable.tsx';
export { RowMenu } from './RowMenu.tsx';
export { type Rows, useRowsAtHand } from './rows.ts';
export { TableBar } from './TableBar.tsx';
export { type TableTaste, tablePreference } from './table-preference.ts';
export { type Selection, useSelection } from './use-selection.ts';
