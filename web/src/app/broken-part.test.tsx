import { contract } from '@larder/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import { recipe } from '../../test/samples.ts';
import { answerFrame, visit } from '../../test/screens.tsx';

beforeEach(() => {
  // React tells each broken part on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerFrame();
  server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
});

test('a source that is no address does not keep a recipe from being read', async () => {
  server.answers(contract.recipes.get, { ...recipe('Lentil soup'), orgURL: 'http://' });
  await visit('/g/home/r/lentil-soup');
  expect(await screen.findByText('Stir and wait.')).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('a part that breaks leaves the others', async () => {
  server.answers(contract.recipes.get, { ...recipe('Lentil soup'), notes: [null as never] });
  await visit('/g/home/r/lentil-soup');
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(await screen.findByText('Stir and wait.')).toBeTruthy();
});

test('a page that breaks as a whole says so, in its title too', async () => {
  server.answers(contract.recipes.get, { ...recipe('Lentil soup'), recipeIngredient: null as never });
  await visit('/g/home/r/lentil-soup');
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
  expect(document.title).toContain('An error occurred');
});
