import { contract, type Recipe } from '@larder/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideDatabases } from '../../../test/databases.ts';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { cookbook, recipe, shoppingList } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { provideDevice } from '../../lib/api/index.ts';
import { exchangeOrRecall } from '../../lib/api/on-device.ts';
import { deviceOf } from '../shopping/index.ts';
import { leaveDevice, openDevice } from './index.ts';

provideDatabases();

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
  server.answers(contract.shoppingLists.list, page([]));
  server.answers(contract.cookbooks.list, page([]));
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
  const stored = await device.store.getAllKeys('replies');
  expect(stored.filter((key) => key.startsWith('/api/'))).toHaveLength(300);
  expect(await device.store.get('replies', '/api/comments?page=0')).toBeUndefined();
  expect(await device.store.get('replies', '/api/comments?page=309')).toBeDefined();
});

test('the recipes of a cookbook are there in its order, and in another one', async () => {
  const book = cookbook('Winter');
  server.answers(contract.cookbooks.list, page([book]));
  server.answers(contract.recipes.list, page([soup, pie]));
  const device = await lookedOnce();
  server.breaks(contract.recipes.list);
  const names = async (query: object) => {
    const answer = await device.answer(contract.recipes.list, { query: { cookbook: book.slug, ...query } });
    const { items = [] } = (answer?.reply ?? {}) as { items?: { name: string }[] };
    return items.map(({ name }) => name);
  };
  expect(await names({})).toEqual(['Lentil soup', 'Apple pie']);
  expect(await names({ orderBy: 'name', orderDirection: 'asc' })).toEqual(['Apple pie', 'Lentil soup']);
  expect(await device.answer(contract.recipes.list, { query: { cookbook: 'another' } })).toBeUndefined();
});

