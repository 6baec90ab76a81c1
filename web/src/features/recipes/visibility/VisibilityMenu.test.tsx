import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { preferences, recipe } from '../../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';

const soup = { ...recipe('Lentil soup'), userId: mia.id };
const shown = { ...soup, settings: { ...soup.settings, public: false } };

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.get, shown);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const open = async () => {
  await visit('/g/home/r/lentil-soup');
  await click(await screen.findByRole('button', { name: 'Your household sees this recipe. Change that' }));
  const menu = within(await screen.findByRole('menu'));
  return menu.getAllByRole('menuitem');
};

test('its owner keeps a recipe to themselves, and takes that back', async () => {
  const told = vi.spyOn(toast, 'undoable');
  const [onlyMe] = await open();
  const hidden = { ...shown, private: true };
  server.answers(contract.recipes.changeVisibility, hidden);
  server.answers(contract.recipes.get, hidden);
  await click(onlyMe as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Only you see this recipe. Change that' })).toBeDefined();
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toBe('Only you see this recipe.'));
  await act(async () => told.mock.calls[0]?.[2]());
  expect(server.calls(contract.recipes.changeVisibility).map(({ body }) => body)).toEqual([
    { visibility: 'owner' },
    { visibility: 'household' },
  ]);
});

test('another member shows it to visitors, and keeps it from nobody', async () => {
  server.answers(contract.recipes.get, { ...shown, userId: 'somebody else' });
  const choices = await open();
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'The householdEvery member, but no visitor.',
    'Visitors tooWhoever comes, if the household shows its pages.',
  ]);
});

test('who may not change a locked recipe reads who sees it', async () => {
  server.answers(contract.recipes.get, { ...shown, userId: 'somebody', settings: { ...shown.settings, locked: true } });
  await visit('/g/home/r/lentil-soup');
  expect(await screen.findByText('Your household sees this recipe.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Change that/ })).toBeNull();
});

test('a household whose pages are private shows nothing to visitors, and says so', async () => {
  server.answers(contract.recipes.get, { ...shown, settings: { ...shown.settings, public: true } });
  server.answers(contract.groups.preferences, { ...preferences, privateGroup: true });
  await visit('/g/home/r/lentil-soup');
  const sentence = 'Your household sees this recipe: its pages are not open to visitors.';
  expect(await screen.findByRole('button', { name: `${sentence} Change that` })).toBeDefined();
});
