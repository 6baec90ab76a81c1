import { contract, type ShoppingItem, type ShoppingList } from '@larder/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { provideDatabases } from '../../../../test/databases.ts';
import { server } from '../../../../test/fake-server.ts';
import { shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { answerList } from '../../../../test/shopping-server.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import { deviceOf } from './device.ts';
import { ListSync } from './list-sync.ts';

provideDatabases();

const listId = newId();
const { get } = contract.shoppingLists;
const { send } = contract.shoppingOperations;

const item = (note: string): ShoppingItem => shoppingItem(note, { id: newId() });

const listWith = (...listItems: ShoppingItem[]): ShoppingList => ({
  ...shoppingList('Saturday'),
  id: listId,
  listItems,
});

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

let users = 0;
const newUser = () => `user ${++users}`;

function open(userId: string) {
  const refused: string[] = [];
  const sync = new ListSync(listId, deviceOf(userId), { onRefused: ({ code }) => refused.push(String(code)) });
  stops.push(sync.subscribe(() => undefined));
  const lines = () => sync.state.items.map(({ display, checked }) => (checked ? `✓ ${display}` : display));
  return { sync, lines, refused };
}

const tick = (itemId: string, checked = true) => ({ kind: 'change' as const, itemId, fields: { checked } });

test('a tick shows at once, and is sent', async () => {
  const milk = item('milk');
  const { received } = answerList(listWith(milk));
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  const done = sync.do(tick(milk.id));
  expect(lines()).toEqual(['✓ milk']);
  expect(sync.state.waiting).toBe(1);
  await done;
  await waitFor(() => expect(sync.state.waiting).toBe(0));
  expect(received).toMatchObject([{ kind: 'change', itemId: milk.id, fields: { checked: true } }]);
  await waitFor(() => expect(server.calls(get)).toHaveLength(2));
  expect(lines()).toEqual(['✓ milk']);
});

test('without a network everything waits on the device, also while the page is closed, and is sent in its order', async () => {
  const milk = item('milk');
  const user = newUser();
  server.answers(get, listWith(milk));
  server.breaks(send);
  const first = open(user);
  await waitFor(() => expect(first.lines()).toEqual(['milk']));
  await first.sync.do(tick(milk.id));
  await first.sync.do({ kind: 'add', itemId: newId(), fields: { note: 'bread' } });
  await waitFor(() => expect(first.sync.state.isOffline).toBe(true));
  expect(first.sync.state.waiting).toBe(2);
  stops.pop()?.();

  server.breaks(get);
  const again = open(user);
  await waitFor(() => expect(again.lines()).toEqual(['✓ milk', 'bread']));
  expect(again.sync.state).toMatchObject({ waiting: 2, isOffline: true, error: null });

  const { received } = answerList(listWith(milk));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(again.sync.state).toMatchObject({ waiting: 0, isOffline: false }));
  expect(received.map(({ kind }) => kind)).toEqual(['change', 'add']);
  await waitFor(() => expect(again.lines()).toEqual(['✓ milk', 'bread']));
});

test('ticks without a network neither put off the next try nor make tries rarer', async () => {
  const milk = item('milk');
  server.answers(get, listWith(milk));
  server.breaks(send);
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  const timer = vi.spyOn(globalThis, 'setTimeout');
  for (let times = 0; times < 4; times += 1) {
    await sync.do(tick(milk.id, times % 2 === 0));
    await waitFor(() => expect(server.calls(send).length).toBeGreaterThan(times));
  }
  const pauses = timer.mock.calls.flatMap(([, pause = 0]) => (pause >= 2000 && pause < 20_000 ? [pause] : []));
  expect(pauses).toEqual([2000]);
});

