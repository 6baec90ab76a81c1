import { contract } from '@larder/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { food, planEntry, preferences, recipeSummary, shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { today } from '../../../lib/dates/days.ts';

const soup = recipeSummary('Lentil soup');

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.list, page([recipeSummary('Rye bread')]));
  server.answers(contract.mealplanShopping.list, []);
  server.answers(contract.groups.preferences, {
    ...preferences,
    mealTimes: { ...preferences.mealTimes, dinner: '18:30' },
  });
});

test('what is planned for today stands above the recipes, dinner first and ready to cook', async () => {
  server.answers(
    contract.mealplans.list,
    page([
      planEntry(today(), null, { id: 2, entryType: 'lunch', title: 'Leftover rice' }),
      planEntry(today(), soup, { id: 3, entryType: 'dinner', servings: 8 }),
    ]),
  );
  await visit('/g/home');
  const strip = await screen.findByRole('region', { name: 'Today' });
  const main = within(strip).getByRole('article');
  expect(main.textContent).toContain('Dinner · 8 servings');
  expect(within(main).getByRole('link', { name: 'Cook' }).getAttribute('href')).toContain('cook=true&scale=2');
  expect(await within(main).findByText('30 min · Start at 6:00 PM to eat at 6:30 PM')).toBeTruthy();
  expect(within(strip).getByText('Leftover rice')).toBeTruthy();
});

test('what today’s meals still want from the shop leads to the list', async () => {
  const list = shoppingList('Weekly shop');
  server.answers(contract.mealplans.list, page([planEntry(today(), soup, { id: 3, entryType: 'dinner' })]));
  server.answers(contract.mealplanShopping.list, [
    { listId: list.id, entryId: 3, date: today(), recipeId: soup.id, times: 1 },
  ]);
  const ofSoup = { recipeId: soup.id, recipeQuantity: 1, recipeScale: 1, recipeNote: null, said: null };
  const item = (name: string, more = {}) =>
    shoppingItem(name, {
      id: name,
      food: food(name),
      recipeReferences: [{ id: name, shoppingListItemId: name, ...ofSoup }],
      ...more,
    });
  server.answers(contract.shoppingLists.get, {
    ...list,
    listItems: [item('leek'), item('lentils'), item('salt', { checked: true }), shoppingItem('soap', { id: 'soap' })],
  });
  await visit('/g/home');
  const strip = await screen.findByRole('region', { name: 'Today' });
  const link = await within(strip).findByRole('link', { name: /2 things for today/ });
  expect(link.getAttribute('href')).toBe(`/shopping-lists/${list.id}`);
});

test('on a day without a plan there is nothing of it', async () => {
  await visit('/g/home');
  await screen.findByRole('heading', { name: 'Rye bread' });
  await waitFor(() => expect(server.calls(contract.mealplans.list)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
