import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../../test/fake-server.ts';
import { page } from '../../../../../test/pages.ts';
import { recipeSummary } from '../../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../../test/screens.tsx';
import { toast } from '../../../../lib/toasts/toasts.ts';

const names = ['Soup', 'Bread', 'Pie', 'Salad'];
const recipes = names.map((name, at) => ({ ...recipeSummary(name), id: `00000000-0000-4000-8000-00000000080${at}` }));

const open = async (me = {}) => {
  answerFrame(me);
  server.answers(contract.recipes.list, page(recipes));
  const where = await visit('/g/home');
  await screen.findByRole('heading', { name: 'Soup' });
  return where;
};
const click = (element: HTMLElement, how = {}) => act(async () => void fireEvent.click(element, how));
const link = (name: string) => screen.getByRole('heading', { name }).closest('a') as HTMLElement;
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const chosen = () => names.filter((name) => box(name).getAttribute('aria-checked') === 'true');
const bar = () => screen.findByRole('toolbar');

test('Ctrl chooses a recipe instead of opening it, Shift everything up to another', async () => {
  const where = await open();
  await click(link('Bread'), { ctrlKey: true });
  expect([where(), chosen()]).toEqual(['/g/home', ['Bread']]);
  await click(box('Salad'), { shiftKey: true });
  await waitFor(() => expect(chosen()).toEqual(['Bread', 'Pie', 'Salad']));
  await click(box('Pie'));
  expect(chosen()).toEqual(['Bread', 'Salad']);
  expect((await bar()).textContent).toContain('2 selected');
});

test('all that are found are chosen, and Escape lets go of them', async () => {
  await open();
  await click(screen.getByRole('button', { name: 'Select' }));
  await click(within(await bar()).getByRole('button', { name: 'Select all 4' }));
  await waitFor(() => expect(chosen()).toEqual(names));
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(link('Soup').hasAttribute('inert')).toBe(false);
});

test('settings and deleting are for those who look after the household’s data', async () => {
  await open({ canOrganize: false });
  await click(screen.getByRole('button', { name: 'Select' }));
  const titles = within(await bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(titles).toContain('Tags');
  expect(titles).not.toContain('Settings');
  expect(titles).not.toContain('Delete');
});

test('a tag that was taken off comes back on those that had it', async () => {
  const told = vi.spyOn(toast, 'undoable');
  await open();
  server.answers(contract.tags.list, page([]));
  server.answers(contract.categories.list, page([]));
  server.answers(contract.bulkRecipes.untag, {
    done: ['soup', 'bread'],
    ids: ['1', '2'],
    changed: [{ slug: 'bread', what: ['t1'] }],
    skipped: [],
  });
  server.answers(contract.bulkRecipes.tag, { done: ['bread'], ids: ['2'], changed: [], skipped: [] });
  await click(link('Soup'), { ctrlKey: true });
  await click(box('Bread'));
  await click(within(await bar()).getByRole('button', { name: 'Tags' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags and categories of 2 recipes' });
  await click(within(dialog).getByRole('radio', { name: 'Take off' }));
  const field = within(dialog).getByRole('combobox', { name: 'Tags' });
  await act(async () => void fireEvent.change(field, { target: { value: 'Old' } }));
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  await click(within(dialog).getByRole('button', { name: 'Take off' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(server.calls(contract.bulkRecipes.untag)[0]?.body).toEqual({
    recipes: ['soup', 'bread'],
    tags: [{ name: 'Old' }],
  });
  await act(async () => told.mock.calls[0]?.[2]());
  await waitFor(() =>
    expect(server.calls(contract.bulkRecipes.tag)[0]?.body).toEqual({ recipes: ['bread'], tags: [{ id: 't1' }] }),
  );
});
