import { contract, type TimelineEvent } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, mia, screenStates, visit } from '../../../../test/screens.tsx';
import { Toasts } from '../../../components/Toasts.tsx';
import { timelinePreferences } from './timeline-preferences.ts';

const soup = { ...recipe('Lentil soup'), version: 3 };
const ida = { ...mia, id: '00000000-0000-4000-8000-00000000000b', fullName: 'Ida Miller' };

const happened = (id: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id,
  groupId: soup.groupId,
  recipeId: soup.id,
  userId: mia.id,
  subject: 'Mia Miller made this',
  eventType: 'comment',
  eventMessage: null,
  hasImage: false,
  timestamp: '2026-03-01T12:00:00Z',
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  recipeVersion: 3,
  series: null,
  standsFor: null,
  recipe: soup,
  ...more,
});
const mine = happened('mine', { eventMessage: 'Two hours instead of one.', recipeVersion: 2 });
const hers = happened('hers', { userId: ida.id, subject: 'Ida Miller made this', timestamp: '2026-02-20T12:00:00Z' });
const planned = happened('planned', { eventType: 'info', subject: 'Mia Miller made this for dinner' });
const added = happened('added', {
  eventType: 'system',
  subject: 'Recipe Created',
  timestamp: '2026-02-20T08:00:00Z',
  recipeVersion: null,
});

let listed: TimelineEvent[];

beforeEach(() => {
  timelinePreferences.change({ orderDirection: 'desc', types: ['system', 'info', 'comment'] });
  listed = [mine, planned, hers, added];
  answerFrame();
  besides();
  server.answers(contract.timeline.list, () => page(listed));
});

const besides = () => {
  server.answers(contract.groups.members, [mia, ida]);
};
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const messages = () =>
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
const list = async () => within(await screen.findByRole('list', { name: 'Timeline' }));
const asked = () => server.calls(contract.timeline.list).at(-1)?.query;
const open = async () => {
  await visit('/g/home/recipes/timeline');
  await (await list()).findByText('Two hours instead of one.');
};

screenStates('the timeline', {
  at: '/g/home/recipes/timeline',
  endpoint: contract.timeline.list,
  full: page([mine]),
  shows: /Two hours/,
  empty: page([]),
  invites: /listed here, day by day/,
  besides,
});

