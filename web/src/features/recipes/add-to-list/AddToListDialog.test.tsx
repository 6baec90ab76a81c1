import { contract, type Ingredient, type Recipe } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { food, recipe, recipeSummary, shoppingItem, shoppingList, unit } from '../../../../test/samples.ts';
import { answerFrame, visit, visitAsVisitor } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';
import { shoppingPreferences } from '../../shopping/index.ts';

const line = (name: string, quantity: number, more: Partial<Ingredient> = {}): Ingredient => ({
  referenceId: `line-of-${name}`,
  title: null,
  quantity,
  unit: null,
  food: { ...food(name), id: `food-${name}` },
  referencedRecipe: null,
  note: '',
  originalText: null,
  isFood: true,
  disableAmount: false,
  display: name,
  ...more,
});

const soup: Recipe = {
  ...recipe('Soup'),
  recipeServings: 4,
  recipeIngredient: [
    line('leek', 3),
    line('flour', 200, { unit: { ...unit('gram'), id: 'unit-gram' }, note: 'sifted' }),
    line('salt', 1, { food: { ...food('salt'), id: 'food-salt', onHand: true } }),
  ],
};
const list = shoppingList('Weekly shop');
const market = { ...shoppingList('Market'), id: '00000000-0000-4000-8000-000000000902' };
const added = { ...list, listItems: [shoppingItem('leek')], leftOut: [] };

