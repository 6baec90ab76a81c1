import type { Endpoint, ReplyOf } from '@larder/contract';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { CallArguments } from './call.ts';
import { queryOf } from './freshness.ts';

export interface FetchOptions {
  /** False: nothing is asked for yet. */
  enabled?: boolean;
  /** Go on showing the last reply while another call is under way, so that nothing flickers. */
  keepPrevious?: boolean;
  /** While it is on the screen it stays as it is, whatever changes: somebody works on it. */
  isSteady?: boolean;
  /** Asks again so many milliseconds after each reply, for what nobody is told of; false while it is not to change. */
  pollEvery?: number | false;
}

/** What a screen has to know of something that was asked for. */
export interface Fetched<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

/** A call as the query cache takes it: for `queryClient.ensureQueryData` and `prefetchQuery`. */
export function fetching<E extends Endpoint>(endpoint: E, ...[call]: CallArguments<E, []>) {
  return queryOptions<ReplyOf<E>, ApiError>(queryOf(endpoint, call ?? {}));
}

/** What an endpoint answers, cached and shared between components, asked for again when it is no longer true. */
export function useFetch<E extends Endpoint>(
  endpoint: E,
  ...[call, options = {}]: CallArguments<E, [options?: FetchOptions]>
): UseQueryResult<ReplyOf<E>, ApiError> {
  const { enabled, keepPrevious, isSteady = false, pollEvery = false } = options;
  return useQuery<ReplyOf<E>, ApiError>({
    ...queryOf(endpoint, call ?? {}, isSteady),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(pollEvery !== false && { refetchInterval: pollEvery }),
    ...(enabled === undefined ? {} : { enabled }),
  });
}
