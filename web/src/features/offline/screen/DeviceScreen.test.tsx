import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideDatabases } from '../../../../test/databases.ts';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';
import { storeApplication } from '../../../lib/offline/service-worker.ts';
import { leaveDevice, openDevice } from '../index.ts';

provideDatabases();

const soup = recipe('Lentil soup');

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipeChanges.list, { revision: 7, recipes: [soup], removed: [], total: 1, next: null });
  server.answers(contract.users.ownRatings, { ratings: [] });
  server.answers(contract.groups.members, [mia]);
  server.answers(contract.mealplans.list, page([]));
  server.answers(contract.shoppingLists.list, page([]));
  server.answers(contract.cookbooks.list, page([]));
  server.answers(contract.push.get, { publicKey: '', device: null });
});
afterEach(async () => {
  vi.useRealTimers();
  await leaveDevice();
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** The page of a device that has looked once. */
async function open() {
  const device = await openDevice(mia.id, () => undefined);
  await device.update();
  await visit('/user/device');
  await screen.findByText('1 recipe');
  return device;
}

test('the page says what is held, and another size is chosen there', async () => {
  const device = await open();
  expect(screen.queryByText(/of 0 pictures/)).toBeNull();
  await click(screen.getByRole('radio', { name: /^Recipes and small pictures/ }));
  expect(await screen.findByText('0 of 0 pictures')).toBeTruthy();
  expect((await device.progress()).level).toBe('small');
});

test('the page says what each choice takes, and what is held of the household besides', async () => {
  const device = await open();
  const pictureSizes = { each: { small: 3 * 1024 ** 2, full: 5 * 1024 ** 2 }, small: 0, full: 0 };
  await device.store.put('progress', { ...(await device.progress()), pictureSizes }, 'progress');
  const pictured = { ...soup, image: 'a' };
  server.answers(contract.recipeChanges.list, { revision: 8, recipes: [pictured], removed: [], total: 1, next: null });
  await act(() => device.update());
  expect(await screen.findByText(/^Lists look the same · about 3.*MB$/)).toBeTruthy();
  expect(screen.getByText(/^All recipes with their words · about \d+ kB$/)).toBeTruthy();
  for (const row of [/^0 entries of the meal plan/, '0 shopping lists', '0 cookbooks']) {
    expect(screen.getByText(row).parentElement?.textContent).toMatch(/\d:\d\d/);
  }
});

test('on the first visit the page waits for the application to be stored', async () => {
  await visit('/user/device');
  expect(await screen.findByText('Larder is being stored')).toBeTruthy();
  await act(async () => {
    const device = await openDevice(mia.id, () => undefined);
    await device.update();
  });
  expect(await screen.findByText('1 recipe')).toBeTruthy();
});

test('what waits is counted and sent from there', async () => {
  const device = await open();
  server.breaks(contract.users.rate);
  const call = { params: { id: mia.id, slug: soup.slug }, body: { rating: 4 } };
  await act(() =>
    device.takeChange(contract.users.rate, call, {
      ...{ kind: 'rating', recipeId: soup.id, reply: null, idempotencyKey: 'key' },
    }),
  );
  expect(await screen.findByText('1 change waits to be sent')).toBeTruthy();
  server.answers(contract.users.rate, null);
  await click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByText('1 change waits to be sent')).toBeNull());
  expect(server.calls(contract.users.rate).at(-1)?.body).toEqual({ rating: 4 });
});

test('everything is removed after a question', async () => {
  await open();
  await click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove everything from this device' });
  await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove') ?? dialog);
  expect(await screen.findByText('It is fetched again when you next open Larder.')).toBeTruthy();
  const left = (await indexedDB.databases()).map(({ name }) => name);
  expect(left.filter((name) => name?.startsWith('larder.offline.'))).toEqual([]);
});

test('a device without room says so', async () => {
  const device = await openDevice(mia.id, () => undefined);
  await device.update();
  await device.store.put('progress', { ...(await device.progress()), isFull: true }, 'progress');
  await visit('/user/device');
  expect((await screen.findByRole('alert')).textContent).toContain('no room for more');
});

test('a browser that stores nothing says why', async () => {
  storeApplication();
  await visit('/user/device');
  expect(await screen.findByText(/This browser does not store Larder/)).toBeTruthy();
});

test('a device whose clock is days off says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 24 * 3_600_000 });
  const date = new Date(Date.now() + 2 * 24 * 3_600_000).toUTCString();
  server.responds(contract.groups.members, () => Response.json([mia], { headers: { Date: date } }));
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The clock of this device is wrong');
});
