import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { food, planEntry, recipeSummary, shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { addDays, today } from '../../../lib/dates/days.ts';
import { paperOf } from './week-taste.ts';

const soup = recipeSummary('Lentil soup');
const list = shoppingList('Weekly shop');
const ofSoup = {
  id: 'reference',
  shoppingListItemId: 'item',
  recipeId: soup.id,
  recipeQuantity: 1,
  recipeScale: 1,
  recipeNote: null,
  said: null,
};
const item = (name: string, more: object) => ({
  ...shoppingItem(name),
  food: food(name),
  recipeReferences: [ofSoup],
  ...more,
});

test('the paper says what is still to be bought for the week, and leads back to it', async () => {
  answerFrame();
  server.answers(contract.mealplans.list, page([planEntry(today(), soup, { id: 7 })]));
  server.answers(contract.mealplanShopping.list, [
    { listId: list.id, entryId: 7, date: today(), recipeId: soup.id, times: 1 },
  ]);
  server.answers(contract.shoppingLists.get, {
    ...list,
    listItems: [
      item('lentils', { id: '1' }),
      item('leek', { id: '2', checked: true }),
      item('soap', { id: '3', recipeReferences: [] }),
      item('carrot', { id: '4' }),
    ],
  });
  await visit('/group/mealplan/planner/print');
  const sheet = await screen.findByRole('article');
  await waitFor(() => expect(sheet.textContent).toContain('Still to buy: lentils, carrot'));
  expect(await screen.findByRole('img', { name: 'Code that leads to this week' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Still to buy' })));
  expect(sheet.textContent).not.toContain('lentils');
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Code to the plan' })));
  expect(screen.queryByRole('img', { name: 'Code that leads to this week' })).toBeNull();
});

test('what is noted of a meal stands beside the meals, which say whose it is where there are more', async () => {
  answerFrame();
  server.answers(contract.mealplanShopping.list, []);
  server.answers(
    contract.mealplans.list,
    page([
      planEntry(today(), soup, { id: 7, entryType: 'dinner', text: 'Leila brings bread' }),
      planEntry(today(), recipeSummary('Porridge'), { id: 8, entryType: 'breakfast' }),
      planEntry(today(), null, { id: 9, entryType: 'lunch', title: '', text: 'Eat out' }),
    ]),
  );
  await visit('/group/mealplan/planner/print');
  expect((await screen.findByText(/Leila brings bread/)).textContent).toBe('DinnerLeila brings bread');
  expect(screen.getAllByText('Eat out')).toHaveLength(1);
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Notes' })));
  expect(screen.queryByText(/Leila brings bread/)).toBeNull();
});

test('the paper is chosen, and the day that it begins with', async () => {
  answerFrame();
  server.answers(contract.mealplanShopping.list, []);
  server.answers(contract.mealplans.list, page([]));
  await visit('/group/mealplan/planner/print?day=2026-03-10');
  const sheet = await screen.findByRole('article');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'A4' })));
  expect(sheet.dataset.paper).toBe('a4');
  const from = screen.getByRole('combobox', { name: 'First day' });
  await act(async () => void fireEvent.change(from, { target: { value: addDays('2026-03-10', 2) } }));
  expect(await screen.findByText(/March 12 – 18, 2026/)).toBeTruthy();
});

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['zh-Hant-TW', 'a4'],
  ['de', 'a4'],
])('in %s the paper is %s until somebody chooses', (language, paper) => expect(paperOf(language)).toBe(paper));