test('shopping lists are fetched before anybody opens them, and again when one has changed', async () => {
  const [weekly, party] = [shoppingList('Weekly shop'), { ...shoppingList('Party'), id: 'party' }];
  server.answers(contract.shoppingLists.list, page([weekly, party]));
  server.answers(contract.shoppingLists.get, ({ params }) => ({ ...weekly, id: params.listId ?? '', listItems: [] }));
  const device = await lookedOnce();
  const held = async () => (await deviceOf(mia.id).lists()).map(({ list }) => list.id).toSorted();
  expect(await held()).toEqual([weekly.id, party.id].toSorted());
  await device.update();
  expect(server.calls(contract.shoppingLists.get)).toHaveLength(2);
  server.answers(contract.shoppingLists.list, page([weekly]));
  await device.update();
  expect(await held()).toEqual([weekly.id]);
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

const idempotencyKey = 'key';
const rating = { kind: 'rating', recipeId: soup.id, reply: null, idempotencyKey } as const;
test('a server that was slow is not waited for again, and what is on the screen is not replaced by what is older', async () => {
  const device = await lookedOnce();
  provideDevice(Promise.resolve(device));
  server.breaks(contract.recipes.get);
  await exchangeOrRecall(contract.recipes.get, { params: { slug: soup.slug } }, ...shownNothing());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = server.delays(contract.recipes.get);
  const later = shownNothing();
  const first = await exchangeOrRecall(contract.recipes.get, { params: { slug: soup.slug } }, ...later);
  vi.useRealTimers();
  expect(first.reply.name).toBe(soup.name);
  late.answer({ ...soup, name: 'Red lentil soup' });
  await waitFor(() => expect(later[1].later.take).toHaveBeenCalledOnce());

  const again = server.delays(contract.recipes.get);
  const [signal, options] = shownNothing();
  const shown = exchangeOrRecall(contract.recipes.get, { params: { slug: soup.slug } }, signal, {
    ...options,
    isShown: true,
  });
  again.answer({ ...soup, name: 'Green lentil soup' });
  expect((await shown).reply.name).toBe('Green lentil soup');
});

const shownNothing = () =>
  [new AbortController().signal, { isShown: false, later: { take: vi.fn(), gone: vi.fn() } }] as const;

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
  const made = { kind: 'made', recipeId: soup.id, reply: event, idempotencyKey } as const;
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

test('what was done though its reply was lost is not done again, and what says more of it finds it', async () => {
  const device = await lookedOnce();
  const event = { id: 'here', timestamp: '2026-02-03T18:00:00Z' };
  const made = { kind: 'made', recipeId: soup.id, reply: event, idempotencyKey: 'made on this phone' } as const;
  const body = { recipeId: soup.id, subject: 'Mia made this', eventType: 'comment' };
  await device.takeChange(contract.timeline.create, { body }, made);
  const more = { params: { eventId: 'here' }, body: { eventMessage: 'Salt' } };
  await device.takeChange(contract.timeline.change, more, { ...made, idempotencyKey: 'more' });

  const doneBefore = { outcome: { id: 'given' } };
  server.fails(contract.timeline.create, 'request.other-content', doneBefore);
  server.breaks(contract.timeline.change);
  await expect(device.update()).rejects.toThrow();
  expect(server.calls(contract.timeline.create)[0]?.headers.get('Idempotency-Key')).toBe('made on this phone');
  // As somebody who opens the page anew.
  expect((await device.waiting()).map(({ params }) => params)).toEqual([{ eventId: 'given' }]);
  server.responds(contract.timeline.change, () => Response.json({ ...event, id: 'given' }));
  await device.update();
  expect(server.calls(contract.timeline.create)).toHaveLength(1);
  expect(server.calls(contract.timeline.change).at(-1)?.params).toEqual({ eventId: 'given' });
});

const edit = (name: string) =>
  ({ kind: 'edit', recipeId: soup.id, reply: { ...soup, name }, draft: draftOf(name), idempotencyKey: name }) as const;
const draftOf = (name: string) => ({ version: 3, base: { name: `before ${name}` }, draft: { name } });
const saved = (name: string) => ({ params: { slug: soup.id }, body: { name, basedOnVersion: 3 } });

/** A device on which a recipe was edited twice. */
async function editedTwice() {
  const device = await lookedOnce();
  await device.takeChange(contract.recipes.replace, saved('Green soup'), edit('Green soup'));
  await device.takeChange(contract.recipes.replace, saved('Red soup'), edit('Red soup'));
  return device;
}

test('a comment that waits is there when its recipe is opened again', async () => {
  const device = await lookedOnce();
  const comment = { id: 'here', text: 'Good' };
  const waits = { kind: 'comment', recipeId: soup.id, reply: comment, idempotencyKey } as const;
  await device.takeChange(contract.comments.create, { body: { recipeId: soup.id, text: 'Good' } }, waits);
  const shown = await device.answer(contract.comments.ofRecipe, { params: { slug: soup.id } });
  expect(shown?.reply).toEqual([comment]);
});

test('of two edits of a recipe the second is saved on top of the first', async () => {
  const device = await editedTwice();
  const shown = await device.answer(contract.recipes.get, { params: { slug: soup.slug } });
  expect(shown?.reply).toMatchObject({ name: 'Red soup' });
  server.answers(contract.recipes.replace, { ...soup, version: 8 });
  await device.update();
  expect(server.calls(contract.recipes.replace).map(({ body }) => body)).toEqual([
    { name: 'Green soup', basedOnVersion: 3 },
    { name: 'Red soup', basedOnVersion: 8 },
  ]);
});

test.each([
  ['recipe.changed-meanwhile', 'changed'],
  ['recipe.not-found', 'deleted'],
  ['recipe.locked', { refused: 'Refused: recipe.locked' }],
] as const)('edits that the server refuses by %s are handed on as one draft', async (code, why) => {
  const device = await editedTwice();
  server.fails(contract.recipes.replace, code, { current: soup });
  // Nothing of it has changed on the server unless it was deleted.
  known = { revision: 7, recipes: [], removed: why === 'deleted' ? [soup.id] : [], total: why === 'deleted' ? 1 : 2 };
  if (why === 'deleted') server.fails(contract.recipes.get, code);
  else server.answers(contract.recipes.get, soup);
  await device.update();
  const draft = { ...draftOf('Red soup'), base: draftOf('Green soup').base };
  expect(conflicts).toEqual([{ recipeId: soup.id, draft, why }]);
  expect(await device.waiting()).toEqual([]);
  expect((await device.store.get('recipes', soup.id))?.name).toBe(why === 'deleted' ? undefined : soup.name);
});

test.each([
  ['a page to log in at, as in a hotel', 200],
  ['a proxy whose server is away', 404],
])('%s is no answer: what was changed waits on', async (_, status) => {
  const device = await lookedOnce();
  await device.takeChange(contract.users.rate, rate(2), rating);
  server.responds(
    contract.users.rate,
    () => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(device.update()).rejects.toThrow();
  expect(await device.waiting()).toHaveLength(1);
});

test('what the server refuses does not hold up the rest', async () => {
  const device = await lookedOnce();
  await device.takeChange(
    contract.comments.create,
    { body: { recipeId: soup.id, text: 'Good' } },
    { kind: 'comment', recipeId: soup.id, reply: null, idempotencyKey },
  );
  await device.takeChange(contract.users.rate, rate(5), rating);
  server.fails(contract.comments.create, 'comment.switched-off');
  server.answers(contract.recipes.get, soup);
  server.answers(contract.users.rate, null);
  await device.update();
  expect(server.calls(contract.users.rate)).toHaveLength(1);
});

test('what one has left behind, another one on the same device never sees', async () => {
  await lookedOnce();
  const other = await openDevice('00000000-0000-4000-8000-0000000000ff', () => undefined);
  expect(await other.store.count('recipes')).toBe(0);
  const collections = async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('larder.offline.') ? [name] : []));
  expect(await collections()).toEqual([`larder.offline.${other.userId}`]);
  await leaveDevice();
  expect(await collections()).toEqual([]);
});
