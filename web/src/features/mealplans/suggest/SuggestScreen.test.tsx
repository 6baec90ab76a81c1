import { contract, type MealSuggestion } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { planEntry, preferences, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';

const recipeOf = (name: string, index: number) => ({
  ...recipeSummary(name),
  id: `00000000-0000-4000-8000-00000000020${index}`,
});
const [soup, stew, pie] = [recipeOf('Lentil soup', 1), recipeOf('Leek stew', 2), recipeOf('Fish pie', 3)];
const suggestion = (date: string, recipe: MealSuggestion['recipe']): MealSuggestion => ({
  date,
  entryType: 'dinner',
  recipe,
  reasons: [{ reason: 'at-home', foods: ['leeks'] }],
});
/** Days of a week that is still to come. */
const [sunday, monday] = ['2099-03-08', '2099-03-09'];

async function show(search = `?day=${sunday}`) {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplanRules.list, page([]));
  server.answers(contract.recipes.list, page([]));
  server.answers(contract.mealplanShopping.list, []);
  server.answers(contract.mealplanSuggestions.suggest, ({ body }) => ({
    seed: 's',
    missing: [],
    suggestions: (body as { meals?: unknown }).meals
      ? [suggestion(sunday, pie)]
      : [suggestion(sunday, soup), suggestion(monday, stew)],
  }));
  server.answers(contract.mealplans.createMany, [planEntry(sunday, pie, { entryType: 'dinner' })]);
  await visit(`/group/mealplan/planner/suggest${search}`);
  await screen.findByRole('heading', { name: /^Suggestions/ });
}

const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a suggestion tells its reason, is exchanged for one that differs, and all are taken at once', async () => {
  await show();
  expect(await screen.findAllByText('You have leeks')).toHaveLength(2);
  await press('Another one instead of Lentil soup');
  expect(await screen.findByText('Fish pie')).toBeTruthy();
  expect(server.calls(contract.mealplanSuggestions.suggest)[1]?.body).toMatchObject({
    meals: [{ date: sunday, entryType: 'dinner' }],
    keep: [{ date: monday, entryType: 'dinner', recipeId: stew.id }],
    exclude: [soup.id],
  });
  await press('Take all 2');
  await waitFor(() =>
    expect(server.calls(contract.mealplans.createMany)[0]?.body).toEqual({
      entries: [
        { date: sunday, entryType: 'dinner', recipeId: pie.id },
        { date: monday, entryType: 'dinner', recipeId: stew.id },
      ],
    }),
  );
  expect(await screen.findByRole('button', { name: 'More for the meal plan' })).toBeTruthy();
});

test('where the plan cannot be read that is said, and asked for again', async () => {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplanRules.list, page([]));
  server.answers(contract.mealplanSuggestions.suggest, { seed: 's', missing: [], suggestions: [] });
  server.fails(contract.mealplans.list, 'server.failed');
  await visit(`/group/mealplan/planner/suggest?day=${sunday}`);
  expect((await screen.findByRole('alert')).textContent).toContain('server.failed');
  server.answers(contract.mealplans.list, page([planEntry(sunday, pie, { entryType: 'dinner' })]));
  await press('Try again');
  expect(await screen.findByText('Fish pie')).toBeTruthy();
});

test('where no recipe fits any day it is said once, and what helps', async () => {
  answerFrame();
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplanRules.list, page([]));
  server.answers(contract.mealplanSuggestions.suggest, { seed: 's', missing: [], suggestions: [] });
  await visit(`/group/mealplan/planner/suggest?day=${sunday}`);
  expect(await screen.findByRole('heading', { name: 'No recipe fits these days' })).toBeTruthy();
  expect(screen.queryByText('Nothing fits')).toBeNull();
});

test('arrows lead to the weeks beside', async () => {
  await show();
  expect(await screen.findByText('7 days are free. Here is what fits them, by your rules.')).toBeTruthy();
  await press('Next week');
  const asked = () => server.calls(contract.mealplanSuggestions.suggest).at(-1)?.body;
  await waitFor(() => expect(asked()).toMatchObject({ startDate: '2099-03-15', endDate: '2099-03-21' }));
  await press('Week before');
  await waitFor(() => expect(asked()).toMatchObject({ startDate: sunday, endDate: '2099-03-14' }));
});

test('nothing is suggested for a week that is over', async () => {
  await show('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Week before' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(false);
});

test('a week can start from the one before it, or from a template', async () => {
  await show();
  server.answers(contract.mealplans.copy, []);
  await press('The week before, copied');
  await screen.findByRole('dialog', { name: /^Copy/ });
  await press('Copy');
  await waitFor(() =>
    expect(server.calls(contract.mealplans.copy)[0]?.body).toEqual({
      startDate: '2099-03-01',
      endDate: '2099-03-07',
      to: sunday,
    }),
  );
  server.answers(contract.mealplanTemplates.list, page([]));
  await press('Templates of weeks');
  expect(await screen.findByRole('dialog', { name: 'Templates of weeks' })).toBeTruthy();
});
