import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api/index.ts';
import { ErrorState } from './ErrorState.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const retry = vi.fn();
const show = (code: ApiError['code'], status: number) =>
  render(
    <MantineProvider>
      <ErrorState error={new ApiError('Everything is back in a few minutes.', { code, status })} onRetry={retry} />
    </MantineProvider>,
  );

test('while a backup is restored it says so, and asks again by itself until all is back', () => {
  const { unmount } = show('server.restoring', 503);
  expect(screen.getByRole('heading', { name: 'Importing Backup' })).toBeTruthy();
  expect(screen.getByText('Everything is back in a few minutes.')).toBeTruthy();
  act(() => vi.advanceTimersByTime(11_000));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  act(() => vi.advanceTimersByTime(60_000));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a server that starts is asked again too', () => {
  retry.mockClear();
  show('server.starting', 503);
  act(() => vi.advanceTimersByTime(6000));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what else failed waits for somebody', () => {
  retry.mockClear();
  show('server.failed', 500);
  act(() => vi.advanceTimersByTime(60_000));
  expect(retry).not.toHaveBeenCalled();
});
