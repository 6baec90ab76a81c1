import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../toasts/toasts.ts';
import { ApiError } from './api-error.ts';

/** One retry for a connection that broke; a refusal stays a refusal. */
const worthARetry = (failures: number, error: ApiError) =>
  failures < 1 && (error.code === 'network' || error.status >= 502);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // A screen that has nothing yet shows its failure itself; one that shows older data only hears of it.
    onError: (error, query) => {
      if (query.state.data !== undefined && error.code !== 'network') tellFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _call, _context, mutation) => {
      if (!mutation.meta?.quiet) tellFailure(error);
    },
    onSuccess: (reply) => {
      const message = messageOf(reply);
      if (message) toast.info(message);
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: worthARetry, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function tellFailure(error: unknown) {
  if (error instanceof ApiError && error.status !== 401) toast.error(error.message);
}

function messageOf(reply: unknown) {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return;
  return typeof reply.message === 'string' ? reply.message : undefined;
}
