import { contract, type TimelineEvent } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';
import { Toasts } from '../../../components/Toasts.tsx';
import { dateOf } from './made-draft.ts';

const soup = recipe('Lentil soup');
const ida = { ...mia, id: '00000000-0000-4000-8000-00000000000b', fullName: 'Ida Miller' };

const made = (id: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id,
  groupId: soup.groupId,
  recipeId: soup.id,
  userId: mia.id,
  subject: 'Mia Miller made this',
  eventType: 'comment',
  eventMessage: null,
  hasImage: false,
  timestamp: '2026-03-01T12:00:00Z',
  recipeVersion: 1,
  series: null,
  standsFor: null,
  recipe: soup,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  ...more,
});
const before = made('before', { eventMessage: 'Doubled the peppers.' });
const today = made('today', { timestamp: new Date().toISOString() });

let listed: TimelineEvent[];

beforeEach(() => {
  listed = [before];
  answerFrame();
  server.answers(contract.recipes.get, soup);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: 3, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.groups.members, [mia, ida]);
  server.answers(contract.users.rate, null);
  server.answers(contract.timeline.list, () => page(listed));
  server.answers(contract.timeline.create, () => {
    listed = [today, before];
    server.raise('recipes');
    return today;
  });
  server.answers(contract.timeline.change, today);
  server.answers(contract.timeline.remove, () => {
    listed = [before];
    server.raise('recipes');
    return today;
  });
});

const messages = () =>
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const history = () => screen.getByRole('region', { name: /^Made/ });

/** Opens the card from the recipe's menu; answers what is in it. */
async function openCard() {
  await visit(`/g/home/r/${soup.slug}`);
  await click(await screen.findByRole('button', { name: 'More actions' }));
  await click(await screen.findByRole('menuitem', { name: 'I made this' }));
  const card = within(await screen.findByRole('dialog', { name: 'Made today' }));
  await waitFor(() => expect(history().textContent).toContain('Made 2 times'));
  return card;
}

test('that a recipe was made is noted at once, and the past dates are listed with it', async () => {
  const card = await openCard();
  expect(server.calls(contract.timeline.create)[0]?.body).toEqual({
    recipeId: soup.id,
    subject: 'Mia Miller made this',
    eventType: 'comment',
    recipeVersion: 1,
  });
  expect(await card.findByText('For the 2nd time')).toBeTruthy();
  expect(history().textContent).toContain('Doubled the peppers.');
});

test('the day, whoever cooked, the rating and a line are saved with Done', async () => {
  const card = await openCard();
  await click(card.getByRole('button', { name: 'Yesterday' }));
  await click(await card.findByRole('button', { name: 'Ida Miller' }));
  await click(card.getByRole('button', { name: '5 stars' }));
  fireEvent.change(card.getByRole('textbox'), { target: { value: ' More salt ' } });
  await click(card.getByRole('button', { name: 'Done' }));

  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const sent = server.calls(contract.timeline.change)[0]?.body as { timestamp: string };
  expect(sent).toMatchObject({ userId: ida.id, subject: 'Ida Miller made this', eventMessage: 'More salt' });
  expect(dateOf(new Date(sent.timestamp))).toBe(dateOf(yesterday));
  expect(server.calls(contract.users.rate)[0]?.body).toEqual({ rating: 5 });
});

test('Undo in the card takes it back, and nothing else is saved', async () => {
  const card = await openCard();
  await click(card.getByRole('button', { name: '5 stars' }));
  await click(card.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(history().textContent).toContain('Made once'));
  expect(server.calls(contract.timeline.remove)[0]?.params).toEqual({ eventId: 'today' });
  expect([...server.calls(contract.timeline.change), ...server.calls(contract.users.rate)]).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Undo after Done takes back the rating too, and what cannot be taken back is there again', async () => {
  const card = await openCard();
  await click(card.getByRole('button', { name: '5 stars' }));
  await click(card.getByRole('button', { name: 'Done' }));
  messages();
  const refusal = server.delays(contract.timeline.remove);
  await click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(history().textContent).toContain('Made once'));
  expect(server.calls(contract.users.rate).map(({ body }) => body)).toEqual([{ rating: 5 }, { rating: 3 }]);
  await act(async () => refusal.fail('server.failed'));
  await waitFor(() => expect(history().textContent).toContain('Made 2 times'));
});

test('where it cannot be noted, the card goes and the reason is told', async () => {
  server.fails(contract.timeline.create, 'database.unavailable');
  messages();
  await visit(`/g/home/r/${soup.slug}`);
  await click(await screen.findByRole('button', { name: 'More actions' }));
  await click(await screen.findByRole('menuitem', { name: 'I made this' }));

  expect(await screen.findByText('Refused: database.unavailable')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