test('an answer that is older than what was done never replaces it', async () => {
  const milk = item('milk');
  server.answers(get, listWith(milk));
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  const late = server.delays(get);
  const before = server.revisions;
  const asked = sync.refresh();
  server.answers(send, ({ body }) => {
    server.raise('shopping');
    return (body as { operations: { id: string }[] }).operations.map(({ id }) => ({
      id,
      outcome: 'done' as const,
      code: null,
    }));
  });
  await sync.do(tick(milk.id));
  await sync.send();
  expect(sync.state.waiting).toBe(0);
  late.answer(listWith(milk), before);
  await asked;
  expect(lines()).toEqual(['✓ milk']);
});

test('what the server refuses is told, and the rest goes on', async () => {
  const milk = item('milk');
  answerList(listWith(milk), ({ kind }) => (kind === 'add' ? 'food.not-found' : 'done'));
  const { sync, lines, refused } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  await sync.do({ kind: 'add', itemId: newId(), fields: { foodId: newId() } });
  await sync.do(tick(milk.id));
  await waitFor(() => expect(sync.state.waiting).toBe(0));
  expect(refused).toEqual(['food.not-found']);
  expect(lines()).toEqual(['✓ milk']);
});

test('what the server passes over does not go on to be shown', async () => {
  const milk = item('milk');
  answerList(listWith(milk), () => 'passed-over');
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  await sync.do(tick(milk.id));
  await waitFor(() => expect(sync.state.waiting).toBe(0));
  await waitFor(() => expect(lines()).toEqual(['milk']));
});

test('two windows show the same, and what one does is sent once', async () => {
  const milk = item('milk');
  const { received } = answerList(listWith(milk));
  const user = newUser();
  const [one, other] = [open(user), open(user)];
  await waitFor(() => expect([one.lines(), other.lines()]).toEqual([['milk'], ['milk']]));
  await one.sync.do(tick(milk.id));
  await waitFor(() => expect(other.lines()).toEqual(['✓ milk']));
  await waitFor(() => expect([one.sync.state.waiting, other.sync.state.waiting]).toEqual([0, 0]));
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test('a list that somebody deleted says so and keeps what was done', async () => {
  server.fails(get, 'shopping-list.not-found');
  const { sync } = open(newUser());
  await waitFor(() => expect(sync.state.isGone).toBe(true));
});

test('a list that is deleted while it is open is asked for once more, and not for ever', async () => {
  answerList(listWith(item('milk')));
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  server.raise('shopping');
  server.fails(get, 'shopping-list.not-found');
  await sync.refresh();
  expect(sync.state.isGone).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.calls(get)).toHaveLength(2);
});

test('what was done to a list that somebody deleted is shown, and is sent when the list is back', async () => {
  const milk = item('milk');
  answerList(listWith(milk));
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  server.fails(send, 'shopping-list.not-found');
  await sync.do(tick(milk.id));
  await sync.do({ kind: 'add', itemId: newId(), fields: { note: 'bread' } });
  await waitFor(() => expect(sync.state.isGone).toBe(true));
  expect([lines(), sync.state.waiting]).toEqual([['✓ milk', 'bread'], 2]);
  const { received } = answerList(listWith(milk));
  await sync.refresh();
  expect(sync.state.isGone).toBe(false);
  await waitFor(() => expect(sync.state.waiting).toBe(0));
  expect(received.map(({ kind }) => kind)).toEqual(['change', 'add']);
});

test('a list that cannot be had is not asked for again at once, and not at all once it is closed', async () => {
  answerList(listWith(item('milk')));
  const { sync, lines } = open(newUser());
  await waitFor(() => expect(lines()).toEqual(['milk']));
  server.raise('shopping');
  server.breaks(get);
  await sync.refresh();
  await sync.refresh();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.calls(get)).toHaveLength(3);
  stops.pop()?.();
  await sync.refresh();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.calls(get)).toHaveLength(4);
});

test('a device that could not be opened once is opened by the next who needs it', async () => {
  const userId = newUser();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no storage here', 'SecurityError');
  });
  await expect(deviceOf(userId).lists()).rejects.toThrow('no storage here');
  expect(await deviceOf(userId).lists()).toEqual([]);
});
