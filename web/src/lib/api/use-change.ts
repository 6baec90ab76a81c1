import type { Endpoint, ReplyOf } from '@larder/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { AnyCall, CallOf } from './call.ts';
import { ReplyCache } from './reply-cache.ts';
import { type RequestOptions, request } from './request.ts';
import { replyKey } from './use-fetch.ts';

export interface ChangeOptions<E extends Endpoint> {
  /** Endpoints whose kept answers are no longer true after the change; each that is on the screen is fetched anew. */
  stale?: readonly Endpoint[];
  /** Shows the outcome before the server has answered. It is put back when the server refuses. */
  ahead?: (cache: ReplyCache, call: CallOf<E>) => void;
  /** No toast when it fails: the form or screen shows the error itself. */
  quiet?: boolean;
  onDone?: (reply: ReplyOf<E>, call: CallOf<E>) => void;
  onProgress?: RequestOptions['onProgress'];
}

/** Nothing needs to be given where an endpoint takes nothing. */
export type ChangeCall<E extends Endpoint> = Record<never, never> extends CallOf<E> ? CallOf<E> | undefined : CallOf<E>;

/** A call that changes something. `mutate` tells failures by toast; `mutateAsync` throws them as well. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { stale = [], ahead, quiet = false, onDone, onProgress }: ChangeOptions<E> = {},
): UseMutationResult<ReplyOf<E>, ApiError, ChangeCall<E>, ReplyCache> {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, ApiError, ChangeCall<E>, ReplyCache>({
    mutationFn: (call) => request(endpoint, plain(call), onProgress ? { onProgress } : {}),
    meta: { quiet },
    onMutate: (call) => {
      const cache = new ReplyCache(client);
      if (call) ahead?.(cache, call);
      return cache;
    },
    onError: (_error, _call, cache) => cache?.restore(),
    onSuccess: (reply, call) => {
      if (call) onDone?.(reply, call);
    },
    onSettled: () => Promise.all(stale.map((endpoint) => client.invalidateQueries({ queryKey: replyKey(endpoint) }))),
  });
}

const plain = (call: AnyCall | undefined): AnyCall => call ?? {};
