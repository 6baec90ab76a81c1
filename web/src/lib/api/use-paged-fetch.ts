import type { Endpoint, Page, ReplyOf } from '@larder/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApiError } from './api-error.ts';
import type { AnyCall, CallOf } from './call.ts';
import { queryOf, replyKey } from './freshness.ts';

export type ItemOf<E extends Endpoint> = ReplyOf<E> extends { items: (infer Item)[] } ? Item : never;

export interface PagedReply<Item> {
  /** Items of the whole list, undefined until the first page has come. */
  total: number | undefined;
  /** Undefined while its page is under way. */
  itemAt: (index: number) => Item | undefined;
  /** Says which items are on the screen, so that their pages are fetched. */
  show: (first: number, last: number) => void;
  /** Why what is on the screen cannot be shown. */
  error: ApiError | null;
  retry: () => void;
}

/** The items on the screen, and of which list: a new list begins at its top. */
interface Shown {
  list: string;
  first: number;
  last: number;
}

/**
 * A long list of which only the pages on the screen are fetched, in any order: a jump to its end costs one page.
 * @param perPage items of a page
 */
export function usePagedFetch<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  { perPage, enabled = true }: { perPage: number; enabled?: boolean },
): PagedReply<ItemOf<E>> {
  const client = useQueryClient();
  const list = JSON.stringify(replyKey(endpoint, call));
  const [shown, setShown] = useState<Shown>({ list, first: 0, last: 0 });
  const { first, last } = shown.list === list ? shown : { first: 0, last: 0 };
  const pageOf = (index: number) => Math.floor(index / perPage) + 1;
  const keyOf = (page: number) => replyKey(endpoint, withPage(call, page, perPage));
  const cachedPage = (page: number) => client.getQueryData<Page<ItemOf<E>>>(keyOf(page));

  const replies = useQueries({
    queries: numbersBetween(pageOf(first), pageOf(last)).map((page) => ({
      ...queryOf(endpoint, withPage(call, page, perPage)),
      enabled,
    })),
  });

  return {
    total: (cachedPage(pageOf(first)) ?? cachedPage(pageOf(last)) ?? cachedPage(1))?.total,
    itemAt: (index) => cachedPage(pageOf(index))?.items[index % perPage],
    show: useCallback(
      (from, to) =>
        setShown((now) =>
          now.list === list && now.first === from && now.last === to ? now : { list, first: from, last: to },
        ),
      [list],
    ),
    error: replies.find(({ error, data }) => error && !data)?.error ?? null,
    retry: () => {
      for (const reply of replies) if (reply.error) void reply.refetch();
    },
  };
}

const numbersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const withPage = (call: AnyCall, page: number, perPage: number): AnyCall => ({
  ...call,
  query: { ...(call.query ?? {}), page, perPage },
});
