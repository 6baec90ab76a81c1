import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';

const soup = { ...recipe('Lentil soup'), image: 'abc' };

beforeEach(() => {
  answerFrame();
  server.answers(contract.recipes.get, soup);
  server.answers(contract.recipes.list, page([recipeSummary('Lentil soup')]));
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** As wide as a phone. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('a tap on the picture shows it on the whole screen, and Escape leads back', async () => {
  await visit(`/g/home/r/${soup.slug}`);
  await click(await screen.findByRole('button', { name: 'See the picture of Lentil soup on the whole screen' }));
  const view = await screen.findByRole('dialog', { name: 'Lentil soup' });
  expect(within(view).getByRole('img').getAttribute('src')).toContain('/images/original.webp?version=abc');

  await act(async () => void fireEvent.keyDown(view, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a phone a recipe that was opened by a link leads back to the recipes', async () => {
  onPhone();
  const where = await visit(`/g/home/r/${soup.slug}`);
  await click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/g/home'));
});

test('the bar of a phone tells which part is read, and how long each is', async () => {
  await visit(`/g/home/r/${soup.slug}`);
  const bar = within(await screen.findByRole('navigation', { name: 'Parts of the recipe' }));
  const [ingredients, method] = bar.getAllByRole('link');
  const method1 = document.getElementById('method') as HTMLElement;
  const place = vi.spyOn(method1, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
  await act(async () => void fireEvent.scroll(window));
  expect([ingredients?.getAttribute('aria-current'), method?.getAttribute('aria-current')]).toEqual(['location', null]);

  place.mockReturnValue({ top: 100 } as DOMRect);
  await act(async () => void fireEvent.scroll(window));
  expect([ingredients?.getAttribute('aria-current'), method?.textContent]).toEqual([null, 'Method 1']);
});