test('tells by days who did what, in sentences where it is known', async () => {
  await open();
  const items = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^March 1.*You made Lentil soup/);
  expect(items[1]).toMatch(/^Mia Miller made this for dinner · Lentil soup/);
  expect(items[2]).toMatch(/^February 20.*Ida Miller made Lentil soup/);
  expect(items[3]).toMatch(/^You added Lentil soup/);
  expect((await list()).getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('leads to the recipe as it was then, where it is another one now', async () => {
  await open();
  const links = (await list()).getAllByRole('link', { name: 'The recipe as it was then' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/g/home/r/${soup.slug}/history?version=2`]);
});

test('shows one kind, another one too, and everything again', async () => {
  await open();
  await click(screen.getByRole('button', { name: 'Cooked' }));
  await waitFor(() => expect(asked()?.get('queryFilter')).toBe('eventType IN ["comment"]'));
  await click(screen.getByRole('button', { name: 'Recipes added' }));
  await waitFor(() => expect(asked()?.get('queryFilter')).toBe('eventType IN ["comment","system"]'));
  await click(screen.getByRole('button', { name: 'Everything' }));
  expect(timelinePreferences.get().types).toEqual(['system', 'info', 'comment']);
});

test('where there is nothing of a kind, leads back to everything', async () => {
  await open();
  listed = [];
  await click(screen.getByRole('button', { name: 'From the plan' }));
  await click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await (await list()).findByText('Two hours instead of one.')).toBeTruthy();
});

test('is turned round, which this browser remembers', async () => {
  await open();
  await click(screen.getByRole('button', { name: 'Newest first' }));
  await waitFor(() => expect(asked()?.get('orderDirection')).toBe('asc'));
  expect(screen.getByRole('button', { name: 'Oldest first' })).toBeTruthy();
  expect(localStorage.getItem('timeline-preferences')).toContain('"asc"');
});

test('an own event is deleted at once, and back with Undo', async () => {
  await open();
  messages();
  server.answers(contract.timeline.remove, () => {
    listed = [planned, hers, added];
    server.raise('recipes');
    return mine;
  });
  server.answers(contract.bin.restore, () => {
    listed = [mine, planned, hers, added];
    server.raise('recipes');
    return [{ id: mine.id, kind: 'timelineEvent' as const, name: 'Lentil soup', slug: null, isRenamed: false }];
  });
  const item = within(screen.getByText('Two hours instead of one.').closest('[role="listitem"]') as HTMLElement);
  await click(item.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Two hours instead of one.')).toBeNull());
  await click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Two hours instead of one.')).toBeTruthy();
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['mine'] });
});

test('what was said of an own event is changed, and what others noted is left alone', async () => {
  await open();
  server.answers(contract.timeline.change, mine);
  expect((await list()).getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
  await click((await list()).getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked: Lentil soup' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'A line for next time' }), { target: { value: 'One hour' } });
  await click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.calls(contract.timeline.change)[0]).toMatchObject({
    params: { eventId: 'mine' },
    body: { eventMessage: 'One hour' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('of one recipe it says how often it was made, beside what was said of it', async () => {
  server.answers(contract.recipes.get, soup);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  listed = [mine, hers];
  await visit(`/g/home/r/${soup.slug}/timeline`);
  expect(await screen.findByText('times made')).toBeTruthy();
  expect(screen.getByText('last time, by Mia Miller')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Comments' })).toBeTruthy();
  expect((await list()).getAllByRole('listitem')[0]?.textContent).toContain('You made this');
  const filters = server.calls(contract.timeline.list).map(({ query }) => query.get('queryFilter'));
  expect(filters).toContain(`recipeId = "${soup.id}"`);
});

test('what was cooked is noted from the timeline, and taken back by Undo', async () => {
  server.answers(contract.recipes.list, page([recipeSummary('Lentil soup')]));
  await visit('/g/home/recipes/timeline');
  messages();
  await click(await screen.findByRole('button', { name: 'Add to the timeline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was cooked?' }));
  expect((dialog.getByRole('button', { name: 'Add' }) as HTMLButtonElement).disabled).toBe(true);
  const field = dialog.getByRole('combobox', { name: 'Recipe' });
  await act(async () => field.focus());
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.change(field, { target: { value: 'len' } });
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await click(await screen.findByRole('option', { name: 'Lentil soup' }));
  await click(dialog.getByRole('button', { name: 'Yesterday' }));
  await click(dialog.getByRole('button', { name: 'Ida Miller' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'A line for next time' }), { target: { value: 'More lime' } });
  server.answers(contract.timeline.create, hers);
  server.answers(contract.timeline.remove, hers);
  await click(dialog.getByRole('button', { name: 'Add' }));
  expect(server.calls(contract.timeline.create)[0]?.body).toMatchObject({
    recipeId: soup.id,
    userId: ida.id,
    subject: 'Ida Miller made this',
    eventType: 'comment',
    eventMessage: 'More lime',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls(contract.timeline.remove)[0]?.params).toEqual({ eventId: 'hers' }));
});

test('recipes that were added in a row are one line, which opens', async () => {
  const many = { ...added, series: 'import', standsFor: 300 };
  listed = [mine, many];
  await visit('/g/home/recipes/timeline');
  expect(await screen.findByText(/added 300 recipes/)).toBeTruthy();
  expect(server.calls(contract.timeline.list)[0]?.query.get('folded')).toBe('true');
  const stew = happened('stew', { ...added, id: 'stew', recipe: { ...soup, name: 'Leek stew', slug: 'leek-stew' } });
  server.answers(contract.timeline.list, ({ query }) =>
    query.get('queryFilter') === 'series = "import"' ? { ...page([added, stew]), total: 300 } : page(listed),
  );
  const toggle = screen.getByRole('button', { name: 'Show 300 recipes' });
  await click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('link', { name: 'Leek stew' })).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Show 298 more' }));
  await waitFor(() => expect(server.calls(contract.timeline.list).at(-1)?.query.get('perPage')).toBe('40'));
  await click(toggle);
  expect(screen.queryByRole('link', { name: 'Leek stew' })).toBeNull();
});
