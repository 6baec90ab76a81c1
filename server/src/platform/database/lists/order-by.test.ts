import { expect, test } from 'vitest';
import { OrderByError, parseOrderBy } from './order-by.ts';

test.each([
  ['name', [[['name'], 'desc']]],
  [
    'name:asc, created_at:desc',
    [
      [['name'], 'asc'],
      [['createdAt'], 'desc'],
    ],
  ],
  ['food.name : ASC', [[['food', 'name'], 'asc']]],
  [
    'createdAt,position:asc',
    [
      [['createdAt'], 'desc'],
      [['position'], 'asc'],
    ],
  ],
  ['recipe.last_made', [[['recipe', 'lastMade'], 'desc']]],
])('%s', (statement, orders) => {
  expect(parseOrderBy(statement, 'desc').map(({ path, direction }) => [path, direction])).toEqual(orders);
});

test.each([
  ['', ''],
  ['name:up', 'name:up'],
  ['name:', 'name:'],
  ['name:asc:desc', 'name:asc:desc'],
  ['name, ; drop table recipes', '; drop table recipes'],
  ['name,', ''],
  ['name desc', 'name desc'],
  ['food..name', 'food..name'],
  ['a,'.repeat(10).concat('last'), 'last'],
])('%s is refused because of %j', (statement, part) => {
  expect(() => parseOrderBy(statement, 'asc')).toThrow(new OrderByError(statement, part));
});

test('the refusal says what today’s clients know', () => {
  expect(new OrderByError('name,x:up', 'x:up').message).toBe(
    'Invalid order_by statement "name,x:up": "x:up" is invalid',
  );
});
