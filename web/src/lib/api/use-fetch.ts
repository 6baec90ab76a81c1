import type { Endpoint, ReplyOf } from '@larder/contract';
import {
  keepPreviousData,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { AnyCall, CallArguments } from './call.ts';
import { request } from './request.ts';

export interface FetchOptions {
  /** False: nothing is asked for yet. */
  enabled?: boolean;
  /** Milliseconds for which an answer is taken as fresh; 30 seconds unless said. */
  staleTime?: number;
  /** Go on showing the last answer while another call is under way, so that nothing flickers. */
  keepPrevious?: boolean;
  /** Milliseconds after which to ask again, as long as the page is seen. */
  every?: number;
}

/** The key under which a call's answer is kept. */
export const replyKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, call?: AnyCall) =>
  call === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, call];

/** A call as the query cache takes it: for `queryClient.ensureQueryData` and `prefetchQuery`. */
export function fetching<E extends Endpoint>(endpoint: E, ...[call]: CallArguments<E, []>) {
  const sent: AnyCall = call ?? {};
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: replyKey(endpoint, sent),
    queryFn: ({ signal }) => request(endpoint, sent, { signal }),
  });
}

/** What an endpoint answers, kept and shared between components. */
export function useFetch<E extends Endpoint>(
  endpoint: E,
  ...[call, options = {}]: CallArguments<E, [options?: FetchOptions]>
): UseQueryResult<ReplyOf<E>, ApiError> {
  const { enabled, staleTime, keepPrevious, every } = options;
  const sent: AnyCall = call ?? {};
  const query: UseQueryOptions<ReplyOf<E>, ApiError> = {
    queryKey: replyKey(endpoint, sent),
    queryFn: ({ signal }) => request(endpoint, sent, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(enabled === undefined ? {} : { enabled }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(every === undefined ? {} : { refetchInterval: every }),
  };
  return useQuery(query);
}
