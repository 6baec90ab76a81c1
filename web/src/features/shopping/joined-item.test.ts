import { beforeAll, expect, test } from 'vitest';
import { food, shoppingItem, shoppingList, unit } from '../../../test/samples.ts';
import { joinedItem, prepareToJoin } from './joined-item.ts';
import { viewItems } from './sync/list-view.ts';

beforeAll(prepareToJoin);

const list = shoppingList('Saturday');
const potatoes = shoppingItem('', {
  id: 'potatoes',
  quantity: 1,
  food: { ...food('potato'), id: 'food', pluralName: 'potatoes' },
  unit: { ...unit('kilogram'), id: 'kilogram', abbreviation: 'kg' },
});
const bags = shoppingItem('bin bags', { id: 'bags' });
const items = viewItems({ ...list, listItems: [potatoes, bags] }, []);

const typed = (quantity: number, unitName: string, name: string, note = '') => ({
  fields: { quantity, note: name, understood: { food: name, unit: unitName, note } },
  shown: { unit: unitName ? { name: unitName } : null },
});

test.each([
  ['more in the same unit', typed(2, 'kg', 'potatoes'), { quantity: 3, unit: 'kilogram' }],
  ['more in a smaller one', typed(500, 'g', 'Potatoes'), { quantity: 1.5, unit: 'kilogram' }],
  ['more of what is a note alone', typed(2, '', 'bin bags'), { quantity: 3, unit: undefined }],
])('%s joins what is there', (_, added, expected) => {
  const joined = joinedItem(items, added);
  expect({ quantity: joined?.sum.quantity, unit: joined?.sum.unit?.name }).toEqual(expected);
});

test.each([
  ['pieces of what is weighed', typed(3, '', 'potatoes')],
  ['another food', typed(1, 'kg', 'sweet potatoes')],
  ['another note', typed(1, '', 'bags')],
])('%s does not', (_, added) => {
  expect(joinedItem(items, added)).toBeUndefined();
});

test('what has joined shows as one line without a network, and as two once the other has changed', () => {
  const { fields, shown } = typed(500, 'g', 'potatoes');
  const sum = joinedItem(items, { fields, shown })?.sum;
  const operation = { id: 'operation', kind: 'add' as const, itemId: 'more', into: 'potatoes', fields };
  const waiting = { listId: list.id, operation, shown: { ...shown, ...(sum && { sum }) }, doneAt: null };
  const view = (quantity: number) =>
    viewItems({ ...list, listItems: [{ ...potatoes, quantity }] }, [waiting]).map((one) => [one.quantity, one.note]);
  expect(view(1)).toEqual([[1.5, '']]);
  expect(view(4)).toEqual([
    [4, ''],
    [500, 'potatoes'],
  ]);
});
