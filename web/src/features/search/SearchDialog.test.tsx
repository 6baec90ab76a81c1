import { contract, type Found } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { cookbook, food, recipe, recipeSummary } from '../../../test/samples.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';

const nothing: Found = { recipes: { total: 0, items: [] }, categories: [], tags: [], tools: [], foods: [] };
const soup = recipeSummary('Lentil soup');
const found: Found = {
  ...nothing,
  recipes: {
    total: 1,
    items: [
      {
        recipe: soup,
        name: { text: 'Lentil soup', marks: [] },
        line: { part: 'ingredient', text: '2 tomatoes', marks: [[2, 10]] },
      },
    ],
  },
  tags: [{ id: 'tag', name: 'Tomato season', slug: 'tomato-season' }],
  foods: [{ id: '00000000-0000-4000-8000-000000000301', name: 'tomato', slug: null }],
};

beforeEach(() => {
  answerFrame();
  server.answers(contract.cookbooks.list, page([cookbook('Tomatoes and us')]));
  server.answers(contract.recipes.list, page([soup]));
  server.answers(contract.search.find, found);
  server.answers(contract.foods.list, page([food('tomato')]));
});

const open = async (key = '/') => {
  await screen.findByRole('main');
  fireEvent.keyDown(document.body, { key, ctrlKey: key === 'k' });
  return screen.findByRole('combobox', { name: 'Search recipes, foods, tags' });
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** By its text, which marks part. */
const option = (text: string) =>
  waitFor(() => {
    const one = screen.getAllByRole('option').find(({ textContent }) => textContent?.includes(text));
    if (!one) throw new Error(`There is no option “${text}”.`);
    return one;
  });
const selected = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true');

test('what matches is marked, with the line that it stands in, and beside recipes all else of that name is found', async () => {
  await visit('/g/home');
  type(await open('k'), 'tomato');
  const soupOption = await option('2 tomatoes');
  expect(soupOption.querySelector('mark')?.textContent).toBe('tomatoes');
  const titles = screen
    .getAllByRole('group')
    .flatMap((group) => within(group).queryByRole('presentation')?.textContent ?? []);
  expect(titles).toEqual(['Recipes', 'Cookbooks', 'Categories, tags and tools', 'Foods']);
});

test('arrows go through all sections, and Enter opens a page', async () => {
  const address = await visit('/g/home');
  const field = await open();
  type(field, 'tomato');
  await screen.findByRole('option', { name: /Lentil soup/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(selected()?.textContent).toContain('Tomatoes and us');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(selected()?.textContent).toContain('tomato');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/g/home/recipes/foods/00000000-0000-4000-8000-000000000301'));
});

test('Enter waits for what the text finds', async () => {
  server.answers(contract.recipes.get, recipe('Lentil soup'));
  const waiting = server.delays(contract.search.find);
  const address = await visit('/g/home');
  const field = await open();
  type(field, 'cat');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(server.calls(contract.search.find)).toHaveLength(1));
  expect(address()).toBe('/g/home');
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
  waiting.answer(found);
  await waitFor(() => expect(address()).toBe('/g/home/r/lentil-soup'));
});

test('pages and actions are found by their names', async () => {
  server.answers(contract.search.find, nothing);
  server.answers(contract.categories.list, page([]));
  server.answers(contract.categories.references, {});
  server.answers(contract.organizerPictures.get, {});
  const address = await visit('/g/home');
  const field = await open();
  type(field, 'dark');
  fireEvent.click(await option('Switch to dark'));
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');

  type(await open(), 'catego');
  const categories = await option('Categories');
  expect([...categories.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['g', 'c']);
  fireEvent.click(categories);
  await waitFor(() => expect(address()).toBe('/g/home/recipes/categories'));
});

test('g and a letter go to a page, which the list of keys tells', async () => {
  server.answers(contract.shoppingLists.list, page([]));
  const address = await visit('/g/home');
  await screen.findByRole('navigation', { name: 'Main' });
  fireEvent.keyDown(document.body, { key: '?' });
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.getByText('Shopping lists').closest('div')?.textContent).toBe('Shopping listsgs');
  fireEvent.click(list.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 's' });
  await waitFor(() => expect(address()).toBe('/shopping-lists'));
});

test('recent searches come back, and can be cleared', async () => {
  await visit('/g/home');
  type(await open(), 'tomato');
  fireEvent.click(await option('Tomatoes and us'));
  await open();
  expect(await screen.findByRole('button', { name: 'tomato' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText(/Part of a name/)).toBeTruthy();
});

test('nothing and a failure say so', async () => {
  server.answers(contract.search.find, nothing);
  await visit('/g/home');
  const field = await open();
  type(field, 'zzz');
  expect(await screen.findByText(/Nothing was found for “zzz”/)).toBeTruthy();
  server.fails(contract.search.find, 'server.failed');
  type(field, 'yyy');
  expect(await screen.findByText(/The search for “yyy” did not work/)).toBeTruthy();
});
