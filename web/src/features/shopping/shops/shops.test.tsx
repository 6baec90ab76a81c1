import { contract, type Shop, type ShoppingList } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { food, label, shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { answerList } from '../../../../test/shopping-server.ts';
import { Toasts } from '../../../components/Toasts.tsx';

const weekly = shoppingList('Weekly shop');
const [bread, dairy] = ['Bread', 'Dairy'].map((name) => ({ ...label(name), id: name }));
if (!bread || !dairy) throw new Error('there are two');

const corner: Shop = {
  id: '00000000-0000-4000-8000-000000000981',
  groupId: weekly.groupId,
  name: 'Corner market',
  aisles: [dairy.id, bread.id],
  foods: [],
  learnsOrder: true,
  trips: 5,
  createdAt: null,
  updatedAt: null,
};

const listWith = (more: Partial<ShoppingList>): ShoppingList => ({
  ...weekly,
  shops: [corner],
  ownAisles: [bread.id, dairy.id],
  labelSettings: [bread, dairy].map((one, position) => ({
    id: one.id,
    shoppingListId: weekly.id,
    labelId: one.id,
    position,
    label: one,
  })),
  listItems: [
    shoppingItem('', { id: 'milk', display: 'milk', isFood: true, food: food('milk'), label: dairy }),
    shoppingItem('', { id: 'rolls', display: 'rolls', isFood: true, food: food('rolls'), label: bread }),
  ],
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

/** Nothing is beside the list then. */
function onPhone() {
  const asIs = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asIs(query), matches: false }));
}

async function show(more: Partial<ShoppingList> = {}) {
  answerFrame();
  server.answers(contract.shoppingLists.list, page([weekly]));
  const list = listWith(more);
  const { received } = answerList(list);
  server.answers(contract.foods.list, page([]));
  await visit(`/shopping-lists/${weekly.id}`);
  await screen.findByRole('heading', { name: 'Weekly shop' });
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
  return { received, list };
}

/** Headings of what is to be bought. */
const aisles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '')
    .flatMap((text) => /^(Bread|Dairy)/.exec(text)?.[0] ?? []);

const openMenu = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

test('another shop has its order of aisles at once, also without a network', async () => {
  const { received } = await show();
  expect(aisles()).toEqual(['Bread', 'Dairy']);
  server.breaks(contract.shoppingOperations.send);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No shop' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Corner market' }));
  await waitFor(() => expect(aisles()).toEqual(['Dairy', 'Bread']));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Corner market' }).checked).toBe(true);
  expect(await screen.findByText('1 change waiting')).toBeTruthy();
  expect(received).toEqual([]);
});

test('on a phone another shop is chosen from a menu', async () => {
  onPhone();
  const { received } = await show();
  expect(aisles()).toEqual(['Bread', 'Dairy']);
  server.breaks(contract.shoppingOperations.send);
  const menu = await openMenu(/^Shop$/);
  expect(menu.getByRole('menuitemradio', { name: 'No shop', checked: true })).toBeTruthy();
  fireEvent.click(menu.getByRole('menuitemradio', { name: 'Corner market' }));
  await waitFor(() => expect(aisles()).toEqual(['Dairy', 'Bread']));
  expect(await screen.findByRole('button', { name: 'Shop: Corner market' })).toBeTruthy();
  expect(await screen.findByText('1 change waiting')).toBeTruthy();
  expect(received).toEqual([]);
});

test('a new shop begins with the order of the list, which is bought there from then on', async () => {
  const { received } = await show({ shops: [] });
  server.answers(contract.shops.create, ({ body }) => ({ ...corner, ...(body as { name: string }) }));
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add a shop' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: ' Rossi ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(received).toMatchObject([{ kind: 'choose-shop', shopId: corner.id }]));
  expect(server.calls(contract.shops.create)).toMatchObject([
    { body: { name: 'Rossi', aisles: [bread.id, dairy.id] } },
  ]);
});

test('the order is said to be learned, and one’s own can be used instead', async () => {
  onPhone();
  await show({ shopId: corner.id });
  server.answers(contract.shops.replace, corner);
  const menu = await openMenu(/Corner market/);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Order of aisles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order of aisles' }));
  expect(dialog.getByText('Order learned from your last 5 trips')).toBeTruthy();
  fireEvent.click(dialog.getByRole('switch', { name: 'Use my own order' }));
  await waitFor(() =>
    expect(server.calls(contract.shops.replace)).toMatchObject([
      { params: { shopId: corner.id }, body: { learnsOrder: false } },
    ]),
  );
});

