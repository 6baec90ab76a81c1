import {
  contract,
  type Delivery,
  type Notifier,
  type NotifierEvent,
  notifierEvents,
  type Webhook,
} from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { answerFrame, clickOn, mia, screenStates, visit } from '../../../test/screens.tsx';
import { toast } from '../../lib/toasts/toasts.ts';

const at = '2026-03-01T12:00:00.000Z';
const stamps = { groupId: mia.groupId, createdAt: at, updatedAt: at };
const optionsOf = (...chosen: NotifierEvent[]) =>
  Object.fromEntries(notifierEvents.map((event) => [event, chosen.includes(event)])) as Record<NotifierEvent, boolean>;
const phone: Notifier = {
  ...stamps,
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Kitchen phone',
  enabled: true,
  options: { ...optionsOf('recipeCreated', 'mealplanEntryCreated'), id: 'b1' },
  service: 'ntfys',
  addressHint: 'ntfys://ntfy.home.example/••••••',
};
const chat: Notifier = {
  ...phone,
  id: '00000000-0000-4000-8000-0000000000b2',
  name: 'Family chat',
  enabled: false,
  service: 'matrixs',
};
const display: Webhook = {
  ...stamps,
  id: '00000000-0000-4000-8000-0000000000b3',
  name: 'Kitchen display',
  enabled: true,
  url: 'https://display.example/plan',
  webhookType: 'mealplan',
  scheduledTime: '16:00:00',
  localTime: '17:00',
  timeZone: 'Europe/Berlin',
};
const delivery: Delivery = {
  id: 'd1',
  target: 'notifier',
  targetId: phone.id,
  event: 'recipeCreated',
  subject: 'Buttermilk pancakes',
  state: 'failed',
  attempts: 5,
  httpStatus: null,
  milliseconds: 15_000,
  problem: 'timeout',
  createdAt: at,
  triedAt: at,
};

const answerAll = () => {
  answerFrame({ advanced: true });
  server.answers(contract.notifiers.list, page([phone, chat]));
  server.answers(contract.webhooks.list, page([display]));
  server.answers(contract.deliveries.list, [delivery]);
  server.answers(contract.mealplans.today, []);
};
beforeEach(answerAll);

screenStates('notifiers', {
  at: '/group/notifiers',
  endpoint: contract.notifiers.list,
  full: page([phone]),
  shows: /Kitchen phone/,
  empty: page([]),
  invites: /Nobody is told yet/,
  besides: () => {
    answerFrame({ advanced: true });
    server.answers(contract.webhooks.list, page([]));
    server.answers(contract.deliveries.list, []);
  },
});

test('a notifier shows what it tells of, that it fails, and why', async () => {
  server.answers(contract.notifiers.list, page([phone, { ...chat, service: '' }]));
  await visit(`/group/notifiers?item=${phone.id}`);
  expect(await screen.findByRole('heading', { name: 'Kitchen phone' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Family chat\s*Give it an address that is known here/ })).toBeTruthy();
  expect(screen.getByPlaceholderText(phone.addressHint)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Meal added' }).checked).toBe(true);
  expect(await screen.findByText('No answer')).toBeTruthy();
  expect(screen.getByText(/Buttermilk pancakes .* given up after 5 tries/)).toBeTruthy();
});

test('a notifier keeps its address unless another is written, and is told what was chosen', async () => {
  server.answers(contract.notifiers.replace, phone);
  await visit(`/group/notifiers?item=${phone.id}`);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Somebody joined' }));
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  const [call] = server.calls(contract.notifiers.replace);
  expect(call?.body).toMatchObject({
    name: 'Kitchen phone',
    appriseUrl: null,
    enabled: true,
    options: { recipeCreated: true, userSignup: true, tagCreated: false },
  });
});

test('an address that reaches nobody stands in its field with the reason', async () => {
  server.fails(contract.notifiers.create, 'notifier.bad-address');
  await visit('/group/notifiers?item=new-notifier');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Phone' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'pigeon://roof' } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(await screen.findByText('Refused: notifier.bad-address')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('pigeon://roof');
});

test('a test goes out', async () => {
  server.answers(contract.notifiers.test, null);
  await visit(`/group/notifiers?item=${phone.id}`);
  await clickOn(await screen.findByRole('button', { name: 'Send a test' }));
  expect(server.calls(contract.notifiers.test)[0]?.params).toEqual({ itemId: phone.id });
});

test('a webhook is made with its time where the household lives', async () => {
  server.answers(contract.webhooks.create, display);
  await visit('/group/notifiers?item=new-webhook');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Kitchen display' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: display.url } });
  fireEvent.change(screen.getByLabelText('Sent every day at'), { target: { value: '18:30' } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(server.calls(contract.webhooks.create)[0]?.body).toEqual({
    name: 'Kitchen display',
    url: display.url,
    enabled: true,
    localTime: '18:30',
  });
});

test('a webhook that was deleted can be brought back', async () => {
  const told = vi.spyOn(toast, 'undoable');
  server.answers(contract.webhooks.remove, display);
  server.answers(contract.bin.restore, []);
  await visit(`/group/notifiers?item=${display.id}`);
  await clickOn(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toBe('“Kitchen display” was deleted'));
  await act(async () => told.mock.calls[0]?.[2]());
  await waitFor(() => expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: [display.id] }));
});

test.each(['/group/webhooks', '/household/webhooks', '/household/notifiers'])('%s leads there', async (address) => {
  const where = await visit(address);
  await waitFor(() => expect(where()).toBe('/group/notifiers'));
});

test('a backup that failed is nothing that other members are told of', async () => {
  await visit(`/group/notifiers?item=${phone.id}`);
  expect(await screen.findByRole('checkbox', { name: 'Somebody joined' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'A backup or its copy failed' })).toBeNull();
});

test('an administrator can have themselves told of a backup that failed', async () => {
  answerFrame({ advanced: true, admin: true });
  server.answers(contract.notifiers.replace, phone);
  await visit(`/group/notifiers?item=${phone.id}`);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'A backup or its copy failed' }));
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(server.calls(contract.notifiers.replace)[0]?.body).toMatchObject({ options: { backupFailed: true } });
});
