import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { cookbook, recipe, recipeSummary } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { toast } from '../../lib/toasts/toasts.ts';

const pie = { ...recipeSummary('Pie'), id: '00000000-0000-4000-8000-000000000811' };
const soup = { ...recipeSummary('Soup'), id: '00000000-0000-4000-8000-000000000812' };
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

const edit = async (book: Partial<ReturnType<typeof cookbook>> = {}) => {
  const whole = { ...cookbook('Winter'), ...book };
  answerFrame();
  server.answers(contract.cookbooks.list, page([whole]));
  server.answers(contract.recipes.list, page([pie, soup]));
  server.answers(contract.cookbooks.preview, { total: 2, recipes: [pie, soup] });
  server.answers(contract.cookbooks.replace, whole);
  await visit('/g/home/cookbooks/winter');
  await click(await screen.findByRole('button', { name: 'Edit cookbook' }));
  return within(await screen.findByRole('dialog', { name: 'Edit cookbook' }));
};
const saved = async (dialog: Awaited<ReturnType<typeof edit>>) => {
  await click(dialog.getByRole('button', { name: 'Save cookbook' }));
  await waitFor(() => expect(server.calls(contract.cookbooks.replace)).toHaveLength(1));
  return server.calls(contract.cookbooks.replace)[0]?.body;
};
const choose = (dialog: Awaited<ReturnType<typeof edit>>, group: string, name: string) =>
  click(within(dialog.getByRole('group', { name: group })).getByRole('button', { name }));

test('what is chosen becomes the filter, and what was written beside it stays', async () => {
  const dialog = await edit({ queryFilterString: 'rating >= 5 AND name LIKE "%pie%"' });
  expect((dialog.getByRole('textbox', { name: 'Filter' }) as HTMLTextAreaElement).value).toBe('name LIKE "%pie%"');
  await choose(dialog, 'Stars', '4 stars');
  await choose(dialog, 'Ready in', '40 min');
  await choose(dialog, 'Favorites', 'Mine');
  await choose(dialog, 'Made', 'Never made');
  await choose(dialog, 'Season', 'Dec');
  expect(await saved(dialog)).toMatchObject({
    queryFilterString: `rating >= 4 AND totalMinutes <= 40 AND favoritedBy.id = "${mia.id}" AND lastMade IS NULL AND name LIKE "%pie%"`,
    byRules: true,
    months: [12],
  });
});

test('a book that holds everything goes on, until somebody wants only what is chosen', async () => {
  const dialog = await edit();
  expect(dialog.queryByText('This cookbook asks for nothing, and so it holds every recipe.')).not.toBeNull();
  await click(dialog.getByRole('button', { name: 'Hold only what I choose' }));
  expect(await saved(dialog)).toMatchObject({ byRules: false, queryFilterString: '' });
});

test('a book that is saved with nothing changed holds what it held', async () => {
  expect(await saved(await edit())).toMatchObject({ byRules: true, queryFilterString: '', picked: [] });
});

test('picked recipes change their places by keys and are taken out', async () => {
  const dialog = await edit({ byRules: false, picked: [pie, soup] });
  const out = dialog.getByRole('button', { name: 'Take out Soup' });
  await act(async () => void fireEvent.keyDown(out, { key: 'ArrowUp', altKey: true }));
  const names = within(dialog.getByRole('list', { name: 'Always in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Soup'), expect.stringContaining('Pie')]);
  await click(dialog.getByRole('button', { name: 'Take out Pie' }));
  expect(await saved(dialog)).toMatchObject({ picked: [soup.id], byRules: false });
});

test('picked recipes change their places by taps alone', async () => {
  const dialog = await edit({ byRules: false, picked: [pie, soup] });
  await click(dialog.getByRole('button', { name: 'Actions for Pie' }));
  await click(await screen.findByRole('menuitem', { name: 'Move down' }));
  expect(await saved(dialog)).toMatchObject({ picked: [soup.id, pie.id] });
});

test('a recipe is added to a book, and taken out again by one button', async () => {
  const told = vi.spyOn(toast, 'undoable');
  answerFrame();
  const book = cookbook('Winter');
  server.answers(contract.cookbooks.list, page([book, { ...cookbook('Pies'), id: pie.id, picked: [pie] }]));
  server.answers(contract.recipes.list, page([pie]));
  server.answers(contract.recipes.get, { ...recipe('Pie'), id: pie.id });
  server.answers(contract.users.ownRating, { recipeId: pie.id, rating: null, isFavorite: false });
  server.answers(contract.cookbooks.pick, { id: book.id, name: 'Winter', slug: 'winter', changed: ['pie'] });
  await visit('/g/home');
  const link = (await screen.findByRole('heading', { name: 'Pie' })).closest('a') as HTMLElement;
  await act(async () => void fireEvent.contextMenu(link, { clientX: 40, clientY: 40 }));
  await click(await screen.findByText('Add to cookbook'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a cookbook' }));
  expect((dialog.getByRole('button', { name: /Pies/ }) as HTMLButtonElement).disabled).toBe(true);
  await click(dialog.getByRole('button', { name: /Winter/ }));
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toBe('Added to “Winter”'));
  await act(async () => told.mock.calls[0]?.[2]());
  expect(server.calls(contract.cookbooks.pick).map(({ body }) => body)).toEqual([
    { add: ['pie'] },
    { remove: ['pie'] },
  ]);
});

test('a picked recipe is taken out where it stands, and comes back to its place', async () => {
  const told = vi.spyOn(toast, 'undoable');
  answerFrame();
  const book = { ...cookbook('Winter'), byRules: false, picked: [pie, soup] };
  server.answers(contract.cookbooks.list, page([book]));
  server.answers(contract.recipes.list, page([pie]));
  server.answers(contract.recipes.get, { ...recipe('Pie'), id: pie.id });
  server.answers(contract.users.ownRating, { recipeId: pie.id, rating: null, isFavorite: false });
  server.answers(contract.cookbooks.pick, { id: book.id, name: 'Winter', slug: 'winter', changed: ['pie'] });
  server.answers(contract.cookbooks.replace, book);
  await visit('/g/home/cookbooks/winter');
  const link = (await screen.findByRole('heading', { name: 'Pie' })).closest('a') as HTMLElement;
  await act(async () => void fireEvent.contextMenu(link, { clientX: 40, clientY: 40 }));
  await click(await screen.findByText('Take out of this cookbook'));
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toBe('Taken out of “Winter”'));
  expect(server.calls(contract.cookbooks.pick)[0]?.body).toEqual({ remove: ['pie'] });
  await act(async () => told.mock.calls[0]?.[2]());
  await waitFor(() => expect(server.calls(contract.cookbooks.replace)[0]?.body).toEqual({ picked: [pie.id, soup.id] }));
});
