import { contract } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { organizer, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';

const noah = { id: '00000000-0000-4000-8000-00000000000b', fullName: 'Noah Miller' };

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.list, page([recipeSummary('Lentil soup')]));
  server.answers(contract.users.listOfGroup, page([{ id: mia.id, fullName: mia.fullName }, noah]));
});

const filter = () => server.calls(contract.recipes.list).at(-1)?.query.get('queryFilter');

test('the recipes of a tag stand under its name, with filters of their own', async () => {
  server.answers(contract.tags.list, page([organizer('Quick')]));
  await visit('/g/home/recipes/tags/quick?readyIn=40');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quick' })).toBeTruthy();
  await waitFor(() => expect(filter()).toBe('tags.slug = "quick" AND totalMinutes <= 40'));
  const content = within(screen.getByRole('main'));
  expect(content.getByRole('link', { name: 'Tags' }).getAttribute('href')).toBe('/g/home/recipes/tags');
  expect(content.getByRole('button', { name: 'Remove filter Up to 40 min' })).toBeTruthy();
});

test('a tag gets another name on its own page, whose address follows', async () => {
  const tag = organizer('Quick');
  server.answers(contract.tags.list, page([tag]));
  const address = await visit('/g/home/recipes/tags/quick');
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Rename “Quick”' });
  fireEvent.change(field, { target: { value: 'Speedy' } });
  const renamed = { ...tag, name: 'Speedy', slug: 'speedy' };
  server.answers(contract.tags.list, page([renamed]));
  server.answers(contract.tags.replace, { ...renamed, recipes: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/g/home/recipes/tags/speedy'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Speedy' })).toBeTruthy();
});

test('what is there no more says so', async () => {
  server.answers(contract.tags.list, page([]));
  await visit('/g/home/recipes/tags/slow');
  expect(await screen.findByText('Not there any more')).toBeTruthy();
});

test('favorites are those of oneself, with their number in the sidebar, or of another member', async () => {
  server.answers(contract.users.ownFavorites, {
    ratings: [{ recipeId: recipeSummary('Lentil soup').id, rating: null, isFavorite: true }],
  });
  await visit(`/user/${mia.id}/favorites`);
  await waitFor(() => expect(filter()).toBe(`favoritedBy.id = "${mia.id}"`));
  expect(await screen.findByRole('link', { name: /^Favorites\s*1$/ })).toBeTruthy();

  await visit(`/user/${noah.id}/favorites`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Noah Miller’s favorites' })).toBeTruthy();
  await waitFor(() => expect(filter()).toBe(`favoritedBy.id = "${noah.id}"`));
});
