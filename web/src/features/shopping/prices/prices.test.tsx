import { contract, type ShoppingItem } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { food, shoppingItem } from '../../../../test/samples.ts';
import { showShoppingList } from '../../../../test/shopping-list-screen.tsx';
import { shoppingPreferences } from '../shopping-preferences.ts';

const item = (name: string, more: Partial<ShoppingItem> = {}) =>
  shoppingItem('', { id: name, display: name, isFood: true, food: { ...food(name), id: `food ${name}` }, ...more });

beforeEach(() => shoppingPreferences.change({ showPrices: false }));

const show = async (...items: ShoppingItem[]) => {
  server.answers(contract.shoppingPrices.list, [{ foodId: 'food milk', price: 1.3, quantity: 1, unitId: null }]);
  return showShoppingList(items, {}, { currency: 'EUR' });
};
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const sum = () => screen.getByRole('region', { name: 'What it costs' });

test('nothing is told of prices until somebody asks for them', async () => {
  await show(item('milk'), item('eggs'));
  expect(screen.queryByRole('region', { name: 'What it costs' })).toBeNull();
  await click('Edit milk');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('textbox', { name: /Price/ })).toBeNull();
  await click('Done');
  await click('More for this list');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Show prices' }));
  await waitFor(() => expect(sum().textContent).toContain('0 of 2 have a price'));
});

test('what all of it costs and what is still to buy is added up', async () => {
  await show(
    item('milk', { price: 2.5 }),
    item('eggs', { price: 3 }),
    item('rice', { price: 4, checked: true }),
    item('salt'),
  );
  await waitFor(() => expect(sum().textContent).toContain('Still to buy€5.50'));
  expect(sum().textContent).toContain('Whole list€9.50');
  expect(sum().textContent).toContain('3 of 4 have a price');
  expect(screen.getByRole('button', { name: 'Edit milk' }).textContent).toContain('€2.50');
});

test('a price is said for an item, as last time for as much of its food', async () => {
  const done = await show(item('milk', { quantity: 2 }), item('eggs', { price: 3 }));
  await click('Edit milk');
  await screen.findByRole('dialog');
  fireEvent.click(await screen.findByRole('button', { name: '€2.60, as last time' }));
  await click('Done');
  await waitFor(() => expect(done).toMatchObject([{ kind: 'change', itemId: 'milk', fields: { price: 2.6 } }]));
  expect(sum().textContent).toContain('€5.60');
});

test('a price is taken away again', async () => {
  const done = await show(item('eggs', { price: 3 }));
  await click('Edit eggs');
  fireEvent.change(await screen.findByRole('textbox', { name: /Price/ }), { target: { value: '' } });
  await click('Done');
  await waitFor(() => expect(done).toMatchObject([{ kind: 'change', itemId: 'eggs', fields: { price: null } }]));
});
