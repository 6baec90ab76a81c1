import { contract, type RecipeContent, type RecipeVersion, type VersionComparison } from '@larder/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, clickOn, mia, screenStates, visit } from '../../../../test/screens.tsx';
import { queryClient } from '../../../lib/api/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

const soup = { ...recipe('Lentil soup'), version: 3 };
const address = `/g/home/r/${soup.slug}/history`;
const at = (hour: number, daysAgo = 0) => {
  const day = new Date();
  day.setHours(hour, 0, 0, 0);
  day.setDate(day.getDate() - daysAgo);
  return day.toISOString();
};
const change = (field: RecipeVersion['changes'][number]['field'], counts: object) => ({
  field,
  added: 0,
  removed: 0,
  changed: 0,
  before: null,
  after: null,
  ...counts,
});
const version = (number: number, more: Partial<RecipeVersion>): RecipeVersion => ({
  version: number,
  savedAt: at(0),
  userId: mia.id,
  userName: 'Mia Miller',
  restoredFrom: null,
  first: null,
  changes: [],
  ...more,
});
const versions = [
  version(3, {
    userName: 'Jonas',
    userId: null,
    changes: [change('recipeIngredient', { added: 1, changed: 2 }), change('recipeInstructions', { changed: 1 })],
  }),
  version(2, {
    savedAt: at(9, 400),
    changes: [change('recipeServings', { changed: 1, before: 2, after: 4 }), change('tags', { added: 2 })],
  }),
  version(1, { savedAt: at(8, 400), first: 'from-page' }),
];

const line = (referenceId: string, quantity: number | null, name: string, note = '') => ({
  referenceId,
  title: null,
  quantity,
  unit: null,
  food: { id: referenceId, name, pluralName: null },
  referencedRecipe: null,
  note,
  originalText: null,
  isFood: true,
  disableAmount: false,
});
const step = (id: string, text: string) => ({ id, title: '', summary: '', text, ingredientReferences: [] });
const content = (recipeIngredient: RecipeContent['recipeIngredient'], steps: string[]): RecipeContent => ({
  ...soup,
  recipeIngredient,
  recipeInstructions: steps.map((text, index) => step(String(index), text)),
});
const comparison: VersionComparison = {
  version: 3,
  comparedWith: 2,
  before: content([line('a', 2, 'pepper'), line('b', 1, 'feta', 'crumbled'), line('c', 3, 'egg')], ['Simmer 10 min.']),
  after: content(
    [line('a', 4, 'pepper'), line('b', 1, 'feta', 'in pieces'), line('d', 1, 'harissa'), line('c', 3, 'egg')],
    ['Simmer 15 min.', 'Serve.'],
  ),
  changes: versions[0]?.changes ?? [],
  pairs: {
    recipeIngredient: [
      [0, 0],
      [1, 1],
      [null, 2],
      [2, 3],
    ],
    recipeInstructions: [
      [0, 0],
      [null, 1],
    ],
    notes: [],
  },
};

const pictures = (before: string | null, after: string | null) => ({
  before: { ...content([], []), image: before },
  after: { ...content([], []), image: after },
});

const answer = (me = mia) => {
  answerFrame(me);
  server.answers(contract.recipes.get, soup);
  server.answers(contract.groups.members, [mia]);
  server.answers(contract.recipeVersions.list, versions);
  server.answers(contract.recipeVersions.get, comparison);
};

afterEach(() => vi.unstubAllGlobals());

screenStates('the history of a recipe', {
  at: address,
  endpoint: contract.recipeVersions.list,
  full: versions,
  shows: /first version, from a link/,
  besides: answer,
});

test('each save has its author and its time, and says in words what changed', async () => {
  answer();
  await visit(address);
  const list = await screen.findByRole('navigation', { name: 'Versions' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Jonas3 ingredients, 1 step12:00.AM$/),
    expect.stringMatching(/Mia Millerservings from 2 to 4, 2 tags added9:00.AM$/),
    expect.stringMatching(/Mia Millerfirst version, from a link8:00.AM$/),
  ]);
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['today', expect.stringMatching(/\d{4}$/)]);
});

test('beside the list, the latest is compared word by word, and what is the same is folded', async () => {
  answer();
  await visit(address);
  const compared = await screen.findByRole('region', { name: 'What Jonas changed' });
  await within(compared).findByText('Ingredients');
  const marked = (mark: 'del' | 'ins') =>
    [...compared.querySelectorAll(`li ${mark}`)].map(({ lastChild }) => lastChild?.textContent);
  expect(marked('del')).toEqual(['2', 'crumbled', '10']);
  expect(marked('ins')).toEqual(['4', 'in pieces', '1', 'harissa', '15', 'Serve.']);
  expect(within(compared).queryByText('eggs')).toBeNull();
  await act(async () => within(compared).getByRole('button', { name: '1 ingredient is the same' }).click());
  expect(within(compared).getByText('egg')).toBeTruthy();
});

