import { contract, type PushChoices, type PushDevice } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { shoppingList } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { toast } from '../../lib/toasts/toasts.ts';
import { keepUpPush } from './keep-up.ts';
import { storedPush } from './stored-push.ts';

const publicKey = 'BAAA';
const endpoint = 'https://push.example.org/mia';
const choices: PushChoices = {
  timers: true,
  additions: true,
  silentLists: [],
  dinnerAt: null,
  quietFrom: '22:00',
  quietUntil: '07:00',
};
const device: PushDevice = { ...choices, endpoint, goneAt: null, triedAt: null, problem: null, httpStatus: null };

/** What the browser says, and what was asked of it. */
const browser = { permission: 'default', answer: 'granted', subscribed: false, isStored: true, isOnline: true };
const unsubscribe = vi.fn(async () => {
  browser.subscribed = false;
  return true;
});
const subscription = {
  endpoint,
  options: { applicationServerKey: Uint8Array.from([4, 0, 0]).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe,
};
const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
  if (!browser.isOnline) throw new DOMException('push service error', 'AbortError');
  browser.subscribed = true;
  return subscription;
});
const pushManager = { subscribe, getSubscription: async () => (browser.subscribed ? subscription : null) };
const getRegistration = async () => (browser.isStored ? { pushManager } : undefined);

const requestPermission = vi.fn(async () => {
  browser.permission = browser.answer;
  return browser.answer;
});
const notification = {
  get permission() {
    return browser.permission;
  },
  requestPermission,
};

beforeEach(() => {
  Object.assign(browser, {
    permission: 'default',
    answer: 'granted',
    subscribed: false,
    isStored: true,
    isOnline: true,
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = { getRegistration, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  answerFrame();
  server.answers(contract.push.get, { publicKey, device: null });
  server.answers(contract.push.setTimers, null);
  const [weekly, party] = [shoppingList('Weekly shop'), { ...shoppingList('Party'), id: 'party' }];
  server.answers(contract.shoppingLists.list, page([weekly, party]));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.clearAllMocks();
  vi.restoreAllMocks();
  localStorage.clear();
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const open = async () => {
  await visit('/user/device');
  return screen.findByRole('region', { name: 'Notifications on this device' });
};
const button = (name: string) => screen.findByRole('button', { name });
const saved = () => server.calls(contract.push.save).map(({ body }) => body);

test('it is turned on by a tap, for the key of the server, and the browser is asked then alone', async () => {
  await open();
  const turnOn = await button('Turn on notifications');
  expect(requestPermission).not.toHaveBeenCalled();
  server.answers(contract.push.save, () => {
    server.answers(contract.push.get, { publicKey, device });
    return device;
  });
  server.raise('household');
  await click(turnOn);
  expect(await screen.findByRole('switch', { name: 'A timer has ended' })).toHaveProperty('checked', true);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey });
  const keys = { p256dh: 'point', auth: 'secret' };
  expect(saved()).toEqual([{ ...choices, endpoint, keys, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }]);
  expect(storedPush.read(mia.id)).toEqual(choices);
});

test.each([
  ['an address without https', () => vi.stubGlobal('isSecureContext', false), /need an address that begins with https/],
  ['a browser that has no push', () => Reflect.deleteProperty(window, 'PushManager'), /cannot be told of anything/],
  ['a browser that was told no', () => Object.assign(browser, { permission: 'denied' }), /does not let Larder notify/],
  ['a private window', () => Object.assign(browser, { isStored: false }), /has not stored Larder/],
])('%s says so', async (_, make, says) => {
  make();
  await open();
  expect((await screen.findByRole('note')).textContent).toMatch(says);
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

test('an iPhone is told to install first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  expect((await screen.findByRole('note')).textContent).toMatch(/on the home screen first/);
});

test('who refuses is told how to allow it, and nothing is sent', async () => {
  browser.answer = 'denied';
  await open();
  await click(await button('Turn on notifications'));
  expect((await screen.findByRole('note')).textContent).toMatch(/Allow notifications for this page/);
  expect(saved()).toEqual([]);
});

test('a browser that does not reach its push service says so, and can be asked again', async () => {
  browser.isOnline = false;
  await open();
  await click(await button('Turn on notifications'));
  expect(await screen.findByText(/could not subscribe\. That needs the internet/)).toBeTruthy();
  expect(saved()).toEqual([]);
  expect(await button('Turn on notifications')).toHaveProperty('disabled', false);
});

test('choices are saved as they are made', async () => {
  browser.subscribed = true;
  server.answers(contract.push.get, { publicKey, device });
  server.answers(contract.push.save, device);
  await open();
  await click(await screen.findByRole('switch', { name: 'Tonight’s dinner' }));
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ ...choices, dinnerAt: '17:00' })]));
  await click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ quietFrom: null, quietUntil: null }));
  await click(await screen.findByRole('checkbox', { name: 'Party' }));
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ additions: true, silentLists: ['party'] }));
});