beforeEach(() => {
  shoppingPreferences.change({ preferredList: '', viewAllLists: true });
  answerFrame();
  server.answers(contract.recipes.list, page([recipeSummary('Soup')]));
  server.answers(contract.recipes.get, soup);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.shoppingLists.list, page([list]));
  server.answers(contract.shoppingLists.addRecipes, added);
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const open = async () => {
  await visit('/g/home');
  const card = (await screen.findByRole('heading', { name: 'Soup' })).closest('a') as HTMLElement;
  await act(async () => void fireEvent.contextMenu(card, { clientX: 40, clientY: 40 }));
  await click(await screen.findByRole('menuitem', { name: 'Add to list' }));
  return screen.findByRole('dialog');
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const sent = () => server.calls(contract.shoppingLists.addRecipes)[0];

test('with one list, what is to be bought is asked at once; what is at home is left out', async () => {
  const dialog = await open();
  await within(dialog).findByRole('heading', { name: 'Add to Weekly shop' });
  expect(box(/All ingredients/).checked).toBe(true);
  expect(screen.getByText('1 left out, you have it')).toBeDefined();
  expect(box(/^salt/).checked).toBe(false);
  await click(screen.getByRole('button', { name: 'Add 2 items to Weekly shop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject({
    params: { listId: list.id },
    body: [
      {
        recipeId: soup.id,
        recipeIncrementQuantity: 1,
        recipeIngredients: [
          { quantity: 3, unit: null, food: { id: 'food-leek' } },
          { quantity: 200, unit: { id: 'unit-gram' }, food: { id: 'food-flour' }, note: 'sifted' },
        ],
      },
    ],
  });
});

test('what is ticked, and how much, is what is added', async () => {
  await open();
  await click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByText('250 gram')).toBeDefined();
  await click(box(/All ingredients/));
  expect(screen.getByRole('button', { name: 'Add 0 items to Weekly shop' })).toHaveProperty('disabled', true);
  await click(box(/^leek/));
  expect(box(/All ingredients/).indeterminate).toBe(true);
  await click(screen.getByRole('button', { name: 'Add 1 item to Weekly shop' }));
  expect(sent()?.body).toMatchObject([{ recipeIncrementQuantity: 1.25, recipeIngredients: [{ quantity: 3 }] }]);
});

test('of several lists one is chosen, and may be the usual one from then on', async () => {
  server.answers(contract.shoppingLists.list, page([market, list]));
  await open();
  await click(await screen.findByRole('radio', { name: /Weekly shop/ }));
  await click(screen.getByRole('checkbox', { name: 'Always use this list, without asking' }));
  await click(screen.getByRole('button', { name: 'Choose ingredients' }));
  expect(await screen.findByRole('heading', { name: 'Add to Weekly shop' })).toBeDefined();
  expect(shoppingPreferences.get().preferredList).toBe(list.id);
  await click(screen.getByRole('button', { name: 'Other list' }));
  expect(await screen.findByRole('radio', { name: /Market/ })).toBeDefined();
});

test('where there is no list yet, one is made', async () => {
  server.answers(contract.shoppingLists.list, page([]));
  server.answers(contract.shoppingLists.create, { ...list, listItems: [] });
  await open();
  expect(await screen.findByRole('textbox', { name: 'New list' })).toHaveProperty('value', 'Weekly shop');
  server.answers(contract.shoppingLists.list, page([list]));
  server.raise('shopping');
  await click(screen.getByRole('button', { name: 'Make and choose it' }));
  expect(await screen.findByRole('heading', { name: 'Add to Weekly shop' })).toBeDefined();
});

test('it can be taken back, exactly', async () => {
  const told = vi.spyOn(toast, 'undoable');
  server.answers(contract.shoppingLists.takeBackRecipes, { ...list, listItems: [] });
  await open();
  await click(await screen.findByRole('button', { name: 'Add 2 items to Weekly shop' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  const [text, label, undo, more] = told.mock.calls[0] ?? [];
  expect([text, label, more?.label]).toEqual(['Successfully added to list', 'Undo', 'Open list']);
  await act(async () => undo?.());
  expect(server.calls(contract.shoppingLists.takeBackRecipes)[0]?.body).toEqual(sent()?.body);
});

test('that it failed is said, and nothing is lost', async () => {
  const told = vi.spyOn(toast, 'error');
  server.fails(contract.shoppingLists.addRecipes, 'server.failed');
  await open();
  await click(await screen.findByRole('button', { name: 'Add 2 items to Weekly shop' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to add to list'));
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a food is said to be at home, and is left out', async () => {
  server.answers(contract.foods.replace, { ...food('leek'), id: 'food-leek', onHand: true });
  await open();
  await click(await screen.findByRole('button', { name: 'leek is always at home' }));
  expect(screen.getByText('2 left out, you have them')).toBeDefined();
  expect(box(/^leek/).checked).toBe(false);
  expect(server.calls(contract.foods.replace)).toMatchObject([
    { params: { itemId: 'food-leek' }, body: { onHand: true } },
  ]);
  expect(screen.getByRole('button', { name: 'Add 1 item to Weekly shop' })).toBeDefined();
});

test('visitors have no lists', async () => {
  server.answers(contract.explore.recipe, soup);
  server.answers(contract.explore.recipes, page([]));
  server.answers(contract.explore.cookbooks, page([]));
  await visitAsVisitor('/g/home/r/soup');
  await screen.findByRole('heading', { name: 'Soup' });
  expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull();
});

const openWithStock = async () => {
  const { id, name, slug, image, imageColor, recipeServings, recipeYield, recipeYieldQuantity, totalTime } =
    recipe('Stock');
  const stock = { id, name, slug, image, imageColor, recipeServings, recipeYield, recipeYieldQuantity, totalTime };
  const asked = line('stock', 2, { food: null, referencedRecipe: stock, note: 'hot' });
  server.answers(contract.recipes.get, { ...soup, recipeIngredient: [asked] });
  await open();
};

test('another recipe within it is made, or bought by its name', async () => {
  await openWithStock();
  const choice = within(await screen.findByRole('group', { name: 'Stock: make or buy' }));
  expect(choice.getByRole('button', { name: 'Make' }).getAttribute('aria-pressed')).toBe('true');
  await click(screen.getByRole('button', { name: /^Add 1/ }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.body).toMatchObject([{ recipeIngredients: [{ referencedRecipe: { name: 'Stock' }, note: 'hot' }] }]);
});

test('what is bought instead of being made is sent by its name', async () => {
  await openWithStock();
  await click(await screen.findByRole('button', { name: 'Buy' }));
  await click(screen.getByRole('button', { name: /^Add 1/ }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.body).toMatchObject([{ recipeIngredients: [{ referencedRecipe: null, note: 'Stock, hot' }] }]);
});
