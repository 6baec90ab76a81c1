import { contract, type PlanRule } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { organizer, preferences } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';

const fish: PlanRule = {
  id: 'fish',
  groupId: 'g',
  day: 'friday',
  entryType: 'dinner',
  categories: [],
  tags: [organizer('Fish')],
  queryFilterString: '',
  missing: [],
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
};

async function show(rule = fish) {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplanRules.list, page([rule]));
  server.answers(contract.mealplanRepeats.list, page([]));
  await visit('/group/mealplan/settings');
  await screen.findByText('Dinner, Friday');
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('a rule says when it holds and what it asks for, and is changed in a dialog', async () => {
  await show();
  server.answers(contract.mealplanRules.replace, fish);
  await press(screen.getByRole('button', { name: /Dinner, Friday.*Fish/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the rule' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Filter/ }), { target: { value: 'rating >= 4' } });
  await press(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls(contract.mealplanRules.replace)[0]?.body).toEqual({
      day: 'friday',
      entryType: 'dinner',
      categories: [],
      tags: [{ name: 'Fish' }],
      queryFilterString: 'rating >= 4',
      missing: [],
    }),
  );
});

test('a rule that is removed comes back by Undo', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show();
  server.answers(contract.mealplanRules.remove, fish);
  server.answers(contract.bin.restore, []);
  await press(screen.getByRole('button', { name: 'Remove the rule “Dinner, Friday”' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  await act(async () => told.mock.calls.at(-1)?.[2]());
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['fish'] });
});

test('a rule says what was deleted of it, and is repaired by taking that out', async () => {
  const broken: PlanRule = { ...fish, tags: [], missing: [{ id: 'gone', kind: 'tag', name: 'Fish' }] };
  await show(broken);
  server.answers(contract.mealplanRules.replace, fish);
  await press(screen.getByRole('button', { name: /Nothing fits: “Fish” was deleted/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the rule' });
  await press(within(dialog).getByRole('button', { name: 'Take Fish out' }));
  await press(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls(contract.mealplanRules.replace)[0]?.body).toMatchObject({ tags: [], missing: [] }),
  );
});
