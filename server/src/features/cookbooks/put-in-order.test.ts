import { expect, test } from 'vitest';
import { putInOrder } from './put-in-order.ts';

const books = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, position: index + 1 }));
const after = (moved: Record<string, number>, among = books) => {
  const changed = new Map(
    putInOrder(
      among,
      Object.entries(moved).map(([id, position]) => ({ id, position })),
    ).map(({ id, position }) => [id, position]),
  );
  return among
    .map(({ id, position }) => ({ id, position: changed.get(id) ?? position }))
    .toSorted((x, y) => x.position - y.position)
    .map(({ id, position }) => `${position}${id}`)
    .join(' ');
};

test.each<[string, Record<string, number>, string]>([
  ['a book that moves down', { a: 3 }, '1b 2c 3a 4d'],
  ['a book that moves up', { d: 1 }, '1d 2a 3b 4c'],
  ['all books at once', { a: 4, b: 3, c: 2, d: 1 }, '1d 2c 3b 4a'],
  ['a place far behind the last', { b: 99 }, '1a 2c 3d 4b'],
  ['a place before the first', { c: 0 }, '1c 2a 3b 4d'],
  ['nothing', {}, '1a 2b 3c 4d'],
])('%s', (_, moved, order) => {
  expect(after(moved)).toBe(order);
});

test('gaps close', () => {
  expect(
    after({}, [
      { id: 'a', position: 2 },
      { id: 'b', position: 7 },
    ]),
  ).toBe('1a 2b');
});

test('what stays is not written', () => {
  expect(putInOrder(books, [{ id: 'a', position: 1 }])).toEqual([]);
});
