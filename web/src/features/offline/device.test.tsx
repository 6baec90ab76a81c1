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
let conflicts: unknown[];
let known: { revision: number; recipes: Recipe[]; removed: string[]; total: number };

beforeEach(() => {
  answerFrame();
  conflicts = [];
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
  const device = await openDevice(mia.id, (change) => conflicts.push(change));
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

test('of the pages that somebody looked at, the last ones stay', async () => {
  const device = await lookedOnce();
  const { revisions } = await device.progress();
  for (const at of Array.from({ length: 310 }, (_, index) => index)) {
    await device.store.put('replies', { reply: [], revisions, at }, `/api/comments?page=${at}`);
  }
  await device.update();
  expect(await device.store.count('replies')).toBe(300);
  expect(await device.store.get('replies', '/api/comments?page=0')).toBeUndefined();
  expect(await device.store.get('replies', '/api/comments?page=309')).toBeDefined();
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

const rating = { kind: 'rating', recipeId: soup.id, reply: null } as const;
const rate = (stars: number) => ({ params: { id: mia.id, slug: soup.slug }, body: { rating: stars } });

test('what is changed without a network shows here at once, and is sent when the server can be reached', async () => {
  const device = await lookedOnce();
  server.breaks(contract.users.rate);
  await device.takeChange(contract.users.rate, rate(2), rating);
  await expect(device.update()).rejects.toThrow();
  const own = await device.answer(contract.users.ownRating, { params: { recipeId: soup.id } });
  expect(own?.reply).toMatchObject({ rating: 2, isFavorite: true });
  expect(await device.waiting()).toHaveLength(1);

  server.answers(contract.users.rate, null);
  await device.update();
  expect(server.calls(contract.users.rate).at(-1)).toMatchObject({ params: rate(2).params, body: { rating: 2 } });
  expect(await device.waiting()).toEqual([]);
});

test('what says more of something that was made here is sent by the id that the server gave it', async () => {
  const device = await lookedOnce();
  const event = { id: 'here', timestamp: '2026-02-03T18:00:00Z' };
  const made = { kind: 'made', recipeId: soup.id, reply: event } as const;
  const body = { recipeId: soup.id, subject: 'Mia made this', eventType: 'comment' };
  await device.takeChange(contract.timeline.create, { body }, made);
  await device.takeChange(
    contract.timeline.change,
    { params: { eventId: 'here' }, body: { eventMessage: 'Salt' } },
    made,
  );
  expect((await device.store.get('recipes', soup.id))?.lastMade).toBe(event.timestamp);

  const answer = { ...event, id: 'given' };
  server.responds(contract.timeline.create, () => Response.json(answer, { status: 201 }));
  server.responds(contract.timeline.change, () => Response.json(answer));
  await device.update();
  expect(server.calls(contract.timeline.create)[0]?.body).toMatchObject({ ...body, timestamp: expect.any(String) });
  expect(server.calls(contract.timeline.change)[0]?.params).toEqual({ eventId: 'given' });
});

test('two edits of a recipe are one save, and where somebody else saved meanwhile the draft is handed on', async () => {
  const device = await lookedOnce();
  const edit = (name: string) =>
    ({ kind: 'edit', recipeId: soup.id, reply: { ...soup, name }, draft: { draft: name } }) as const;
  const params = { slug: soup.id };
  const saved = (name: string, version: number) => ({ params, body: { name, basedOnVersion: version } });
  await device.takeChange(contract.recipes.replace, saved('Green soup', 3), edit('Green soup'));
  await device.takeChange(contract.recipes.replace, saved('Red soup', 4), edit('Red soup'));
  const shown = await device.answer(contract.recipes.get, { params: { slug: soup.slug } });
  expect(shown?.reply).toMatchObject({ name: 'Red soup' });

  server.fails(contract.recipes.replace, 'recipe.changed-meanwhile', { current: soup });
  await device.update();
  expect(server.calls(contract.recipes.replace).map(({ body }) => body)).toEqual([
    { name: 'Red soup', basedOnVersion: 3 },
  ]);
  expect(conflicts).toMatchObject([{ recipeId: soup.id, draft: { draft: 'Red soup' } }]);
  expect(await device.waiting()).toEqual([]);
});

test('what the server refuses does not hold up the rest', async () => {
  const device = await lookedOnce();
  await device.takeChange(
    contract.comments.create,
    { body: { recipeId: soup.id, text: 'Good' } },
    { kind: 'comment', recipeId: soup.id, reply: null },
  );
  await device.takeChange(contract.users.rate, rate(5), rating);
  server.fails(contract.comments.create, 'recipe.not-found');
  server.answers(contract.users.rate, null);
  await device.update();
  expect(server.calls(contract.users.rate)).toHaveLength(1);
});

test('what one has left behind, another one on the same device never sees', async () => {
  await lookedOnce();
  const other = await openDevice('00000000-0000-4000-8000-0000000000ff', () => undefined);
  expect(await other.store.count('recipes')).toBe(0);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`larder.offline.${other.userId}`]);
  await leaveDevice();
  expect(await indexedDB.databases()).toEqual([]);
});
