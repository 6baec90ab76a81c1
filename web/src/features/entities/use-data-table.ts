import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useRowsAtHand, useSelection, useTable } from '../../components/data-table/index.ts';
import type { DataKind, DataRow } from './data-kind.ts';
import { type DataSearch, readDataSearch } from './data-search.ts';

/** The table of a kind as the address of its page asks for it, searched, filtered and sorted, and what is selected in it. */
export function useDataTable<Row extends DataRow, Draft extends { name: string }>(kind: DataKind<Row, Draft>) {
  const search = readDataSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = useCallback(
    (part: DataSearch, replace = true) =>
      void navigate({ to: '.', search: (now: DataSearch) => readDataSearch({ ...now, ...part }), replace }),
    [navigate],
  );
  const { data, error, refetch } = kind.useRows();
  const [sought, setSought] = useState(search.search ?? '');
  const table = useTable(kind.taste, kind.columns);
  const filter = useDataFilter(kind, search);
  const rows = useRowsAtHand(data?.items, {
    search: sought,
    sorting: table.taste.sorting,
    columns: table.columns,
    textsOf: kind.textsOf,
    filter,
  });
  return {
    search,
    go,
    items: data?.items,
    total: data?.items.length,
    failure: error && !data ? { error, onRetry: refetch } : null,
    table,
    rows,
    selection: useSelection(rows.ids),
    sought,
    seek: (text: string) => {
      setSought(text);
      go({ search: text || undefined });
    },
    showAll: () => {
      setSought('');
      go({ search: undefined, unused: undefined, label: undefined });
    },
  };
}

/** What the address of a data page lets through; undefined where every row passes. */
function useDataFilter<Row extends DataRow, Draft extends { name: string }>(
  kind: DataKind<Row, Draft>,
  { unused, label }: DataSearch,
): ((row: Row) => boolean) | undefined {
  return useMemo(() => {
    if (!unused && label === undefined) return;
    return (row: Row) => (!unused || row.isUnused) && (kind.passes?.(row, { ...(label && { label }) }) ?? true);
  }, [kind, unused, label]);
}
