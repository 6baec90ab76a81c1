import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useRowsAtHand, useSelection, useTable } from '../../components/data-table/index.ts';
import type { ApiError } from '../../lib/api/index.ts';
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
  const rows = useRowsAtHand(filter.isReady ? data?.items : undefined, {
    search: sought,
    sorting: table.taste.sorting,
    columns: table.columns,
    textsOf: kind.textsOf,
    filter: filter.passes,
  });
  return {
    search,
    go,
    items: data?.items,
    total: data?.items.length,
    failure: error && !data ? { error, onRetry: refetch } : null,
    filterFailure: filter.error && { error: filter.error, onRetry: filter.refetch },
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

interface DataFilter<Row> {
  /** Undefined where every row passes. */
  passes: ((row: Row) => boolean) | undefined;
  /** False until it is known which rows nothing refers to, where only they are to be shown. */
  isReady: boolean;
  error: ApiError | null;
  refetch: () => unknown;
}

/** The filter that the address of a data page names. */
function useDataFilter<Row extends DataRow, Draft extends { name: string }>(
  kind: DataKind<Row, Draft>,
  { unused: isAsked, label }: DataSearch,
): DataFilter<Row> {
  const { data, error, refetch } = kind.useUnused(isAsked === true);
  const unused = isAsked ? data?.items : undefined;
  const passes = useMemo(() => {
    if (!unused && label === undefined) return;
    const ids = unused && new Set(unused.map(({ id }) => id));
    return (row: Row) => (!ids || ids.has(row.id)) && (kind.passes?.(row, { ...(label && { label }) }) ?? true);
  }, [kind, unused, label]);
  return {
    passes,
    isReady: !isAsked || unused !== undefined,
    error: isAsked && !unused ? error : null,
    refetch,
  };
}
