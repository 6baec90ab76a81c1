import type { Endpoint, ReplyOf, Revisions, Topic } from '@larder/contract';
import { focusManager, type Query, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { AnyCall, CallOf } from './call.ts';
import { type Answer, exchangeOrRecall } from './on-device.ts';
import { revisionsOfReply } from './request.ts';
import { areKnown, isSuperseded, ownScope, type Scope, scopeOf } from './revisions.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly Topic[] | undefined; scope?: Scope; isSteady?: boolean };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the cache itself has queries of every type.
export type AnyQuery = Query<any, any, any, any>;

/** The revisions at which the reply of a query was made. */
const madeAt = new WeakMap<AnyQuery, Partial<Revisions>>();

/** How many optimistic updates a query shows that the server has not answered yet. */
const unconfirmed = new WeakMap<AnyQuery, number>();

export const isUnconfirmed = (query: AnyQuery) => unconfirmed.has(query);

/** The key under which a call's reply is cached. */
export const replyKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, call?: AnyCall) =>
  call === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, call];

/** A call as the query cache takes it. Its reply is fresh until the server tells a higher revision of one of its topics. */
export const queryOf = <E extends Endpoint>(endpoint: E, call: AnyCall, isSteady = false) => ({
  queryKey: replyKey(endpoint, call),
  queryFn: async ({ client, queryKey, signal }: QueryFunctionContext): Promise<ReplyOf<E>> => {
    const find = () => client.getQueryCache().find({ queryKey, exact: true });
    const later = {
      take: (late: Answer<ReplyOf<E>>) => {
        const query = find();
        // What shows an optimistic update is asked for when that is confirmed.
        if (!query || isUnconfirmed(query)) return;
        client.setQueryData(queryKey, late.reply);
        madeAt.set(query, late.revisions);
      },
      gone: () => void client.resetQueries({ queryKey, exact: true }),
    };
    const isShown = find()?.state.data !== undefined;
    const { reply, revisions } = await exchangeOrRecall(endpoint, call, signal, { later, isShown });
    const query = find();
    if (query && !signal.aborted) madeAt.set(query, revisions);
    return reply;
  },
  meta: { topics: endpoint.topics, scope: scopeOf(endpoint, call), isSteady },
  ...(isSteady && { refetchOnWindowFocus: false }),
});

/** Caches what a change has answered as the reply to another call, as of the same moment. */
export function cacheReply<E extends Endpoint>(client: QueryClient, endpoint: E, call: CallOf<E>, reply: ReplyOf<E>) {
  const queryKey = replyKey(endpoint, call);
  client.setQueryData(queryKey, reply);
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query) madeAt.set(query, revisionsOfReply(reply));
}

export const isOutdated = (query: AnyQuery): boolean => {
  const { topics, scope = ownScope } = query.meta ?? {};
  return topics !== undefined && query.state.data !== undefined && isSuperseded(scope, topics, madeAt.get(query));
};

/** Visitors are told of no changes, and nobody of those of another group: such replies are looked at again after a while. */
const unfollowed = 30_000;

export const staleTime = (query: AnyQuery): number => {
  if (isOutdated(query)) return 0;
  const { topics, scope } = query.meta ?? {};
  return scope === ownScope && topics && areKnown(scope, topics) ? Number.POSITIVE_INFINITY : unfollowed;
};

/**
 * Asks again for what is on the screen and no longer true; the rest is asked for when it is next shown. A reply that is
 * under way is awaited, and what shows an optimistic update waits until that is confirmed.
 */
export const refreshOutdated = async (client: QueryClient): Promise<void> => {
  if (!focusManager.isFocused()) return;
  const predicate = (query: AnyQuery) => isOutdated(query) && !query.meta?.isSteady && !isUnconfirmed(query);
  await client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
};

/** Holds what a query shows until the returned function is called. */
export function hold(query: AnyQuery) {
  unconfirmed.set(query, (unconfirmed.get(query) ?? 0) + 1);
  return () => {
    const others = (unconfirmed.get(query) ?? 1) - 1;
    if (others > 0) unconfirmed.set(query, others);
    else unconfirmed.delete(query);
  };
}
