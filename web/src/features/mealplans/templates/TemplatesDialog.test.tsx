import { contract, type PlanTemplate } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { planEntry, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, draw } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import TemplatesDialog from './TemplatesDialog.tsx';

const school: PlanTemplate = {
  id: 'school',
  groupId: 'g',
  name: 'School week',
  days: 7,
  entries: [],
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
};

const Templates = () => (
  <TemplatesDialog from="2026-03-09" to="2026-03-15" actions={usePlanActions()} onClose={() => undefined} />
);

async function show() {
  answerFrame();
  server.answers(contract.mealplanTemplates.list, page([school]));
  await draw(Templates);
  await screen.findByText('School week');
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a week is saved under a name', async () => {
  await show();
  server.answers(contract.mealplanTemplates.create, { ...school, name: 'Holidays' });
  fireEvent.change(screen.getByPlaceholderText('School week'), { target: { value: ' Holidays ' } });
  await press('Save');
  expect(server.calls(contract.mealplanTemplates.create)[0]?.body).toEqual({
    name: 'Holidays',
    startDate: '2026-03-09',
    endDate: '2026-03-15',
  });
});

test('a template is put on the week, and its meals are taken back by Undo', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show();
  server.answers(contract.mealplanTemplates.apply, [
    planEntry('2026-03-09', recipeSummary('Lentil soup'), { id: 31 }),
    planEntry('2026-03-10', recipeSummary('Lentil soup'), { id: 32 }),
  ]);
  server.answers(contract.mealplans.removeMany, []);
  await press('Use “School week” for this week');
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('2 meals are planned'));
  expect(server.calls(contract.mealplanTemplates.apply)[0]?.body).toEqual({ startDate: '2026-03-09' });
  await act(async () => told.mock.calls.at(-1)?.[2]());
  expect(server.calls(contract.mealplans.removeMany)[0]?.query.getAll('ids')).toEqual(['31', '32']);
});

test('a template that is removed comes back by Undo', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await show();
  server.answers(contract.mealplanTemplates.remove, school);
  server.answers(contract.bin.restore, []);
  await press('Remove “School week”');
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('“School week” was removed'));
  await act(async () => told.mock.calls.at(-1)?.[2]());
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['school'] });
});
