import { contract, type ShareLink } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { recipe } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { toast } from '../../lib/toasts/toasts.ts';
import { dayOf, endOfDay } from './link-life.ts';

const soup = recipe('Lentil soup');
const day = 24 * 3_600_000;

const token = (more: Partial<ShareLink> = {}): ShareLink => ({
  id: 'link-1',
  kind: 'recipe',
  item: soup.id,
  mayTick: false,
  userId: 'jonas',
  createdBy: 'Jonas',
  expiresAt: new Date(Date.now() + 5 * day).toISOString(),
  createdAt: new Date(Date.now() - 2 * day).toISOString(),
  ...more,
});

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.get, soup);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
  server.answers(contract.shareLinks.list, []);
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const open = async () => {
  await visit('/g/home/r/lentil-soup');
  await click(await screen.findByRole('button', { name: 'More actions' }));
  await click(await screen.findByRole('menuitem', { name: 'Share a link' }));
  return screen.findByRole('dialog', { name: 'Share this recipe' });
};

test('a link is made for 30 days, or until a day, and shows itself', async () => {
  const dialog = within(await open());
  const made = token({ id: 'link-2', userId: mia.id, createdAt: new Date().toISOString() });
  server.answers(contract.shareLinks.create, () => {
    server.answers(contract.shareLinks.list, [made]);
    server.raise('recipes');
    return made;
  });
  await click(dialog.getByRole('button', { name: 'Pick a date' }));
  const inAYear = dayOf(new Date(Date.now() + 365 * day));
  await act(
    async () => void fireEvent.change(dialog.getByLabelText('Last day of the link'), { target: { value: inAYear } }),
  );
  await click(dialog.getByRole('button', { name: 'New link' }));
  await click(dialog.getByRole('button', { name: '30 days' }));
  await click(dialog.getByRole('button', { name: 'New link' }));

  const sent = server.calls(contract.shareLinks.create).map(({ body }) => body);
  const in30Days = dayOf(new Date(new Date().setDate(new Date().getDate() + 30)));
  expect(sent).toEqual(
    [inAYear, in30Days].map((last) => ({ kind: 'recipe', item: soup.id, expiresAt: endOfDay(last) })),
  );
  expect(await dialog.findByText('Made by you, now')).toBeDefined();
  expect(await dialog.findByRole('img', { name: 'QR code of the link' })).toBeDefined();
  expect(dialog.getByText(/\/g\/home\/shared\/r\/link-2$/)).toBeDefined();
});

test('a link is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  server.answers(contract.shareLinks.list, [token()]);
  const dialog = within(await open());
  expect(await dialog.findByText('Made by Jonas, 2 days ago')).toBeDefined();
  await click(dialog.getByRole('button', { name: /copy the link$/ }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/g/home/shared/r/link-1`);
});

test('a deleted link goes at once, and can be brought back', async () => {
  const told = vi.spyOn(toast, 'undoable');
  server.answers(contract.shareLinks.list, [token()]);
  const dialog = within(await open());
  server.answers(contract.shareLinks.remove, () => {
    server.answers(contract.shareLinks.list, []);
    return token();
  });
  await click(await dialog.findByRole('button', { name: /delete the link$/ }));
  await waitFor(() => expect(dialog.queryByText('Links that work now')).toBeNull());
  expect(told.mock.calls[0]?.[0]).toBe('The link was deleted');
  server.answers(contract.bin.restore, []);
  await act(async () => told.mock.calls[0]?.[2]());
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['link-1'] });
});

test('links that cannot be fetched are asked for again', async () => {
  server.fails(contract.shareLinks.list, 'server.failed');
  const dialog = within(await open());
  await dialog.findByRole('alert');
  server.answers(contract.shareLinks.list, [token()]);
  await click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Made by Jonas, 2 days ago')).toBeDefined();
});
