import { contract } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { organizer, recipe } from '../../../test/samples.ts';
import { answerFrame, visit, visitAsVisitor } from '../../../test/screens.tsx';

const soup = { ...recipe('Lentil soup'), recipeCategory: [organizer('Soups')], tags: [organizer('Winter')], rating: 4 };
const address = '/g/home/shared/r/link-1';

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipeShares.page, {
    recipe: soup,
    sharedBy: 'Mira Kowalski',
    expiresAt: new Date(Date.now() + 400 * 24 * 3_600_000).toISOString(),
  });
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('a visitor reads the recipe, and finds no way to anything else of the household', async () => {
  await visitAsVisitor(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeDefined();
  expect(screen.getByText('Shared by Mira Kowalski')).toBeDefined();
  expect(screen.getByText('Stir and wait.')).toBeDefined();
  expect(screen.getByText('Soups').closest('a')).toBeNull();
  expect(screen.getByText('Winter').closest('a')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const ways = links.filter((href) => !href?.startsWith(address) && !href?.startsWith('#'));
  expect(ways).toEqual([expect.stringMatching(/^\/login\?redirect=/)]);
  expect(screen.queryByRole('button', { name: 'Add to favorites' })).toBeNull();
});

test('it is cooked from and printed', async () => {
  const where = await visitAsVisitor(address);
  await click(await screen.findByRole('link', { name: 'Start cooking' }));
  expect(where()).toBe(`${address}?cook=true`);
  await click(await screen.findByRole('button', { name: 'Leave cook mode' }));
  await click(await screen.findByRole('link', { name: 'Print' }));
  expect(where()).toBe(`${address}?print=true`);
  await click(await screen.findByRole('button', { name: 'Back' }));
  expect(where()).toBe(address);
});

test('it is taken along as a file, by the link, or to the own Larder', async () => {
  await visitAsVisitor(address);
  const [take] = await screen.findAllByRole('button', { name: 'Take it with you' });
  await click(take as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Take it with you' }));
  const file = dialog.getByRole('link', { name: 'Download' });
  expect(file.getAttribute('href')).toBe('/api/recipes/shared/link-1/zip');
  await click(dialog.getByRole('button', { name: 'Go' }));
  expect(dialog.getByText('This is no address. It looks like larder.my-house.example')).toBeDefined();
});

test('a link that has ended says so', async () => {
  server.fails(contract.recipeShares.page, 'share-token.not-found');
  await visitAsVisitor(address);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeDefined();
});

test('a recipe that cannot be fetched is asked for again', async () => {
  server.fails(contract.recipeShares.page, 'server.failed');
  await visit(address);
  await screen.findByRole('alert');
  server.answers(contract.recipeShares.page, { recipe: soup, sharedBy: null, expiresAt: '2099-01-01T00:00:00Z' });
  await click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeDefined();
});
