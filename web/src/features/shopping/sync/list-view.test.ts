import { expect, test } from 'vitest';
import { shoppingItem, shoppingList } from '../../../../test/samples.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import { viewItems } from './list-view.ts';
import type { WaitingOperation } from './waiting-operation.ts';

const list = shoppingList('Saturday');

const waiting = (operation: object): WaitingOperation => ({
  listId: list.id,
  // A part of an operation is enough for what is shown of it.
  operation: { id: newId(), ...operation } as WaitingOperation['operation'],
  shown: {},
  doneAt: null,
});

const lines = (listItems: ReturnType<typeof shoppingItem>[], ...operations: object[]) =>
  viewItems({ ...list, listItems }, operations.map(waiting)).map(({ note, checked }) => (checked ? `✓ ${note}` : note));

test('what was done shows in its order', () => {
  const [milk, eggs, soap] = ['milk', 'eggs', 'soap'].map((note) => shoppingItem(note, { id: note }));
  if (!milk || !eggs || !soap) throw new Error('there are three');
  expect(
    lines(
      [milk, eggs, soap],
      { kind: 'change', itemId: 'milk', fields: { checked: true } },
      { kind: 'add', itemId: 'rice', fields: { note: 'rice' } },
      { kind: 'move', itemId: 'rice', before: 'eggs' },
      { kind: 'remove', itemId: 'soap' },
      { kind: 'change', itemId: 'soap', fields: { checked: true }, item: { note: 'soap' } },
      { kind: 'change', itemId: 'rice', fields: { note: 'brown rice' } },
      { kind: 'move', itemId: 'milk', before: null },
    ),
  ).toEqual(['brown rice', 'eggs', '✓ milk']);
});

test('ten thousand operations on a long list are shown at once', () => {
  const items = Array.from({ length: 500 }, (_, at) => shoppingItem(`item ${at}`, { id: `item ${at}` }));
  const operations = Array.from({ length: 10_000 }, (_, at) => ({
    kind: 'change',
    itemId: `item ${at % 500}`,
    fields: { checked: Math.floor(at / 500) % 2 === 0 },
  }));
  const last = { kind: 'change', itemId: 'item 499', fields: { checked: true } };
  expect(lines(items, ...operations, last).filter((line) => line.startsWith('✓'))).toEqual(['✓ item 499']);
});
