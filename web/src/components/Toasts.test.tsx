import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../lib/toasts/toasts.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tell = (say: () => unknown) => act(() => void say());

test('what worked is said for two seconds, what failed until somebody closes it', () => {
  tell(() => toast.success('Saved.'));
  tell(() => toast.error('Not saved.'));
  pass(1900);
  expect(screen.queryByText('Saved.')).not.toBeNull();
  pass(600);
  expect(screen.queryByText('Saved.')).toBeNull();
  pass(60_000);
  expect(screen.queryByText('Not saved.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  pass(1000);
  expect(screen.queryByText('Not saved.')).toBeNull();
});

test('regions that are there before anything is said read it out, and only what failed interrupts', () => {
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  tell(() => toast.success('Saved.'));
  tell(() => toast.error('Not saved.'));
  expect([status.textContent, alert.textContent]).toEqual(['Saved.', 'Not saved.']);
});

test('undo stays below the focus, and runs once', () => {
  const undo = vi.fn();
  tell(() => toast.undoable('Deleted.', 'Undo', undo));
  pass(2500);
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  pass(60_000);
  expect(button.isConnected).toBe(true);
  fireEvent.click(button);
  pass(1000);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('the same said twice is one message, which lasts anew', () => {
  tell(() => toast.success('Saved.'));
  pass(1500);
  tell(() => toast.success('Saved.'));
  pass(1500);
  expect(screen.queryAllByText('Saved.').length).toBe(1);
});

test('errors that nobody closed do not keep back what is said next', () => {
  for (const part of ['first', 'second', 'third']) tell(() => toast.error(`The ${part} failed.`));
  tell(() => toast.success('Saved.'));
  expect(screen.queryByText('Saved.')).not.toBeNull();
});

test('what is under way is shown until it ends', () => {
  let end = () => {};
  tell(() => {
    end = toast.loading('Sending…');
  });
  pass(60_000);
  expect(screen.queryByText('Sending…')).not.toBeNull();
  tell(end);
  pass(1000);
  expect(screen.queryByText('Sending…')).toBeNull();
});
