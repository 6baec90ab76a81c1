import { contract, SavedFilter } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { organizer, recipeSummary } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { Toasts } from '../../../components/Toasts.tsx';

const quick = { ...organizer('Quick'), slug: 'quick' };
const saved = (name: string, filter: SavedFilter['filter']): SavedFilter => ({
  id: name,
  name,
  filter,
  createdAt: null,
  updatedAt: null,
});

let filters: SavedFilter[];

beforeEach(() => {
  filters = [];
  answerFrame();
  server.answers(contract.recipes.list, page([recipeSummary('Lentil soup')]));
  for (const kind of ['categories', 'tools', 'foods'] as const) {
    server.answers(contract[kind].references, {});
  }
  server.answers(contract.tags.references, { [quick.id]: 3 });
  server.answers(contract.tags.list, page([quick]));
  server.answers(contract.savedFilters.list, () => filters);
  server.answers(contract.savedFilters.create, ({ body }) => {
    const { name, filter } = SavedFilter.pick({ name: true, filter: true }).parse(body);
    filters = [...filters, saved(name, filter)];
    server.raise('household');
    return saved(name, filter);
  });
  server.answers(contract.savedFilters.remove, ({ params }) => {
    const [gone = saved('', {})] = filters.filter(({ id }) => id === params.filterId);
    filters = filters.filter(({ id }) => id !== params.filterId);
    server.raise('household');
    return gone;
  });
});

const bar = () => within(screen.getByRole('group', { name: 'Order and filters' }));
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  fireEvent.click(await within_.findByRole('button', { name }));
const lastQuery = () => server.calls(contract.recipes.list).at(-1)?.query.get('queryFilter') ?? null;
const openSheet = async () => {
  await press(/^Filters/);
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

test('chips say what is chosen by its name, and go one by one or all at once', async () => {
  const address = await visit('/g/home?tags=["quick"]&readyIn=40&rating=4&orderBy=name');
  await press('Remove filter Quick');
  expect(bar().getByRole('button', { name: /^Filters/ })).toBe(document.activeElement);
  await waitFor(() => expect(address()).toBe('/g/home?readyIn=40&rating=4&orderBy=name'));
  expect(bar().getByRole('button', { name: 'Remove filter 4 stars and more' })).toBeTruthy();
  await press('Clear all');
  await waitFor(() => expect(address()).toBe('/g/home?orderBy=name'));
  expect(bar().queryByText('Clear all')).toBeNull();
});

test('the sheet has everything, and the list follows each tap', async () => {
  const address = await visit('/g/home');
  const sheet = await openSheet();
  await press('40 min', sheet);
  await press('3 stars and more', sheet);
  await press('Not for 3 months', sheet);
  await press(/^Quick/, sheet);
  await waitFor(() => expect(address()).toContain('quick'));
  await waitFor(() => expect(lastQuery()).toMatch(/^totalMinutes <= 40 AND rating >= 3 AND \(lastMade IS NULL OR/));
  await press('3 stars and more', sheet);
  await waitFor(() => expect(lastQuery()).not.toMatch('rating'));
  await press('Clear', sheet);
  await waitFor(() => expect(address()).toBe('/g/home'));
});

test('a filter gets a name, is there on every page, and comes back when its deletion is taken back', async () => {
  const address = await visit('/g/home?rating=4');
  const sheet = await openSheet();
  await press('Save this filter', sheet);
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'The best' } });
  await press('Save', dialog);
  await waitFor(() => expect(filters).toEqual([saved('The best', { rating: 4 })]));

  await press('The best', sheet);
  await waitFor(() => expect(address()).toBe('/g/home'));
  await press('The best', sheet);
  await waitFor(() => expect(address()).toBe('/g/home?rating=4'));

  await press('Actions for The best', sheet);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(filters).toEqual([]));
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
  await press('Undo');
  await waitFor(() => expect(filters).toEqual([saved('The best', { rating: 4 })]));
});

test('a saved filter is one tap away', async () => {
  filters = [saved('Weekdays', { tags: ['quick'], readyIn: 40 })];
  const address = await visit('/g/home');
  await press('Weekdays');
  await waitFor(() => expect(address()).toContain('readyIn=40'));
  expect(await bar().findByRole('button', { name: 'Remove filter Quick' })).toBeTruthy();
});

test('who comes back to the recipes by the sidebar finds the filters that were set', async () => {
  await visit('/g/home?rating=4');
  await screen.findByText('Lentil soup');
  const [recipes] = screen.getAllByRole('link', { name: 'Recipes' });
  await waitFor(() => expect(recipes?.getAttribute('href')).toBe('/g/home?rating=4'));
});
