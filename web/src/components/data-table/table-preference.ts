import { type Preference, preference } from '../../lib/preferences/preference.ts';
import type { Sorting } from './columns.ts';

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
