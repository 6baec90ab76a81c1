import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { planEntry, preferences, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, draw } from '../../../../test/screens.tsx';
import { addDays, today } from '../../../lib/dates/days.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import AddToPlanDialog from './AddToPlanDialog.tsx';

const soup = recipeSummary('Lentil soup');
const stew = { ...recipeSummary('Leek stew'), id: '00000000-0000-4000-8000-000000000102' };
const now = today();

async function show(props: Partial<Parameters<typeof AddToPlanDialog>[0]>) {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplans.list, page([planEntry(now, stew, { entryType: 'dinner' })]));
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
