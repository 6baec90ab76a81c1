import { contract, type SharedCard, type SharedList } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { recipe } from '../../../test/samples.ts';
import { answerFrame, visitAsVisitor } from '../../../test/screens.tsx';

const soup = recipe('Lentil soup');
const { id, slug, name, image, imageColor, recipeYield, recipeServings, recipeYieldQuantity } = soup;
const { totalTime, prepTime, performTime, description } = soup;
const card: SharedCard = {
  ...{ id, slug, name, image, imageColor, recipeYield, recipeServings, recipeYieldQuantity },
  ...{ totalTime, prepTime, performTime, description },
};
const shared = { sharedBy: 'Mira Kowalski', expiresAt: '2099-01-01T00:00:00Z' };
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => answerFrame());

const waysOut = (address: string) =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.startsWith(address) && !href?.startsWith('/login'));

describe('a shared cookbook', () => {
  const address = '/g/home/shared/c/link-1';
  beforeEach(() => {
    server.answers(contract.shareLinks.cookbook, {
      name: 'Soups',
      description: 'In winter',
      recipes: [card],
      ...shared,
    });
    server.answers(contract.shareLinks.recipe, { recipe: soup, ...shared });
  });

  test('shows its recipes, each of which opens, and no way to anything else', async () => {
    const where = await visitAsVisitor(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Soups' })).toBeDefined();
    expect(screen.getByText('Shared by Mira Kowalski')).toBeDefined();
    expect(screen.getByText('1 recipe')).toBeDefined();
    expect(waysOut(address)).toEqual([]);
    await click(screen.getByRole('link', { name: /Lentil soup/ }));
    expect(where()).toBe(`${address}/r/lentil-soup`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeDefined();
    await click((await screen.findAllByRole('button', { name: 'Take it with you' }))[0] as HTMLElement);
    const file = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Download' });
    expect(file.getAttribute('href')).toBe('/api/shared/links/link-1/recipes/lentil-soup/zip');
  });

  test('leads back from a recipe', async () => {
    const where = await visitAsVisitor(`${address}/r/lentil-soup`);
    await click(await screen.findByRole('link', { name: 'Soups' }));
    expect(where()).toBe(address);
  });

  test('says so without recipes, and when it has ended', async () => {
    server.answers(contract.shareLinks.cookbook, { name: 'Soups', description: '', recipes: [], ...shared });
    await visitAsVisitor(address);
    expect(await screen.findByText('There is nothing in this cookbook yet.')).toBeDefined();
  });

  test('that has ended says so', async () => {
    server.fails(contract.shareLinks.cookbook, 'share-token.not-found');
    await visitAsVisitor(address);
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeDefined();
  });

  test('that cannot be fetched is asked for again', async () => {
    server.fails(contract.shareLinks.cookbook, 'server.failed');
    await visitAsVisitor(address);
    await screen.findByRole('alert');
    server.answers(contract.shareLinks.cookbook, { name: 'Soups', description: '', recipes: [card], ...shared });
    await click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Soups' })).toBeDefined();
  });
});

test('a shared week shows what is planned day by day', async () => {
  const address = '/g/home/shared/w/link-1';
  const meal = { endDate: null, title: '', text: '', servings: null, recipe: null };
  server.answers(contract.shareLinks.week, {
    firstDay: '2026-03-02',
    meals: [
      { ...meal, date: '2026-03-02', entryType: 'dinner', title: 'Leftovers', endDate: '2026-03-03' },
      { ...meal, date: '2026-03-03', entryType: 'breakfast', recipe: card, servings: 3, text: 'With bread' },
    ],
    ...shared,
  });
  await visitAsVisitor(address);
  expect(await screen.findByRole('heading', { level: 1, name: /March 2.+8/ })).toBeDefined();
  const tuesday = within(screen.getByRole('region', { name: 'Tuesday, March 3' }));
  expect(tuesday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Breakfast.*Lentil soup.*3 servings.*With bread/),
    expect.stringMatching(/Dinner.*Leftovers/),
  ]);
  expect(tuesday.getByRole('link').getAttribute('href')).toBe(`${address}/r/lentil-soup`);
  expect(within(screen.getByRole('region', { name: 'Sunday, March 8' })).getByText('Nothing planned')).toBeDefined();
  expect(waysOut(address)).toEqual([]);
});

describe('a shared list', () => {
  const address = '/g/home/shared/l/link-1';
  const item = {
    checked: false,
    quantity: 1,
    unit: null,
    food: null,
    note: '',
    aisle: null,
    updatedAt: '2026-03-01T08:00:00Z',
  };
  const list: SharedList = {
    name: 'Saturday',
    mayTick: true,
    aisles: [{ name: 'Dairy', color: '#2e7d32' }],
    items: [
      { ...item, id: 'milk', quantity: 2, food: { name: 'milk', pluralName: null }, aisle: 0 },
      { ...item, id: 'candles', note: 'candles' },
      { ...item, id: 'bread', note: 'bread', checked: true },
    ],
    ...shared,
  };

  test('is there to be read where its sharer allows no ticks', async () => {
    server.answers(contract.shareLinks.shoppingList, { ...list, mayTick: false });
    await visitAsVisitor(address);
    expect(await screen.findByRole('heading', { level: 2, name: /Dairy/ })).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/You can read this list/)).toBeDefined();
  });

  test('is ticked, which shows at once and arrives a little later', async () => {
    server.answers(contract.shareLinks.shoppingList, list);
    await visitAsVisitor(address);
    const ticked = { ...list, items: list.items.map((one) => (one.id === 'milk' ? { ...one, checked: true } : one)) };
    server.answers(contract.shareLinks.tick, () => {
      server.answers(contract.shareLinks.shoppingList, ticked);
      return ticked;
    });
    await click(await screen.findByRole('checkbox', { name: /milk/ }));
    expect(screen.queryByRole('checkbox', { name: /milk/ })).toBeNull();
    await waitFor(() => expect(server.calls(contract.shareLinks.tick)).toHaveLength(1), { timeout: 6000 });
    expect(server.calls(contract.shareLinks.tick)[0]?.body).toMatchObject({
      ticks: [{ itemId: 'milk', checked: true, seen: item.updatedAt }],
    });
    await click(screen.getByRole('button', { name: /2$/ }));
    expect(await screen.findByRole('checkbox', { name: /milk/, checked: true })).toBeDefined();
  });

  test('keeps ticks that do not arrive, and says so', async () => {
    server.answers(contract.shareLinks.shoppingList, list);
    server.fails(contract.shareLinks.tick, 'server.failed');
    await visitAsVisitor(address);
    await click(await screen.findByRole('checkbox', { name: /milk/ }));
    expect(await screen.findByText('1 tick waits for the network', {}, { timeout: 6000 })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /milk/ })).toBeNull();
    server.answers(contract.shareLinks.tick, list);
    await waitFor(() => expect(screen.queryByText('1 tick waits for the network')).toBeNull(), { timeout: 8000 });
  });
});
