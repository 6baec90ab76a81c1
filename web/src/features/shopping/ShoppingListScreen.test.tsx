import { contract, type ShoppingItem } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { food, label, shoppingItem, shoppingList } from '../../../test/samples.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';
import { answerList } from '../../../test/shopping-server.ts';
import { Toasts } from '../../components/Toasts.tsx';
import { prepareToUnderstand } from './understand-item.ts';

const list = shoppingList('Weekly shop');
const dairy = label('Dairy');

async function show(...listItems: ShoppingItem[]) {
  const labelSettings = [{ id: dairy.id, shoppingListId: list.id, labelId: dairy.id, position: 0, label: dairy }];
  answerFrame();
  server.answers(contract.shoppingLists.list, page([list]));
  const { received: done } = answerList({ ...list, labelSettings, listItems });
  server.answers(contract.foods.list, page([]));
  server.answers(contract.units.list, page([]));
  await prepareToUnderstand();
  await visit(`/shopping-lists/${list.id}`);
  await screen.findByRole('heading', { name: 'Weekly shop' });
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
  return done;
}

const milk = shoppingItem('', {
  id: 'milk',
  display: '2 milk',
  quantity: 2,
  isFood: true,
  food: food('milk'),
  label: dairy,
});

test('items stand in their aisles, and what is ticked off sinks into the basket', async () => {
  const done = await show(milk, shoppingItem('bin bags', { id: 'bags' }));
  const aisle = screen.getByRole('heading', { name: /Dairy/ }).parentElement as HTMLElement;
  fireEvent.click(within(aisle).getByRole('checkbox', { name: /milk/ }));
  await waitFor(() => expect(done).toMatchObject([{ kind: 'change', itemId: 'milk', fields: { checked: true } }]));
  expect(screen.queryByRole('heading', { name: /Dairy/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /In the basket/ }));
  expect(screen.getByRole('checkbox', { name: /milk/, checked: true })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(done.at(-1)).toMatchObject({ fields: { checked: false } }));
  expect(screen.getByRole('heading', { name: /Dairy/ })).toBeTruthy();
});

test('the list belongs to the shopping lists of the sidebar', async () => {
  await show(milk);
  const [link] = screen.getAllByRole('link', { name: 'Shopping lists' });
  expect(link?.dataset.inside).toBe('true');
});

test('what is typed is added with its amount, also as several lines at once', async () => {
  const done = await show(milk);
  const box = screen.getByRole('combobox', { name: 'Add an item' });
  fireEvent.change(box, { target: { value: '3 lemons, unwaxed' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() =>
    expect(done).toMatchObject([
      { kind: 'add', fields: { quantity: 3, understood: { food: 'lemons', unit: '', note: 'unwaxed' } } },
    ]),
  );
  expect(screen.getByText('lemons, unwaxed')).toBeTruthy();
  fireEvent.paste(box, { clipboardData: { getData: () => '- rice\n- beans\n' } });
  await waitFor(() =>
    expect(done.map((one) => one.kind === 'add' && one.fields.note)).toEqual(['lemons, unwaxed', 'rice', 'beans']),
  );
});

test('an item is taken off the list, and comes back by Undo', async () => {
  const done = await show(milk);
  fireEvent.click(screen.getByRole('button', { name: 'Edit milk' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
  await waitFor(() => expect(done).toMatchObject([{ kind: 'remove', itemId: 'milk' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(done[1]).toMatchObject({ kind: 'add', fields: { quantity: 2, food: { name: 'milk' } } }));
});

test('without a network it says how much waits', async () => {
  await show(milk);
  server.breaks(contract.shoppingOperations.send);
  fireEvent.click(screen.getByRole('checkbox', { name: /milk/ }));
  expect(await screen.findByText('1 change waiting')).toBeTruthy();
});
