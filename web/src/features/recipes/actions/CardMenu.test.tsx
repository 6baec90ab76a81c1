import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { organizer, recipe, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, visit, visitAsVisitor } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';
import { sectionPreferences } from '../list/remembered-order.ts';

const soup = { ...recipeSummary('Lentil soup'), description: 'Warm **and** red.', tags: [organizer('Winter')] };
const whole = { ...recipe('Lentil soup'), tags: soup.tags };

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.list, page([soup]));
  server.answers(contract.recipes.get, whole);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
});

const card = async () => (await screen.findByRole('heading', { name: 'Lentil soup' })).closest('a') as HTMLElement;
const entries = async () => {
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};
const openMenu = async () => {
  await visit('/g/home');
  const link = await card();
  await act(async () => void fireEvent.contextMenu(link, { clientX: 40, clientY: 40 }));
  return entries();
};
const choose = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('menuitem', { name })));

test('the right button opens everything that can be done with a recipe', async () => {
  expect(await openMenu()).toEqual([
    'Add to favoritesF',
    'EditE',
    'Tags and categories',
    'Add to cookbook',
    'Add to meal plan',
    'Add to list',
    'Share a link',
    'Print',
    'Duplicate',
    'SelectS',
    'Delete recipe',
  ]);
});

test('visitors may print and nothing else', async () => {
  server.answers(contract.explore.recipes, page([soup]));
  server.answers(contract.explore.cookbooks, page([]));
  server.answers(contract.explore.recipe, whole);
  await visitAsVisitor('/g/home');
  await card();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Actions for Lentil soup' })));
  expect(await entries()).toEqual(['Print']);
});

test('what somebody else has locked is neither edited nor deleted', async () => {
  server.answers(contract.recipes.get, { ...whole, settings: { ...whole.settings, locked: true } });
  await openMenu();
  await waitFor(async () =>
    expect(await entries()).toEqual([
      'Add to favoritesF',
      'Add to cookbook',
      'Add to meal plan',
      'Add to list',
      'Share a link',
      'Print',
      'Duplicate',
      'SelectS',
    ]),
  );
});

test('stars are given, and a letter makes it a favorite', async () => {
  await openMenu();
  server.answers(contract.users.rate, null as never);
  server.answers(contract.users.addFavorite, null as never);
  await act(async () => void fireEvent.click(screen.getByRole('menuitemradio', { name: '4 stars' })));
  expect(server.calls(contract.users.rate)[0]?.body).toEqual({ rating: 4 });
  await act(async () => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'f' }));
  await waitFor(() => expect(server.calls(contract.users.addFavorite)).toHaveLength(1));
});

test('a tag is taken off, and the rest stays', async () => {
  await openMenu();
  server.answers(contract.tags.list, page([]));
  server.answers(contract.recipes.change, whole);
  await choose('Tags and categories');
  const dialog = await screen.findByRole('dialog', { name: 'Tags and categories of “Lentil soup”' });
  await act(
    async () => void fireEvent.keyDown(within(dialog).getByRole('combobox', { name: 'Tags' }), { key: 'Backspace' }),
  );
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })));
  await waitFor(() =>
    expect(server.calls(contract.recipes.change)[0]?.body).toEqual({ recipeCategory: [], tags: [], tools: [] }),
  );
});

test('a deleted recipe can be brought back', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await openMenu();
  server.answers(contract.recipes.remove, whole);
  server.answers(contract.bin.restore, []);
  await choose('Delete recipe');
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toBe('“Lentil soup” was deleted'));
  await act(async () => told.mock.calls[0]?.[2]());
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: [soup.id] });
});

test('a finger that rests opens the menu, and one that scrolls does not', async () => {
  const where = await visit('/g/home');
  const link = await card();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 40 };
  await act(async () => {
    fireEvent.pointerDown(link, { ...touch, clientY: 40 });
    fireEvent.pointerMove(link, { ...touch, clientY: 90 });
    vi.advanceTimersByTime(1000);
  });
  expect(screen.queryByRole('menu')).toBeNull();
  await act(async () => {
    fireEvent.pointerDown(link, { ...touch, clientY: 40 });
    vi.advanceTimersByTime(1000);
  });
  vi.useRealTimers();
  await act(async () => {
    fireEvent.pointerUp(link, touch);
    fireEvent.click(link);
  });
  expect(where()).toBe('/g/home');
  expect(await entries()).toContain('Duplicate');
});

test('descriptions are shown to whoever wants them, and that is remembered', async () => {
  await visit('/g/home');
  await card();
  expect(screen.queryByText('Warm and red.')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'How recipes are shown' })));
  const wish = await screen.findByText('With descriptions');
  await act(async () => void fireEvent.click(wish));
  expect(screen.queryByText('Warm and red.')).not.toBeNull();
  expect(localStorage.getItem('recipe-section-preferences')).toContain('"showDescriptions":true');
  sectionPreferences.change({ showDescriptions: false });
});
