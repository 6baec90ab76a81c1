export type { BulkAction } from './BulkBar.tsx';
export { type Column, chosenColumns, type Sorting } from './columns.ts';
export { DataTable } from './DataTable.tsx';
export { type Rows, useRowsAtHand } from './rows.ts';
export { TableBar } from './TableBar.tsx';
export { tablePreference } from './table-preference.ts';
export { type Selection, useSelection } from './use-selection.ts';
