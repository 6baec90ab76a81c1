import { contract, type Ingredient, type Recipe } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { exampleIngredient } from '../edit/draft/example-recipe.ts';

const crust: Recipe = {
  ...recipe('Sweet shortcrust'),
  recipeServings: 0,
  recipeYield: '900 g',
  recipeIngredient: [exampleIngredient('flour', { quantity: 400, note: 'flour', display: '400 flour' })],
  recipeInstructions: [{ id: 's', title: '', summary: '', text: 'Chill for 1 h.', ingredientReferences: [] }],
};
const { id, name, slug, image, imageColor, recipeServings, recipeYield, recipeYieldQuantity, totalTime } = crust;
const referencedRecipe = {
  id,
  name,
  slug,
  image,
  imageColor,
  recipeServings,
  recipeYield,
  recipeYieldQuantity,
  totalTime,
};
const line: Ingredient = exampleIngredient('crust', {
  quantity: 0.75,
  referencedRecipe,
  display: '¾ × Sweet shortcrust',
});
const pie: Recipe = {
  ...recipe('Pie'),
  recipeServings: 4,
  recipeIngredient: [line],
  recipeInstructions: [
    { id: 'p', title: '', summary: '', text: 'Line the tin.', ingredientReferences: [{ referenceId: 'crust' }] },
  ],
};

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.get, (sent) => (sent.params.slug === slug ? crust : pie));
  server.answers(contract.users.ownRating, { recipeId: pie.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('another recipe opens in its line, for as much of it as is asked for', async () => {
  await visit(`/g/home/r/${pie.slug}`);
  const opener = await screen.findByRole('button', { name: /^Sweet shortcrust/, expanded: false });
  await click(opener);
  expect(await screen.findByText('¾ of the recipe, which makes 900 g')).toBeTruthy();
  expect(await screen.findByText('300')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the recipe' }).getAttribute('href')).toBe(`/g/home/r/${slug}`);

  for (let more = 0; more < 4; more++) await click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('1½ × the recipe, each making 900 g')).toBeTruthy();
  expect(await screen.findByText('600')).toBeTruthy();
});

test('the step that uses it has its method, with timers that are named after it', async () => {
  await visit(`/g/home/r/${pie.slug}`);
  const method = within(await screen.findByRole('region', { name: 'Method' }));
  const summary = await method.findByText('How to make Sweet shortcrust');
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  expect(await method.findByRole('button', { name: /1 h/ })).toBeTruthy();
});

test('a recipe tells where it is used', async () => {
  const { id, name, slug } = pie;
  server.answers(contract.recipeUses.list, [
    {
      recipe: { ...referencedRecipe, id, name, slug },
      lines: [{ referenceId: 'crust', quantity: 0.75, unit: null, note: 'cold' }],
    },
  ]);
  await visit(`/g/home/r/${crust.slug}`);
  const used = within(await screen.findByRole('region', { name: 'Used in' }));
  const link = used.getByRole('link', { name: 'Pie ¾ times, cold' });
  expect(link.getAttribute('href')).toBe('/g/home/r/pie');
});
