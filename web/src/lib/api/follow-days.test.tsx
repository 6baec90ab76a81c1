import { contract } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { hook } from '../../../test/hooks.tsx';
import { forgetToken, keepToken } from '../session/token.ts';
import { followDays } from './follow-days.ts';
import { useFetch } from './index.ts';

const { list: reports } = contract.reports;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 1, 23, 50) });
  keepToken('mia');
  server.answers(reports, []);
});
afterEach(() => {
  forgetToken();
  vi.useRealTimers();
});

test('what is on the screen is asked for again once another day has begun', async () => {
  const { result } = hook(() => {
    const client = useQueryClient();
    useEffect(() => followDays(client), [client]);
    return useFetch(reports);
  });
  await waitFor(() => expect(result.current.data).toEqual([]));
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(server.calls(reports)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  await waitFor(() => expect(server.calls(reports)).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  expect(server.calls(reports)).toHaveLength(2);
});
