import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { food, label, shoppingItem } from '../../../../test/samples.ts';
import { showShoppingList } from '../../../../test/shopping-list-screen.tsx';

const dairy = { ...label('Dairy'), id: 'dairy' };
const labelSettings = [{ id: 'dairy', shoppingListId: 'list', labelId: 'dairy', position: 0, label: dairy }];
const milk = shoppingItem('fresh', {
  id: 'milk',
  display: '2 milk, fresh',
  quantity: 2,
  isFood: true,
  food: food('milk'),
  label: dairy,
});
const bags = shoppingItem('bin bags', { id: 'bags', display: 'bin bags' });
const eggs = shoppingItem('eggs', { id: 'eggs', display: 'eggs', checked: true });

const choose = async (name: string) => {
  await showShoppingList([milk, bags, eggs], { labelSettings });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More for this list' })));
  const entry = await screen.findByRole('menuitem', { name });
  await act(async () => void fireEvent.click(entry));
};

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('what is to be bought is printed by aisle, with a box for each line', async () => {
  await choose('Print');
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByRole('heading', { name: 'Weekly shop' })).toBeTruthy();
  const aisles = await within(sheet).findAllByRole('heading', { level: 3 });
  expect(aisles.map(({ textContent }) => textContent)).toEqual(['Dairy', 'Anything else']);
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['milkfresh2', 'bin bags']);
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Notes' })));
  expect(within(sheet).getAllByRole('listitem')[0]?.textContent).toBe('milk2');
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'QR code' })));
  expect(await within(sheet).findByRole('img', { name: 'QR code of this list' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(screen.queryByRole('article')).toBeNull();
});

test('a phone opens the list by its code', async () => {
  await choose('Open on a phone');
  const dialog = await screen.findByRole('dialog', { name: 'Open on a phone' });
  expect(within(dialog).getByRole('img', { name: 'QR code of this list' })).toBeTruthy();
});

test('the list is sent as text where the device can do that', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await choose('Send as text');
  expect(share).toHaveBeenCalledWith({ title: 'Weekly shop', text: 'bin bags\n\n[Dairy]\n2 milk, fresh' });
});
