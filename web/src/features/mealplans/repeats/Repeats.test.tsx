import { contract, type PlanRepeat } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { planEntry, preferences, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, draw, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';
import { RepeatField } from './RepeatField.tsx';

const soup = recipeSummary('Lentil soup');
const weekly: PlanRepeat = {
  id: 'weekly',
  groupId: 'g',
  userId: 'u',
  weekdays: ['thursday'],
  everyWeeks: 1,
  startDate: '2026-03-19',
  untilDate: null,
  entryType: 'dinner',
  title: '',
  text: '',
  recipeId: soup.id,
  recipe: soup,
  servings: null,
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
};

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a meal comes again from its next time on, until somebody ends that', async () => {
  const told = vi.spyOn(toast, 'undoable');
  answerFrame();
  server.answers(contract.mealplanRepeats.create, weekly);
  server.answers(contract.mealplanRepeats.remove, weekly);
  server.answers(contract.bin.restore, []);
  // 12 March 2026 was a Thursday.
  await draw(() => <RepeatField entry={planEntry('2026-03-12', soup, { entryType: 'dinner' })} />);
  await press('Every Thursday');
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('“Lentil soup” comes every week'));
  expect(server.calls(contract.mealplanRepeats.create)[0]?.body).toMatchObject({
    weekdays: ['thursday'],
    everyWeeks: 1,
    startDate: '2026-03-19',
    entryType: 'dinner',
    recipeId: soup.id,
  });
  await act(async () => told.mock.calls.at(-1)?.[2]());
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('“Lentil soup” does not come again'));
  await act(async () => told.mock.calls.at(-1)?.[2]());
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['weekly'] });
});

test('the settings tell what comes again, and when the household eats', async () => {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.groups.changePreferences, preferences);
  server.answers(contract.mealplanRules.list, page([]));
  server.answers(contract.mealplanRepeats.list, page([weekly]));
  await visit('/group/mealplan/settings');
  expect(await screen.findByText('Dinner, Thursday, every week')).toBeTruthy();
  const times = screen.getByRole('group', { name: 'When you eat' });
  const dinner = within(times).getByLabelText('Dinner');
  fireEvent.change(dinner, { target: { value: '19:15' } });
  await act(async () => void fireEvent.blur(dinner));
  expect(server.calls(contract.groups.changePreferences)[0]?.body).toMatchObject({ mealTimes: { dinner: '19:15' } });
});
