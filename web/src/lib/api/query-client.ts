import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../toasts/toasts.ts';
import { ApiError } from './api-error.ts';
import { isOutdated, refreshOutdated, staleTime } from './freshness.ts';
import { onNewRevisions } from './revisions.ts';

/** One retry for a connection that broke; a refusal stays a refusal. */
const worthARetry = (failures: number, error: ApiError) =>
  failures < 1 && !error.isPassing && (error.code === 'network' || error.status >= 502);

const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Something may have changed while the reply was under way.
      onSuccess: (_reply, query) => {
        if (isOutdated(query)) void refreshOutdated(client);
      },
      // A screen that has nothing yet shows its failure itself; one that shows older data only hears of it.
      onError: (error, query) => {
        if (query.state.data !== undefined && error.code !== 'network' && !error.isPassing) tellFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _call, _context, mutation) => {
        if (!mutation.meta?.quiet) tellFailure(error);
      },
      onSuccess: (reply, _call, _context, mutation) => {
        if (mutation.meta?.saysDone) return;
        const message = messageOf(reply);
        if (message) toast.info(message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: 30 * 60_000,
        retry: worthARetry,
        refetchOnWindowFocus: true,
        // A missing network is told at once instead of waited for, and what is missing is asked for when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onNewRevisions(() => void refreshOutdated(client));
  return client;
};

export const queryClient = createQueryClient();

function tellFailure(error: unknown) {
  if (error instanceof ApiError && error.status !== 401) toast.error(error.message);
}

function messageOf(reply: unknown) {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return;
  return typeof reply.message === 'string' ? reply.message : undefined;
}
