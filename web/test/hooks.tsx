import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../src/lib/api/index.ts';

/** Runs a hook with the query cache of the application. */
export const hook = <Result,>(run: () => Result) => renderHook(run, { wrapper: WithQueries });

const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
