import { contract, type ShoppingItem } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { food, recipe, recipeSummary, shoppingItem, shoppingList, unit } from '../../../test/samples.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';
import { answerList } from '../../../test/shopping-server.ts';
import { toast } from '../../lib/toasts/toasts.ts';

const list = shoppingList('Weekly shop');
const pancakes = recipeSummary('Pancakes');
const [cup, milliliter] = [
  { ...unit('cup'), fraction: true, id: 'cup', pluralName: 'cups' },
  { ...unit('milliliter'), fraction: false, id: 'milliliter', pluralName: 'milliliters' },
];
const part = {
  id: 'part',
  shoppingListItemId: 'milk',
  recipeId: pancakes.id,
  recipeQuantity: 236.588,
  recipeScale: 2,
  recipeNote: null,
  said: { quantity: 1, unit: cup },
};
const milk = shoppingItem('', {
  id: 'milk',
  display: '775 milliliters milk',
  quantity: 775,
  isFood: true,
  food: { ...food('milk'), id: 'food-milk' },
  unit: milliliter,
  recipeReferences: [part],
  byHand: { quantity: 300, said: null },
});
const reference = {
  id: 'reference',
  shoppingListId: list.id,
  recipeId: pancakes.id,
  recipeQuantity: 2,
  recipe: pancakes,
};

async function show(...listItems: ShoppingItem[]) {
  answerFrame();
  server.answers(contract.shoppingLists.list, page([list]));
  answerList({ ...list, listItems, recipeReferences: [reference] });
  server.answers(contract.foods.list, page([]));
  server.answers(contract.units.list, page([]));
  server.answers(contract.mealplanShopping.ofList, []);
  await visit(`/shopping-lists/${list.id}`);
  await screen.findByRole('heading', { name: 'Weekly shop' });
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const receipt = async () => {
  await click(screen.getByRole('button', { name: 'Edit milk' }));
  return screen.findByRole('region', { name: 'Where the amount comes from' });
};

test('an item tells which recipe asks for how much, how that was converted, and what is to be bought', async () => {
  await show(milk);
  const told = await receipt();
  expect(within(told).getByRole('link', { name: 'Pancakes' }).getAttribute('href')).toBe('/g/home/r/pancakes');
  const lines = within(told)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Pancakes1 cup × 2 · 1 cup is 237 milliliters473 milliliters', 'By hand300 milliliters']);
  expect(told.textContent).toContain('Needed773 milliliters');
  expect(told.textContent).toContain('To buy775 milliliters');
});

test('an item tells for which meal its recipe was planned', async () => {
  await show(milk);
  const planned = { listId: list.id, entryId: 1, recipeId: pancakes.id, times: 1 };
  server.answers(contract.mealplanShopping.ofList, [
    { ...planned, date: '2026-03-12', entryType: 'dinner' },
    { ...planned, entryId: 2, date: '2026-03-15', entryType: null },
    { ...planned, entryId: 3, date: '2026-03-16', recipeId: 'another', entryType: 'lunch' },
  ]);
  const told = await receipt();
  expect(await within(told).findByText('Thu, Mar 12, dinner · Sun, Mar 15')).toBeTruthy();
});

test('what cannot be converted is told as it is said, and what is at home too', async () => {
  const said = { quantity: 2, unit: { ...unit('handful'), id: 'handful' } };
  const bag = { ...milk, recipeReferences: [{ ...part, recipeQuantity: 2, recipeScale: 1, said }] };
  await show({ ...bag, food: { ...food('milk'), id: 'food-milk', onHand: true } });
  const told = await receipt();
  expect(told.textContent).toContain('PancakesNot counted, as it is said in another way2 handful');
  expect(told.textContent).toContain('You always have it at home');
});

test('what a recipe needs of a food that is at home is told with its amount', async () => {
  server.answers(contract.recipes.list, page([pancakes]));
  const line = {
    referenceId: 'line',
    title: null,
    quantity: 2,
    unit: cup,
    food: { ...food('milk'), id: 'food-milk' },
    referencedRecipe: null,
    note: '',
    originalText: null,
    isFood: true,
    disableAmount: false,
    display: '2 cups milk',
  };
  server.answers(contract.recipes.get, {
    ...recipe('Pancakes'),
    recipeIngredient: [line, { ...line, referenceId: 'other', food: { ...food('flour'), id: 'food-flour' } }],
  });
  await show({ ...milk, recipeReferences: [], food: { ...food('milk'), id: 'food-milk', onHand: true } });
  const told = await receipt();
  expect(await within(told).findByText('Left out, you have it at home')).toBeTruthy();
  const [left] = within(told).getAllByRole('listitem');
  expect(left?.textContent).toBe('PancakesLeft out, you have it at home4 cups');
  const query = server.calls(contract.recipes.list).at(-1)?.query;
  expect(query?.getAll('foods')).toEqual(['food-milk']);
  expect(query?.get('queryFilter')).toBe(`id IN ["${pancakes.id}"]`);
});

test('a recipe is taken off a list with all that it asked for, and put back by Undo', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show(milk);
  const reply = { ...list, listItems: [] };
  server.answers(contract.shoppingLists.takeBackRecipes, reply);
  server.answers(contract.shoppingLists.addRecipes, { ...reply, leftOut: [] });
  const recipes = screen.getByRole('region', { name: 'Recipes on this list' });
  expect(within(recipes).getByRole('status').textContent).toBe('2 ×');
  await click(within(recipes).getByRole('button', { name: 'Take Pancakes off the list' }));
  const lines = [{ quantity: 1, unit: { id: 'cup' }, food: { id: 'food-milk' }, note: '' }];
  const body = [{ recipeId: pancakes.id, recipeIncrementQuantity: 2, recipeIngredients: lines }];
  await waitFor(() => expect(server.calls(contract.shoppingLists.takeBackRecipes)).toMatchObject([{ body }]));
  await waitFor(() => expect(told).toHaveBeenCalled());
  await act(async () => told.mock.calls[0]?.[2]());
  await waitFor(() => expect(server.calls(contract.shoppingLists.addRecipes)).toMatchObject([{ body }]));
});

test('a recipe is cooked once more, or once less', async () => {
  await show(milk);
  const reply = { ...list, listItems: [] };
  server.answers(contract.shoppingLists.takeBackRecipes, reply);
  server.answers(contract.shoppingLists.addRecipes, { ...reply, leftOut: [] });
  const recipes = screen.getByRole('region', { name: 'Recipes on this list' });
  await click(within(recipes).getByRole('button', { name: 'More' }));
  expect(server.calls(contract.shoppingLists.addRecipes)).toMatchObject([
    { body: [{ recipeId: pancakes.id, recipeIncrementQuantity: 1 }] },
  ]);
  await waitFor(() => expect(within(recipes).getByRole('button', { name: 'Less' })).toHaveProperty('disabled', false));
  await click(within(recipes).getByRole('button', { name: 'Less' }));
  await waitFor(() =>
    expect(server.calls(contract.shoppingLists.takeBackRecipes)).toMatchObject([
      { body: [{ recipeIncrementQuantity: 1, recipeIngredients: [{ quantity: 1 }] }] },
    ]),
  );
});
