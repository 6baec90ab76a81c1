export { findRows, searchable } from './arrange-rows.ts';
export { type BulkAction, BulkBar } from './BulkBar.tsx';
export type { Column } from './columns.ts';
export { NothingFound } from './NothingFound.tsx';
export { RowMenu } from './RowMenu.tsx';
export { type Rows, useRowsAtHand } from './rows.ts';
export { TableScreen } from './TableScreen.tsx';
export { type Selection, useSelection } from './use-selection.ts';
export { type TableTaste, tablePreference, useTable } from './use-table.ts';