test('an aisle that is moved is moved in the shop', async () => {
  await show({ shopId: corner.id });
  server.answers(contract.shops.replace, corner);
  const order = within(screen.getByRole('complementary', { name: 'Aisles in your shop' }));
  expect(order.getByRole('heading', { name: 'Aisles in Corner market' })).toBeTruthy();
  const [first] = order.getAllByRole('listitem');
  if (!first) throw new Error('there is one');
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  await waitFor(() =>
    expect(server.calls(contract.shops.replace)).toMatchObject([{ body: { aisles: [dairy.id, bread.id] } }]),
  );
});

test('an aisle is moved by taps alone', async () => {
  await show({ shopId: corner.id });
  server.answers(contract.shops.replace, corner);
  const order = within(screen.getByRole('complementary', { name: 'Aisles in your shop' }));
  fireEvent.click(order.getByRole('button', { name: `Actions for ${bread.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to the bottom' }));
  await waitFor(() =>
    expect(server.calls(contract.shops.replace)).toMatchObject([{ body: { aisles: [dairy.id, bread.id] } }]),
  );
});

test('an item that is moved by hand finds the others where the learned order had put them', async () => {
  const inDairy = (name: string) =>
    shoppingItem('', {
      id: name,
      display: name,
      isFood: true,
      foodId: name,
      food: { ...food(name), id: name },
      label: dairy,
    });
  const learned = { ...corner, foods: ['butter', 'milk', 'feta'] };
  const listItems = ['feta', 'milk', 'butter'].map(inDairy);
  const { received } = await show({ shopId: corner.id, shops: [learned], listItems });
  const rows = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest<HTMLElement>('[data-item]')?.dataset.item);
  const items = () => rows().filter((id) => id !== undefined);
  expect(items()).toEqual(['butter', 'milk', 'feta']);
  fireEvent.keyDown(screen.getByRole('checkbox', { name: /butter/i }), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(items()).toEqual(['milk', 'butter', 'feta']));
  await waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(['move', 'move']));
});

test('what was moved by hand goes back to the learned order', async () => {
  const inDairy = (name: string, isPlaced = false) =>
    shoppingItem('', {
      id: name,
      display: name,
      foodId: name,
      food: { ...food(name), id: name },
      label: dairy,
      isPlaced,
    });
  const learned = { ...corner, foods: ['butter', 'milk'] };
  const listItems = [inDairy('milk', true), inDairy('butter')];
  const { list } = await show({ shopId: corner.id, shops: [learned], listItems });
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset.item);
  expect(rows()).toEqual(['milk', 'butter']);
  const released = { ...list, listItems: [inDairy('milk'), inDairy('butter')] };
  server.answers(contract.shoppingLists.forgetPlaces, released);
  answerList(released);
  const order = within(screen.getByRole('complementary', { name: 'Aisles in your shop' }));
  expect(order.getByText('1 item stands where somebody put it')).toBeTruthy();
  fireEvent.click(order.getByRole('button', { name: 'Back to the learned order' }));
  await waitFor(() => expect(server.calls(contract.shoppingLists.forgetPlaces)).toHaveLength(1));
  server.raise('shopping');
  await waitFor(() => expect(rows()).toEqual(['butter', 'milk']));
  expect(screen.queryByRole('button', { name: 'Back to the learned order' })).toBeNull();
  const { received } = answerList(list);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toEqual(['milk', 'butter']));
  await waitFor(() => expect(received).toMatchObject([{ kind: 'move', itemId: 'milk', before: 'butter' }]));
});

test('a shop is deleted, and comes back by Undo', async () => {
  await show({ shopId: corner.id });
  server.answers(contract.shops.remove, corner);
  server.answers(contract.bin.restore, [
    { id: corner.id, kind: 'shop', name: corner.name, slug: null, isRenamed: false },
  ]);
  const menu = await openMenu(/^More for this shop$/);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Delete shop' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls(contract.bin.restore)).toMatchObject([{ body: { ids: [corner.id] } }]));
});
