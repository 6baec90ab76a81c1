import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../components/Toasts.tsx';
import { alarm } from './alarm.ts';
import { TimerBoard, TimerChip } from './index.ts';
import SlimTimers from './SlimTimers.tsx';
import { kitchenTimers } from './timers.ts';

const minute = 60;
const about = (name: string, words?: string) => ({ name, href: '/g/home/r/soup', ...(words && { words }) });

let ids: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', undefined);
  vi.spyOn(alarm, 'start').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const id of ids) act(() => kitchenTimers.remove(id));
  ids = [];
  vi.useRealTimers();
});

const start = (name: string, seconds: number, words?: string) =>
  act(() => kitchenTimers.start(about(name, words), seconds));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const show = (part: React.ReactNode) => {
  render(
    <MantineProvider>
      {part}
      <Toasts />
    </MantineProvider>,
  );
  ids = JSON.parse(localStorage.getItem('larder.timers') ?? '[]').map(({ id }: { id: string }) => id);
};
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
const click = (name: string | RegExp) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

test('timers stand in the order in which they end, named by what they time', () => {
  start('Flatbread', 25 * minute, '25 min');
  start('Onions', 12 * minute, '12 min');
  start('Dough', 90 * minute);
  show(<TimerBoard />);
  expect(names()).toEqual(['Onions · 12 min', 'Flatbread · 25 min', 'Dough']);

  click('Pause: Onions · 12 min');
  pass(20 * minute);
  expect(names()).toEqual(['Flatbread · 25 min', 'Onions · 12 min', 'Dough']);
});

test('what has ended says so, stays first, and gets a minute more or goes', () => {
  start('Onions', 2, '2 s');
  start('Flatbread', minute, '1 min');
  show(<TimerBoard />);
  pass(3);
  const [row] = screen.getAllByRole('listitem');
  expect(within(row as HTMLElement).getByRole('timer').textContent).toBe('−00:01');

  click('+1 min');
  expect(names()).toEqual(['Flatbread · 1 min', 'Onions · 2 s']);
  click('Remove timer: Onions · 2 s');
  expect(names()).toEqual(['Flatbread · 1 min']);
});

test('a tap on a length of time starts a timer, and is read out without a message over the step', () => {
  show(
    <>
      <TimerChip text="6–8 min" seconds={360} about={{ name: 'Eggs', recipe: 'Shakshuka' }} />
      <TimerBoard />
    </>,
  );
  click('Start a timer: 6–8 min');
  expect(names()).toEqual(['Eggs · 6–8 min']);
  expect(screen.getByRole('status').textContent).toBe('Timer started: Eggs, 6–8 min');
  expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull();
  ids = JSON.parse(localStorage.getItem('larder.timers') ?? '[]').map(({ id }: { id: string }) => id);
});

test('elsewhere, a slim bar shows the one that ends first, rings, and is stopped', () => {
  start('Flatbread', 25 * minute, '25 min');
  start('Onions', minute, '1 min');
  show(<SlimTimers />);
  const bar = screen.getByRole('region', { name: 'Next timer' });
  expect(bar.textContent).toContain('Onions01:001 more');
  expect(within(bar).getByRole('alert').textContent).toBe('');

  pass(61);
  expect(within(bar).getByRole('alert').textContent).toBe('Time is up: Onions · 1 min');
  expect(alarm.start).toHaveBeenCalledTimes(1);
  click('Stop the alarm');
  expect(within(bar).getByRole('alert').textContent).toBe('');
});

test('the browser is asked for notifications on a tap alone, and tells an end that nobody looks at', async () => {
  const told: string[] = [];
  class FakeNotification {
    static permission = 'default';
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = 'granted';
    });
    onclick = null;
    constructor(title: string, { body }: { body?: string }) {
      told.push(`${title} (${body})`);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => kitchenTimers.start({ ...about('Onions', '1 min'), recipe: 'Soup' }, minute));
  show(
    <>
      <SlimTimers />
      <TimerBoard />
    </>,
  );
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tell me while I look elsewhere' })));
  expect(screen.queryByRole('button', { name: 'Tell me while I look elsewhere' })).toBeNull();

  pass(61);
  pass(5);
  expect(told).toEqual(['Time is up: Onions · 1 min (Soup)']);
});

test('where pages may not notify, as on a phone, the service worker does, and knows the way back', async () => {
  class PhoneNotification {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
  vi.stubGlobal('Notification', PhoneNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ showNotification }) },
  });
  act(() => kitchenTimers.start({ ...about('Onions', '1 min'), recipe: 'Soup' }, minute));
  show(<SlimTimers />);
  pass(61);
  await act(async () => undefined);
  const [title, options] = showNotification.mock.calls[0] ?? [];
  expect([title, options]).toEqual([
    'Time is up: Onions · 1 min',
    { body: 'Soup', tag: expect.any(String), data: { path: location.pathname } },
  ]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
