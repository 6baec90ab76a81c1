import { useMemo } from 'react';
import { type ApiError, type Fetched, useFetch } from '../../lib/api/index.ts';
import type { Counted, Saving, SharedEndpoints } from './data-kind.ts';

/** Everything at once: a table of a few thousand rows is searched and sorted here without asking again. */
export const allRows = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;

/** Items with what refers to them. It is asked for by itself, so that a saved recipe makes nobody fetch the items again. */
export function useCounted<Item extends { id: string }>(
  list: Fetched<{ items: Item[] }>,
  endpoints: Pick<SharedEndpoints, 'references'>,
): Fetched<{ items: Counted<Item>[] }> {
  const { data: counts, error, refetch } = useFetch(endpoints.references);
  const items = list.data?.items;
  const data = useMemo(
    () =>
      items &&
      counts && {
        items: items.map((item) => ({ ...item, references: counts[item.id] ?? 0, isUnused: !(item.id in counts) })),
      },
    [items, counts],
  );
  return { data, error: list.error ?? error, refetch: () => Promise.all([list.refetch(), refetch()]) };
}

interface Call<Sent> {
  mutate: (call: Sent, then: { onError: (error: ApiError) => void }) => void;
  isPending: boolean;
  error: ApiError | null;
}

/** The two calls that save an entity, as one: a new one is made, one with an id is replaced. */
export const savingBy = <Draft, Body>(
  create: Call<{ body: Body }>,
  replace: Call<{ params: { itemId: string }; body: Body }>,
  bodyOf: (draft: Draft) => Body,
): Saving<Draft> => ({
  save: (id, draft, onError) =>
    id === undefined
      ? create.mutate({ body: bodyOf(draft) }, { onError })
      : replace.mutate({ params: { itemId: id }, body: bodyOf(draft) }, { onError }),
  isSaving: create.isPending || replace.isPending,
  error: create.error ?? replace.error,
});

/** As many ids as one call takes. */
const idsAtOnce = 5000;

/** Calls with all ids, one part after the other, and answers what each call answered. */
export async function inParts<Reply>(ids: readonly string[], call: (part: string[]) => Promise<Reply>) {
  const replies: Reply[] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) replies.push(await call(ids.slice(from, from + idsAtOnce)));
  return replies;
}
