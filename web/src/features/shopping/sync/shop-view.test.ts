import type { Shop } from '@larder/contract';
import { expect, test } from 'vitest';
import { food, label, shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import { viewItems } from './list-view.ts';
import { inLearnedOrder, movesOf, viewList } from './shop-view.ts';
import type { WaitingOperation } from './waiting-operation.ts';

const [bread, dairy] = [label('Bread'), { ...label('Dairy'), id: 'dairy' }];
const saturday = { ...shoppingList('Saturday'), listItems: [] };

const shop = (more: Partial<Shop> = {}): Shop => ({
  id: 'corner',
  groupId: saturday.groupId,
  name: 'Corner market',
  aisles: [],
  foods: ['butter', 'milk', 'feta'],
  learnsOrder: true,
  trips: 4,
  createdAt: null,
  updatedAt: null,
  ...more,
});

const item = (name: string, more: Parameters<typeof shoppingItem>[1] = {}) =>
  shoppingItem(name, { id: name, food: { ...food(name), id: name }, label: dairy, ...more });

const viewed = (...listItems: ReturnType<typeof item>[]) => viewItems({ ...saturday, listItems }, []);

const shown = (...listItems: ReturnType<typeof item>[]) =>
  inLearnedOrder(viewed(...listItems), shop()).map(({ id }) => id);

const waiting = (operation: object): WaitingOperation => ({
  listId: saturday.id,
  // A part of an operation is enough for what is shown of it.
  operation: { id: newId(), ...operation } as WaitingOperation['operation'],
  shown: {},
  doneAt: null,
});

test('items of an aisle come as they are taken in the shop, and what nobody knows of comes last', () => {
  expect(shown(item('cream'), item('feta'), item('milk'), item('butter'))).toEqual(['butter', 'milk', 'feta', 'cream']);
});

test('aisles share no places, and what is in the basket keeps its own', () => {
  const rolls = item('rolls', { label: bread });
  const basket = item('butter', { checked: true });
  expect(shown(item('feta'), rolls, basket, item('milk'))).toEqual(['milk', 'rolls', 'butter', 'feta']);
});

test('an aisle in which somebody has put an item somewhere stays as it is', () => {
  expect(shown(item('feta'), item('milk', { isPlaced: true }), item('butter'))).toEqual(['feta', 'milk', 'butter']);
  const basket = item('milk', { isPlaced: true, checked: true });
  expect(shown(item('feta'), basket, item('butter'))).toEqual(['butter', 'milk', 'feta']);
});

test('who moves an item finds the others of the aisle where they were', () => {
  const before = [item('cream'), item('feta'), item('milk'), item('butter')];
  const list = { ...saturday, listItems: before };
  const items = inLearnedOrder(viewItems(list, []), shop());
  const moves = movesOf(items, shop(), { kind: 'move', itemId: 'cream', before: 'milk' });
  const after = inLearnedOrder(viewItems(list, moves.map(waiting)), shop());
  expect(after.map(({ id }) => id)).toEqual(['butter', 'cream', 'milk', 'feta']);
  expect(movesOf(after, shop(), { kind: 'move', itemId: 'feta', before: 'butter' })).toHaveLength(1);
  expect(movesOf(items, undefined, { kind: 'move', itemId: 'cream', before: 'milk' })).toHaveLength(1);
});

test('a shop that is chosen without a network has its order of aisles at once', () => {
  const settings = [bread, dairy].map((one, position) => ({
    id: one.id,
    shoppingListId: saturday.id,
    labelId: one.id,
    position,
    label: one,
  }));
  const corner = shop({ aisles: [dairy.id, bread.id] });
  const list = { ...saturday, shops: [corner], ownAisles: [bread.id, dairy.id], labelSettings: settings };
  const names = (operations: WaitingOperation[]) =>
    viewList(list, operations).labelSettings.map(({ label: { name } }) => name);
  const [there, nowhere] = [corner.id, null].map((shopId) => waiting({ kind: 'choose-shop', shopId }));
  if (!there || !nowhere) throw new Error('there are two');
  expect(names([])).toEqual(['Bread', 'Dairy']);
  expect(names([there])).toEqual(['Dairy', 'Bread']);
  expect(viewList(list, [there]).shopId).toBe(corner.id);
  expect(names([there, nowhere])).toEqual(['Bread', 'Dairy']);
});
