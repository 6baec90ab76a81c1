import { contract, type RecipeAction } from '@larder/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { recipe } from '../../../test/samples.ts';
import { answerFrame, clickOn, mia, screenStates, visit } from '../../../test/screens.tsx';

const at = '2026-03-01T12:00:00.000Z';
const oven: RecipeAction = {
  id: '00000000-0000-4000-8000-0000000000c1',
  groupId: mia.groupId,
  actionType: 'post',
  title: 'Preheat the oven',
  url: 'https://oven.example/bake',
  createdAt: at,
  updatedAt: at,
};
const library: RecipeAction = {
  ...oven,
  id: '00000000-0000-4000-8000-0000000000c2',
  actionType: 'link',
  title: 'Library',
  url: `https://library.example/?q=\${slug}`,
};

screenStates('recipe actions', {
  at: '/group/data/recipe-actions',
  endpoint: contract.recipeActions.list,
  full: page([oven]),
  shows: /Preheat the oven/,
  empty: page([]),
  invites: /No actions yet/,
});

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipeActions.list, page([oven, library]));
});

test('one is added, and one that is refused stays in its fields with the reason', async () => {
  server.fails(contract.recipeActions.create, 'delivery.blocked-address');
  await visit('/group/data/recipe-actions');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Fridge' } });
  fireEvent.change(screen.getByLabelText('What it does'), { target: { value: 'post' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'http://10.0.0.1/fridge' } });
  const add = () => act(async () => screen.getByRole('button', { name: 'Add action' }).click());
  await add();
  expect(await screen.findByText('Refused: delivery.blocked-address')).toBeTruthy();
  server.answers(contract.recipeActions.create, oven);
  await add();
  const sent = { actionType: 'post', title: 'Fridge', url: 'http://10.0.0.1/fridge' };
  expect(server.calls(contract.recipeActions.create).map(({ body }) => body)).toEqual([sent, sent]);
});

test('one is changed', async () => {
  server.answers(contract.recipeActions.replace, oven);
  await visit('/group/data/recipe-actions');
  await clickOn(await screen.findByRole('button', { name: 'Change “Preheat the oven”' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Heat' } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  const [call] = server.calls(contract.recipeActions.replace);
  expect([call?.params, call?.body]).toEqual([
    { itemId: oven.id },
    { actionType: 'post', title: 'Heat', url: oven.url },
  ]);
});

test('a recipe is sent to a program from its menu, and a page opens with it', async () => {
  server.answers(contract.recipes.get, recipe('Lentil soup'));
  server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
  server.answers(contract.recipeActions.trigger, null);
  await visit('/g/home/r/lentil-soup');
  await clickOn(await screen.findByRole('button', { name: 'More actions' }));
  const link = await screen.findByRole('menuitem', { name: 'Library' });
  expect(link.getAttribute('href')).toBe('https://library.example/?q=lentil-soup');
  await act(async () => screen.getByRole('menuitem', { name: 'Preheat the oven' }).click());
  const [call] = server.calls(contract.recipeActions.trigger);
  expect([call?.params, call?.body]).toEqual([{ itemId: oven.id, recipeSlug: 'lentil-soup' }, { recipeScale: 1 }]);
});
