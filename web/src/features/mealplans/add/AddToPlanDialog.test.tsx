import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { planEntry, preferences, recipeSummary, shoppingList } from '../../../../test/samples.ts';
import { answerFrame, draw } from '../../../../test/screens.tsx';
import { addDays, today } from '../../../lib/dates/days.ts';
import { findMe } from '../../../lib/session/index.ts';
import { keepToken } from '../../../lib/session/token.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import AddToPlanDialog from './AddToPlanDialog.tsx';

const soup = recipeSummary('Lentil soup');
const stew = { ...recipeSummary('Leek stew'), id: '00000000-0000-4000-8000-000000000102' };
const now = today();
const weekly = shoppingList('Weekly shop');
const market = { ...shoppingList('Market'), id: '00000000-0000-4000-8000-000000000902' };
let lists = [weekly];
beforeEach(() => {
  lists = [weekly];
});

async function show(props: Partial<Parameters<typeof AddToPlanDialog>[0]>) {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.shoppingLists.list, page(lists));
  server.answers(contract.mealplans.list, page([planEntry(now, stew, { entryType: 'dinner' })]));
  keepToken('token-of-mia');
  await findMe();
  await draw(() => <AddToPlanDialog onClose={() => undefined} {...props} />);
}

const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const sent = () => server.calls(contract.mealplans.createMany)[0]?.body;

test('a recipe goes on the next day whose dinner is free, unless another is chosen', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show({ recipe: soup });
  server.answers(contract.mealplans.createMany, [planEntry(addDays(now, 1), soup, { id: 9 })]);
  server.answers(contract.mealplans.removeMany, []);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next free dinner', pressed: true })).toBeTruthy());
  await press('More');
  await press(/^Plan for/);
  await waitFor(() =>
    expect(sent()).toEqual({
      entries: [{ recipeId: soup.id, date: addDays(now, 1), entryType: 'dinner', servings: 5 }],
    }),
  );
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('Recipe added to mealplan'));
  await act(async () => told.mock.calls.at(-1)?.[2]());
  expect(server.calls(contract.mealplans.removeMany)[0]?.query.getAll('ids')).toEqual(['9']);
});

test('several recipes go on days of their own', async () => {
  server.answers(contract.recipes.list, page([stew, soup]));
  await show({ slugs: [soup.slug, stew.slug] });
  server.answers(contract.mealplans.createMany, []);
  await press('Today');
  await press(/^Plan from/);
  await waitFor(() =>
    expect(sent()).toEqual({
      entries: [
        { recipeId: soup.id, date: now, entryType: 'dinner' },
        { recipeId: stew.id, date: addDays(now, 1), entryType: 'dinner' },
      ],
    }),
  );
});

test('where it fails it says so, and stays open', async () => {
  const told = vi.spyOn(toast, 'error');
  await show({ recipe: soup });
  server.fails(contract.mealplans.createMany, 'server.failed');
  await press(/^Plan for/);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to add recipe to mealplan'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const listed = (entryId: number) => ({ listId: weekly.id, entryId, date: now, recipeId: soup.id, times: 1 });

test('what it needs goes on the list with it, and one Undo takes back both', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show({ recipe: soup });
  server.answers(contract.mealplans.createMany, [planEntry(now, soup, { id: 9 })]);
  server.answers(contract.mealplanShopping.add, {
    listId: weekly.id,
    added: [listed(9)],
    removed: [],
    unchanged: [],
  });
  await press('Today');
  await press('And to list');
  const text = 'Recipe added to mealplan, and what it needs to “Weekly shop”';
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe(text));
  expect(server.calls(contract.mealplanShopping.add)[0]?.body).toEqual({
    listId: weekly.id,
    startDate: now,
    endDate: now,
    entryIds: [9],
  });
  server.answers(contract.mealplanShopping.remove, {
    listId: weekly.id,
    added: [],
    removed: [listed(9)],
    unchanged: [],
  });
  server.answers(contract.mealplans.removeMany, []);
  await act(async () => told.mock.calls.at(-1)?.[2]());
  await waitFor(() => expect(server.calls(contract.mealplans.removeMany)).toHaveLength(1));
  expect(server.calls(contract.mealplanShopping.remove)[0]?.body).toEqual({ listId: weekly.id, entryIds: [9] });
});

test('where there are several lists it is asked on which', async () => {
  lists = [market, weekly];
  await show({ recipe: soup });
  server.answers(contract.mealplans.createMany, [planEntry(now, soup, { id: 9 })]);
  server.answers(contract.mealplanShopping.add, { listId: market.id, added: [], removed: [], unchanged: [] });
  await press('And to list');
  expect(server.calls(contract.mealplans.createMany)).toHaveLength(0);
  await press('Market');
  await waitFor(() =>
    expect(server.calls(contract.mealplanShopping.add)[0]?.body).toMatchObject({ listId: market.id }),
  );
});

test('planned it is also where the list cannot be reached', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show({ recipe: soup });
  server.answers(contract.mealplans.createMany, [planEntry(now, soup, { id: 9 })]);
  server.fails(contract.mealplanShopping.add, 'server.failed');
  await press('And to list');
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('Recipe added to mealplan'));
});
