import type { ListLabel } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { food, label, shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { showShoppingList } from '../../../../test/shopping-list-screen.tsx';

const list = shoppingList('Weekly shop');
const [dairy, bakery] = [
  { ...label('Dairy'), id: 'dairy' },
  { ...label('Bakery'), id: 'bakery' },
];
const labelSettings = [dairy, bakery].map(
  (label, position): ListLabel => ({ id: label.id, shoppingListId: list.id, labelId: label.id, position, label }),
);
const [milk, eggs, bread] = [
  shoppingItem('', { id: 'milk', display: 'milk', isFood: true, food: { ...food('milk'), id: 'milk' }, label: dairy }),
  shoppingItem('', { id: 'eggs', display: 'eggs', isFood: true, food: { ...food('eggs'), id: 'eggs' }, label: dairy }),
  shoppingItem('', {
    id: 'bread',
    display: 'bread',
    isFood: true,
    food: { ...food('bread'), id: 'bread' },
    label: bakery,
  }),
];

beforeEach(() => {
  // The page of the test has no layout, and no pointer to capture.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

const show = () => showShoppingList([milk, eggs, bread], { labelSettings });
const row = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) }).closest('label') as HTMLElement;
const names = (aisle: string) => {
  const section = screen.getByRole('heading', { name: new RegExp(aisle) }).closest('section') as HTMLElement;
  return within(section)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
};
const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7 };
/** Some browsers make a click of a finger that is taken away from what it has pushed aside. */
const swipe = async (name: string, by: number, { down = 0, withClick = true } = {}) => {
  const line = row(name);
  const at = (part: number) => ({ ...finger, clientX: 300 + by * part, clientY: 200 + down * part });
  await act(async () => {
    // At once: a finger that rests on a row for long opens its menu.
    fireEvent.pointerDown(line, at(0));
    for (const part of [0.2, 0.6, 1]) fireEvent.pointerMove(line, at(part));
    fireEvent.pointerUp(line, at(1));
    if (withClick) fireEvent.click(line);
  });
};
const openMenu = async (name: string) => {
  await act(async () => void fireEvent.contextMenu(row(name), { clientX: 40, clientY: 40 }));
  await screen.findByRole('menu');
};
const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('menuitem', { name })));

test('a row that is swiped a little shows what can be done, and a tap elsewhere closes it', async () => {
  const done = await show();
  await swipe('milk', -120);
  expect(screen.getByRole('button', { name: 'Take milk off the list' })).toBeTruthy();
  await act(async () => void fireEvent.pointerDown(row('eggs'), finger));
  expect(screen.queryByRole('button', { name: 'Take milk off the list' })).toBeNull();
  expect(done).toEqual([]);
});

test('a row that is swiped far is taken off, and comes back by Undo', async () => {
  const done = await show();
  await swipe('milk', -280);
  await waitFor(() => expect(done).toMatchObject([{ kind: 'remove', itemId: 'milk' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(done[1]).toMatchObject({ kind: 'add', fields: { food: { name: 'milk' } } }));
});

test('a finger that scrolls swipes nothing, and one that comes back takes nothing off', async () => {
  const done = await show();
  await swipe('milk', -40, { down: 200, withClick: false });
  await swipe('milk', 120, { withClick: false });
  expect(screen.queryByRole('button', { name: 'Take milk off the list' })).toBeNull();
  expect(done).toEqual([]);
});

test('a finger that rests opens the menu, and ticks nothing off', async () => {
  const done = await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => void fireEvent.pointerDown(row('milk'), { ...finger, clientX: 40, clientY: 40 }));
  await act(async () => void vi.advanceTimersByTime(600));
  vi.useRealTimers();
  await act(async () => {
    fireEvent.pointerUp(row('milk'), finger);
    fireEvent.click(row('milk'));
  });
  expect(await screen.findByRole('menu')).toBeTruthy();
  expect(done).toEqual([]);
});

test('the menu moves an item within its aisle', async () => {
  const done = await show();
  await openMenu('eggs');
  expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveProperty('disabled', true);
  await choose('Move up');
  await waitFor(() => expect(done).toMatchObject([{ kind: 'move', itemId: 'eggs', before: 'milk' }]));
  expect(names('Dairy')).toEqual(['eggs', 'milk']);
});

test('the menu moves an item to another aisle, behind what is there', async () => {
  const done = await show();
  await openMenu('milk');
  await choose('Move to aisle');
  await choose('Bakery');
  await waitFor(() =>
    expect(done).toMatchObject([
      { kind: 'change', itemId: 'milk', fields: { labelId: 'bakery' } },
      { kind: 'move', itemId: 'milk', before: null },
    ]),
  );
  await waitFor(() => expect(names('Bakery')).toEqual(['bread', 'milk']));
});

test('keys move an item, which keeps the focus', async () => {
  const done = await show();
  const box = screen.getByRole('checkbox', { name: /milk/ });
  await act(async () => box.focus());
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowDown', altKey: true }));
  await waitFor(() => expect(done).toMatchObject([{ kind: 'move', itemId: 'milk', before: 'bread' }]));
  expect(names('Dairy')).toEqual(['eggs', 'milk']);
  expect(await screen.findByText('milk: 2 of 2 in Dairy')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /milk/ })));
});

test('the menu edits, takes off, and lets rows be dragged', async () => {
  const done = await show();
  await openMenu('milk');
  await choose('Arrange by dragging');
  expect(screen.getByRole('checkbox', { name: /milk/ })).toHaveProperty('disabled', true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  expect(screen.getByRole('checkbox', { name: /milk/ })).toHaveProperty('disabled', false);
  await openMenu('milk');
  await choose('Take off the list');
  await waitFor(() => expect(done).toMatchObject([{ kind: 'remove', itemId: 'milk' }]));
  await openMenu('eggs');
  await choose('Edit');
  expect(await screen.findByRole('dialog', { name: 'eggs' })).toBeTruthy();
});