test('a new picture stands beside the one that was there, which lies by its key', async () => {
  answer();
  server.answers(contract.recipes.get, { ...soup, image: 'new-one' });
  server.answers(contract.recipeVersions.get, {
    ...comparison,
    ...pictures('the old&one', 'new-one'),
    changes: [change('image', { changed: 1 })],
  });
  await visit(address);
  const former = await screen.findByRole('img', { name: 'The picture before' });
  expect(former.getAttribute('src')).toBe(`/api/media/recipes/${soup.id}/pictures/the%20old%26one/min-original.webp`);
  const present = screen.getByRole('img', { name: 'The picture after' });
  expect(present.getAttribute('src')).toMatch(new RegExp(`^/api/media/recipes/${soup.id}/images/min-original.webp`));
  expect(screen.getByRole('heading', { name: 'Picture' })).toBeTruthy();
});

test('the first picture of a recipe, and one that was taken away, stand alone', async () => {
  answer();
  const changes = [change('image', { added: 1 })];
  server.answers(contract.recipeVersions.get, { ...comparison, ...pictures(null, 'new-one'), changes });
  await visit(address);
  await screen.findByRole('img', { name: 'The picture after' });
  expect(screen.queryByRole('img', { name: 'The picture before' })).toBeNull();
  server.answers(contract.recipeVersions.get, { ...comparison, ...pictures('new-one', null), changes });
  server.raise('recipes');
  await act(() => queryClient.invalidateQueries());
  await screen.findByRole('img', { name: 'The picture before' });
  expect(screen.queryByRole('img', { name: 'The picture after' })).toBeNull();
});

test('on a phone the list comes first, and a version takes its place', async () => {
  const asIs = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asIs(query), matches: false }));
  answer();
  const here = await visit(address);
  const list = await screen.findByRole('navigation', { name: 'Versions' });
  expect(screen.queryByRole('region', { name: /changed/ })).toBeNull();
  await act(async () => within(list).getAllByRole('link')[0]?.click());
  await screen.findByRole('heading', { level: 1, name: 'What Jonas changed' });
  expect([here(), screen.queryByRole('navigation', { name: 'Versions' })]).toEqual([`${address}?version=3`, null]);
  await act(async () => screen.getByRole('link', { name: 'History' }).click());
  await screen.findByRole('navigation', { name: 'Versions' });
});

test('going back makes the recipe what it was, and can be taken back', async () => {
  const undoable = vi.spyOn(toast, 'undoable');
  answer();
  const here = await visit(`${address}?version=1`);
  server.answers(contract.recipeVersions.restore, { ...soup, version: 4 });
  // What the recipe's own page asks, once it is back there.
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.timeline.list, page([]));
  await clickOn(await screen.findByRole('button', { name: /^Go back to .*8:00/ }));
  await waitFor(() => expect(undoable).toHaveBeenCalled());
  expect(server.calls(contract.recipeVersions.restore)[0]?.params).toMatchObject({ version: '1' });
  await waitFor(() => expect(here()).toBe(`/g/home/r/${soup.slug}`));
  const [text, , undo] = undoable.mock.calls[0] ?? [];
  expect(text).toMatch(/^The recipe went back to/);
  await act(async () => undo?.());
  await waitFor(() => expect(server.calls(contract.recipeVersions.restore)).toHaveLength(2));
  expect(server.calls(contract.recipeVersions.restore)[1]?.params).toMatchObject({ version: '3' });
});

test('going back leads to the recipe, also when the new version is listed before the answer is here', async () => {
  answer();
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.timeline.list, page([]));
  const here = await visit(address);
  const restored = server.delays(contract.recipeVersions.restore);
  await clickOn((await screen.findAllByRole('button', { name: /^Go back to / }))[0]);
  server.answers(contract.recipeVersions.list, [version(4, {}), ...versions]);
  server.raise('recipes');
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('4 versions');
  restored.answer({ ...soup, version: 4 });
  await waitFor(() => expect(here()).toBe(`/g/home/r/${soup.slug}`));
});

test('who may not edit the recipe looks, and is told why', async () => {
  answer();
  server.answers(contract.recipes.get, {
    ...soup,
    userId: '00000000-0000-4000-8000-0000000000ff',
    settings: { ...soup.settings, locked: true },
  });
  await visit(address);
  await screen.findByText('This recipe is locked. Only its owner may change it.');
  expect(screen.queryByRole('button', { name: /Go back/ })).toBeNull();
});
