import type { Endpoint, ReplyOf } from '@larder/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '../browser/new-id.ts';
import { ApiError } from './api-error.ts';
import type { AnyCall, CallOf } from './call.ts';
import { refreshOutdated } from './freshness.ts';
import { leaveToDevice, type Waiting, type Waits } from './on-device.ts';
import { OptimisticUpdate } from './optimistic-update.ts';
import { type RequestOptions, request } from './request.ts';

export interface ChangeOptions<E extends Endpoint> {
  /** Shows the outcome before the server has answered. It is taken back when the server refuses. */
  optimistic?: (update: OptimisticUpdate, call: CallOf<E>) => void;
  /** No toast when it fails: the form or screen shows the error itself. */
  quiet?: boolean;
  /** The screen says itself that it is done, instead of the reply's own message. */
  saysDone?: boolean;
  onDone?: (reply: ReplyOf<E>, call: CallOf<E>) => void;
  onProgress?: RequestOptions['onProgress'];
  /** Without a network it waits on this device, where that can take it. */
  waits?: (call: CallOf<E>) => Waits<ReplyOf<E>>;
}

/** Nothing needs to be given where an endpoint takes nothing. */
export type ChangeCall<E extends Endpoint> = Record<never, never> extends CallOf<E> ? CallOf<E> | undefined : CallOf<E>;

/**
 * A call that changes something. Its reply tells the new revisions, so that what is on the screen is asked for again where it
 * has to be. `mutate` tells failures by toast; `mutateAsync` throws them as well.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { optimistic, quiet = false, saysDone = false, onDone, onProgress, waits }: ChangeOptions<E> = {},
): UseMutationResult<ReplyOf<E>, ApiError, ChangeCall<E>, OptimisticUpdate> {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, ApiError, ChangeCall<E>, OptimisticUpdate>({
    mutationFn: (call) => {
      if (!waits || !call) return request(endpoint, plain(call), onProgress ? { onProgress } : {});
      // It may be only the reply that the network loses.
      const idempotencyKey = newId();
      const sending = request(endpoint, call, { idempotencyKey, ...(onProgress && { onProgress }) });
      return sending.catch((error) => orLeave(error, endpoint, call, { ...waits(call), idempotencyKey }));
    },
    meta: { quiet, saysDone },
    // Who goes on from what shows already means what comes after it, whichever way is quicker to the server.
    ...(optimistic && { scope: { id: endpoint.path } }),
    onMutate: (call) => {
      const update = new OptimisticUpdate(client);
      if (call) optimistic?.(update, call);
      return update;
    },
    onError: (_error, _call, update) => update?.takeBack(),
    onSuccess: (reply, call, update) => {
      update.confirm();
      if (call) onDone?.(reply, call);
    },
    onSettled: () => refreshOutdated(client),
  });
}

/** What the network broke is left to the device. */
async function orLeave<Reply>(
  error: unknown,
  endpoint: Endpoint,
  call: AnyCall,
  waits: Waiting<Reply>,
): Promise<Reply> {
  const isLeft =
    error instanceof ApiError &&
    error.code === 'network' &&
    (await leaveToDevice(endpoint, call, waits).catch(() => false));
  if (!isLeft) throw error;
  return waits.reply;
}

const plain = (call: AnyCall | undefined): AnyCall => call ?? {};
