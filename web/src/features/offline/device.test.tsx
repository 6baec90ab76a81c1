import 'fake-indexeddb/auto';
import { contract, type Recipe } from '@larder/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { recipe } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { provideDevice } from '../../lib/api/index.ts';
import { leaveDevice, openDevice } from './index.ts';

const soup = recipe('Lentil soup');
const pie = { ...recipe('Apple pie'), id: '00000000-0000-4000-8000-0000000000a1' };
let known: { revision: number; recipes: Recipe[]; removed: string[]; total: number };

beforeEach(() => {
  answerFrame();
  known = { revision: 7, recipes: [soup, pie], removed: [], total: 2 };
  server.answers(contract.recipeChanges.list, () => ({ ...known, next: null }));
  server.answers(contract.recipeChanges.ids, () => known.recipes.map(({ id }) => id));
  server.answers(contract.users.ownRatings, { ratings: [{ recipeId: soup.id, rating: 4, isFavorite: true }] });
  server.answers(contract.groups.members, [mia]);
  server.answers(contract.mealplans.list, page([]));
  server.answers(contract.timeline.list, page([]));
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: 4, isFavorite: true });
  server.answers(contract.sourcePages.get, null);
});
afterEach(async () => {
  provideDevice(undefined);
  await leaveDevice();
});

/** A device that has looked once. */
async function lookedOnce() {
  const device = await openDevice(mia.id);
  await device.update();
  return device;
}

const asked = () => server.calls(contract.recipeChanges.list).map(({ query }) => query.get('since'));

test('only what has changed since the last time is asked for', async () => {
  const device = await lookedOnce();
  known = { revision: 9, recipes: [{ ...pie, name: 'Pear pie' }], removed: [soup.id], total: 1 };
  await device.update();
  expect(asked()).toEqual(['0', '7']);
  expect((await device.store.getAll('recipes')).map(({ name }) => name)).toEqual(['Pear pie']);
});

test('a server that was restored is asked for everything again', async () => {
  const device = await lookedOnce();
  known = { revision: 3, recipes: [pie], removed: [], total: 1 };
  await device.update();
  expect(asked()).toEqual(['0', '7', '0']);
  expect(await device.store.count('recipes')).toBe(1);
});

test('what another member keeps to themselves now goes from the device', async () => {
  const device = await lookedOnce();
  known = { revision: 9, recipes: [], removed: [], total: 1 };
  server.answers(contract.recipeChanges.ids, [pie.id]);
  await device.update();
  expect(await device.store.getAllKeys('recipes')).toEqual([pie.id]);
});

test('without a network a recipe, the list and a search are there', async () => {
  const device = await lookedOnce();
  provideDevice(Promise.resolve(device));
  for (const endpoint of [contract.recipes.get, contract.recipes.list, contract.search.find, contract.users.ownRating])
    server.breaks(endpoint);
  const list = await device.answer(contract.recipes.list, { query: { search: 'lentil' } });
  expect(list?.reply).toMatchObject({ total: 1, items: [{ name: 'Lentil soup' }] });
  const rating = await device.answer(contract.users.ownRating, { params: { recipeId: soup.id } });
  expect(rating?.reply).toMatchObject({ rating: 4, isFavorite: true });
  await visit(`/g/home/r/${soup.slug}`);
  expect(await screen.findByRole('heading', { name: 'Lentil soup', level: 1 })).toBeTruthy();
});

test('where the server takes long, what is there is shown until it answers', async () => {
  const device = await lookedOnce();
  provideDevice(Promise.resolve(device));
  const late = server.delays(contract.recipes.get);
  await visit(`/g/home/r/${soup.slug}`);
  expect(await screen.findByRole('heading', { name: 'Lentil soup', level: 1 })).toBeTruthy();
  await act(async () => late.answer({ ...soup, name: 'Red lentil soup' }));
  expect(await screen.findByRole('heading', { name: 'Red lentil soup', level: 1 })).toBeTruthy();
});

test('what one has left behind, another one on the same device never sees', async () => {
  await lookedOnce();
  const other = await openDevice('00000000-0000-4000-8000-0000000000ff');
  expect(await other.store.count('recipes')).toBe(0);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`larder.offline.${other.userId}`]);
  await leaveDevice();
  expect(await indexedDB.databases()).toEqual([]);
});
