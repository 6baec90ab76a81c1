import { contract, type NewPlanEntry, type PlanEntry } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { planEntry, preferences, recipeSummary } from '../../../test/samples.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';
import { Toasts } from '../../components/Toasts.tsx';
import { addDays, today } from '../../lib/dates/days.ts';
import { longDay } from './plan-words.ts';

const soup = recipeSummary('Lentil soup');
const now = today();

afterEach(() => vi.unstubAllGlobals());

async function show(planned: PlanEntry[] = [], at = '/group/mealplan/planner/view') {
  let entries = planned;
  answerFrame();
  server.answers(contract.groups.preferences, { ...preferences, firstDayOfWeek: new Date().getDay() });
  server.answers(contract.mealplans.list, () => page(entries));
  server.answers(contract.recipes.list, page([soup]));
  server.answers(contract.mealplanShopping.list, []);
  server.answers(contract.mealplans.createMany, ({ body }) => {
    const made = (body as { entries: NewPlanEntry[] }).entries.map(({ date, entryType, title }, index) =>
      planEntry(date, title ? null : soup, { id: 50 + index, entryType, title: title ?? '' }),
    );
    entries = [...entries, ...made];
    server.raise('plans');
    return made;
  });
  server.answers(contract.mealplans.removeMany, ({ query }) => {
    const gone = entries.filter(({ id }) => query.getAll('ids').includes(String(id)));
    entries = entries.filter((entry) => !gone.includes(entry));
    server.raise('plans');
    return gone;
  });
  await visit(at);
  await screen.findByRole('heading', { name: 'This week' });
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const planned = () => screen.queryAllByRole('article').length;

test('a dinner is planned with two taps, and taken back by Undo', async () => {
  await show();
  await press(await screen.findByRole('button', { name: `Plan: Dinner on ${longDay(addDays(now, 1))}` }));
  await press(await screen.findByRole('button', { name: /Lentil soup/ }));
  expect(server.calls(contract.mealplans.createMany)[0]?.body).toEqual({
    entries: [{ date: addDays(now, 1), entryType: 'dinner', recipeId: soup.id }],
  });
  await waitFor(() => expect(planned()).toBe(1));
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(planned()).toBe(0));
  expect(server.calls(contract.mealplans.removeMany)).toHaveLength(1);
});

test('a note is planned without a recipe', async () => {
  await show();
  await press(await screen.findByRole('button', { name: `Plan: Dinner on ${longDay(now)}` }));
  await press(await screen.findByRole('button', { name: 'Write a note instead' }));
  const dialog = await screen.findByRole('dialog', { name: `Dinner on ${longDay(now)}` });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'What is there?' }), { target: { value: 'Pizza' } });
  await press(within(dialog).getByRole('button', { name: 'Add to the plan' }));
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Pizza'));
});

test('a meal is moved and resized in its dialog, and Undo puts it back', async () => {
  const entry = planEntry(now, soup, { id: 7, entryType: 'dinner' });
  await show([entry]);
  server.answers(contract.mealplans.replaceMany, []);
  await press(within(await screen.findByRole('article')).getByRole('button', { name: 'Lentil soup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lentil soup' });
  await press(within(dialog).getByRole('button', { name: 'More' }));
  fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: addDays(now, 2) } });
  await press(within(dialog).getByRole('button', { name: 'Done' }));
  const calls = () => server.calls(contract.mealplans.replaceMany);
  await waitFor(() => expect(calls()[0]?.body).toEqual([{ id: 7, date: addDays(now, 2), servings: 5 }]));
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls()[1]?.body).toEqual([{ id: 7, date: now, servings: null }]));
});

test('what is off the plan comes back from the bin', async () => {
  await show([planEntry(now, soup, { id: 7, uid: 'seven' })]);
  server.answers(contract.bin.restore, []);
  await press(within(await screen.findByRole('article')).getByRole('button', { name: 'Lentil soup' }));
  await press(await screen.findByRole('button', { name: 'Take off the plan' }));
  await waitFor(() => expect(planned()).toBe(0));
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: ['seven'] }));
});

test('a week is copied to the next one', async () => {
  await show([planEntry(now, soup)]);
  server.answers(contract.mealplans.copy, [planEntry(addDays(now, 7), soup, { id: 61 })]);
  await press(await screen.findByRole('button', { name: 'More for the meal plan' }));
  await press(await screen.findByRole('menuitem', { name: 'Copy this week' }));
  await press(await screen.findByRole('button', { name: 'Copy' }));
  expect(server.calls(contract.mealplans.copy)[0]?.body).toEqual({
    startDate: now,
    endDate: addDays(now, 6),
    to: addDays(now, 7),
  });
  expect(await screen.findByText('1 meal was copied')).toBeTruthy();
});