test('a test is sent, and what stands against messages is told', async () => {
  browser.subscribed = true;
  server.answers(contract.push.get, { publicKey, device: { ...device, problem: 'status', httpStatus: 403 } });
  server.answers(contract.push.test, device);
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The push service answered 403');
  await click(await button('Send me a test'));
  expect(await screen.findByText('Sent. It is shown in a moment.')).toBeTruthy();
});

test.each([
  ['the push service', { device: { ...device, endpoint: null, goneAt: '2026-03-01T12:00:00Z' }, subscribed: true }],
  ['the browser', { device, subscribed: false }],
])(
  'a subscription that %s has ended is told, and made anew with the same choices',
  async (_, { device, subscribed }) => {
    browser.subscribed = subscribed;
    server.answers(contract.push.get, { publicKey, device: { ...device, dinnerAt: '18:15' } });
    server.answers(contract.push.save, device);
    await open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/have ended/);
    await click(await button('Turn on again'));
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ dinnerAt: '18:15', endpoint })]));
    expect(subscribe).toHaveBeenCalledOnce();
    expect(unsubscribe).toHaveBeenCalledTimes(subscribed ? 1 : 0);
  },
);

test('turned off, server and browser both let it go', async () => {
  browser.subscribed = true;
  storedPush.write(mia.id, choices);
  server.answers(contract.push.get, { publicKey, device });
  server.answers(contract.push.remove, null);
  await open();
  await click(await button('Turn off'));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(server.calls(contract.push.remove)).toHaveLength(1);
  expect(storedPush.read(mia.id)).toBeNull();
});

test('after a new log-in the server knows the device again, and which timers run there', async () => {
  browser.subscribed = true;
  storedPush.write(mia.id, choices);
  server.answers(contract.push.save, device);
  await keepUpPush(mia.id, () => undefined);
  expect(saved()).toEqual([expect.objectContaining({ ...choices, endpoint })]);
  const told = () =>
    server
      .calls(contract.push.setTimers)
      .map(({ body }) => (body as { timers: { name: string }[] }).timers.map(({ name }) => name));
  const rice = { id: 'rice', name: 'Rice', words: '12 min', href: '/g/home/r/risotto', length: 720_000 };
  /** Another tab starts and stops timers. */
  const run = (...timers: object[]) => {
    localStorage.setItem('larder.timers', JSON.stringify(timers));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'larder.timers' })));
  };
  run({ ...rice, endsAt: Date.now() + rice.length });
  await waitFor(() => expect(told()).toEqual([['Rice · 12 min']]));
  run({ ...rice, left: 600_000 });
  await waitFor(() => expect(told()).toEqual([['Rice · 12 min'], []]));

  server.breaks(contract.push.setTimers);
  run({ ...rice, endsAt: Date.now() + 600_000 });
  await waitFor(() => expect(told()).toHaveLength(3));
  server.answers(contract.push.setTimers, null);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(told()).toHaveLength(4));
  run();
  await waitFor(() => expect(told().slice(3)).toEqual([['Rice · 12 min'], []]));

  // One that is stopped without a network just before the page is closed is told when it is opened again.
  run({ ...rice, endsAt: Date.now() + 600_000 });
  await waitFor(() => expect(told()).toHaveLength(6));
  server.breaks(contract.push.setTimers);
  run();
  await waitFor(() => expect(told()).toHaveLength(7));
  server.answers(contract.push.setTimers, null);
  server.answers(contract.push.get, { publicKey, device });
  await keepUpPush(mia.id, () => undefined);
  await waitFor(() => expect(told().slice(7)).toEqual([[]]));
});

test('what is begun without a network is caught up on when there is one', async () => {
  browser.subscribed = true;
  storedPush.write(mia.id, choices);
  server.answers(contract.push.save, device);
  server.breaks(contract.push.get);
  await expect(keepUpPush(mia.id, () => undefined)).rejects.toThrow();
  server.answers(contract.push.get, { publicKey, device: null });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ ...choices, endpoint })]));
});

test('a server that has another key since a restore is subscribed for anew', async () => {
  browser.subscribed = true;
  storedPush.write(mia.id, choices);
  server.answers(contract.push.get, { publicKey: 'BBBB', device: null });
  server.answers(contract.push.save, device);
  await keepUpPush(mia.id, () => undefined);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BBBB' });
  expect(saved()).toEqual([expect.objectContaining({ ...choices, endpoint })]);
});

test('who opens a page after the subscription has ended hears of it once', async () => {
  browser.subscribed = true;
  storedPush.write(mia.id, choices);
  server.answers(contract.push.get, {
    publicKey,
    device: { ...device, endpoint: null, goneAt: '2026-03-01T12:00:00Z' },
  });
  const told = vi.spyOn(toast, 'info');
  const look = vi.fn();
  await keepUpPush(mia.id, look);
  await keepUpPush(mia.id, look);
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toMatch(/have ended/);
  told.mock.calls[0]?.[1]?.run();
  expect(look).toHaveBeenCalledOnce();
  expect(storedPush.read(mia.id)).toBeNull();
});
