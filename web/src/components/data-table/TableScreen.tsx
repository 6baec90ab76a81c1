import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/dates/dates.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { ErrorState } from '../ErrorState.tsx';
import { PageHeading } from '../Page.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { NothingFound } from './NothingFound.tsx';
import { TableBar } from './TableBar.tsx';
import type { TableView } from './use-table.ts';

interface Failure {
  error: unknown;
  onRetry: () => unknown;
}

interface TableScreenProps<Row extends { id: string }>
  extends Omit<DataTableProps<Row>, 'label' | 'columns' | 'sorting' | 'onSort' | 'isSelecting'> {
  title: string;
  /** Rows without any search or filter; undefined until it is known. */
  total: number | undefined;
  /** At the end of the heading. */
  actions?: ReactNode;
  /** Between the heading and the table. */
  above?: ReactNode;
  /** Nothing could be fetched. */
  failure: Failure | null;
  /** In the place of a table that would have no row at all. */
  empty?: ReactNode;
  table: TableView<Row>;
  search: { label: string; text: string; onChange: (text: string) => void };
  filters?: ReactNode;
  /** Makes what was sought and not found. */
  onCreate?: () => void;
  /** Takes the search and all filters away. */
  onShowAll: () => void;
}

/** A page that is one table: its heading, its search and filters, its rows, and what stands there when there are none. */
export function TableScreen<Row extends { id: string }>({
  title,
  total,
  actions,
  above,
  failure,
  empty,
  table: { columns, shown, taste, changeTaste, isSelecting, setSelecting },
  search,
  filters,
  onCreate,
  onShowAll,
  ...rest
}: TableScreenProps<Row>) {
  useTitle(title);
  return (
    <>
      <PageHeading title={title} aside={total === undefined ? undefined : formatNumber(total)} actions={actions} />
      {above}
      {failure ? <ErrorState {...failure} /> : empty}
      {!failure && !empty && (
        <>
          <TableBar
            searchLabel={search.label}
            search={search.text}
            onSearch={search.onChange}
            columns={columns}
            taste={taste}
            onTaste={changeTaste}
            filters={filters}
            isSelecting={isSelecting}
            onSelecting={setSelecting}
          />
          <DataTable
            label={title}
            columns={shown}
            sorting={taste.sorting}
            onSort={(sorting) => changeTaste({ sorting })}
            isSelecting={isSelecting}
            {...rest}
          />
          {rest.rows.count === 0 && (
            <NothingFound sought={search.text.trim()} onClear={onShowAll} {...(onCreate && { onCreate })} />
          )}
        </>
      )}
    </>
  );
}