test('what the server refuses is taken off the screen again', async () => {
  await show();
  server.fails(contract.mealplans.createMany, 'server.failed');
  await press(await screen.findByRole('button', { name: `Plan: Dinner on ${longDay(now)}` }));
  await press(await screen.findByRole('button', { name: /Lentil soup/ }));
  expect(await screen.findByText('Refused: server.failed')).toBeTruthy();
  expect(planned()).toBe(0);
});

test('Escape lets go of the meal that a recipe was sought for', async () => {
  await show();
  const meal = await screen.findByRole('button', { name: `Plan: Dinner on ${longDay(now)}` });
  await press(meal);
  expect(meal.getAttribute('aria-pressed')).toBe('true');
  await act(
    async () => void fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Find a recipe' }), { key: 'Escape' }),
  );
  expect(meal.getAttribute('aria-pressed')).toBe('false');
});

test('entries of a meal change places in their dialog, and Undo puts them back', async () => {
  const stew = { ...recipeSummary('Leek stew'), id: '00000000-0000-4000-8000-000000000102' };
  await show([
    planEntry(now, soup, { id: 7, entryType: 'dinner', position: 0 }),
    planEntry(now, stew, { id: 8, entryType: 'dinner', position: 1 }),
  ]);
  server.answers(contract.mealplans.replaceMany, []);
  await press(await screen.findByRole('button', { name: 'Leek stew' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leek stew' });
  expect(within(dialog).getByText('2 of 2')).toBeTruthy();
  await press(within(dialog).getByRole('button', { name: 'Earlier in the meal' }));
  const calls = () => server.calls(contract.mealplans.replaceMany);
  const places = (first: number, second: number) => [
    { id: 7, position: first },
    { id: 8, position: second },
  ];
  await waitFor(() => expect(calls()[0]?.body).toEqual(expect.arrayContaining(places(1, 0))));
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls()[1]?.body).toEqual(expect.arrayContaining(places(0, 1))));
});

test('beside recipes a day is one row, and a recipe is planned for as many as one says', async () => {
  const asIs = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asIs(query), matches: false }));
  await show([planEntry(now, soup, { id: 7, entryType: 'lunch' })], '/group/mealplan/planner/edit');
  const row = await screen.findByRole('region', { name: longDay(now) });
  expect(within(row).getByRole('button', { name: 'Lentil soup, Lunch' })).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: longDay(addDays(now, 1)) })).getByText('Nothing yet'),
  ).toBeTruthy();
  await press(await screen.findByRole('button', { name: /^Lentil soup(?!,)/ }));
  await press(within(await screen.findByRole('group', { name: 'Servings' })).getByRole('button', { name: 'More' }));
  await press(await screen.findByRole('button', { name: `Plan: Dinner on ${longDay(addDays(now, 1))}` }));
  expect(server.calls(contract.mealplans.createMany)[0]?.body).toEqual({
    entries: [{ date: addDays(now, 1), entryType: 'dinner', recipeId: soup.id, servings: 5 }],
  });
});

test('portions are bowls, the rest of them stands with its meal, and what is planned is cooked from there', async () => {
  const cooked = planEntry(
    now,
    { ...soup, recipeServings: 4 },
    {
      id: 7,
      entryType: 'dinner',
      servings: 6,
      portionsEaten: 4,
      portionsLeft: 0,
    },
  );
  const rest = planEntry(addDays(now, 1), soup, { id: 8, entryType: 'lunch', leftoverOf: 7, servings: 2 });
  await show([cooked, rest]);
  const card = (await screen.findByText(/6 servings/)).closest('article');
  if (!card) throw new Error('it is planned');
  await press(within(card).getByRole('button', { name: /^Lentil soup/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lentil soup' }));
  const bowls = [...document.querySelectorAll<HTMLElement>('[role=dialog] i')];
  expect(bowls.map(({ dataset }) => dataset.eaten)).toEqual(['true', 'true', 'true', 'true', undefined, undefined]);
  expect(dialog.getByRole('link', { name: 'Start cooking' }).getAttribute('href')).toMatch(/cook=true&scale=1\.5$/);
  expect(dialog.getByText(/Lunch on/).closest('li')?.textContent).toContain('2 portions');
  await press(dialog.getByRole('button', { name: 'Change' }));
  const leftovers = within(await screen.findByRole('dialog', { name: 'Lentil soup' }));
  expect(await leftovers.findByText('Portions')).toBeTruthy();
  expect(leftovers.queryByRole('switch', { name: 'Some is for another meal' })).toBeNull();
});

test('a week that is far away is called by its days, whichever of them was asked for', async () => {
  answerFrame();
  server.answers(contract.groups.preferences, { ...preferences, firstDayOfWeek: 0 });
  server.answers(contract.mealplans.list, page([]));
  server.answers(contract.recipes.list, page([soup]));
  server.answers(contract.mealplanShopping.list, []);
  await visit('/group/mealplan/planner/view?day=2099-03-11');
  expect(await screen.findByRole('heading', { name: /^March 8\s–\s14$/ })).toBeTruthy();
});
