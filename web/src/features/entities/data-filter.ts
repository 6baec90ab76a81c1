import { useMemo } from 'react';
import type { ApiError } from '../../lib/api/index.ts';
import type { DataKind, DataRow } from './data-kind.ts';
import type { DataSearch } from './data-search.ts';

interface DataFilter<Row> {
  /** Undefined where every row passes. */
  passes: ((row: Row) => boolean) | undefined;
  /** False until it is known which rows nothing refers to, where only they are to be shown. */
  isReady: boolean;
  error: ApiError | null;
  refetch: () => unknown;
}

/** The filter that the address of a data page names. */
export function useDataFilter<Row extends DataRow, Draft extends { name: string }>(
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
