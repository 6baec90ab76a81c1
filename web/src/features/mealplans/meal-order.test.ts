import { expect, test } from 'vitest';
import { newPlaces, placedAt } from './meal-order.ts';

const meal = [1, 2, 3, 4].map((id) => ({ id, position: id }));
const [one, two, , four] = meal as [Placed, Placed, Placed, Placed];
type Placed = (typeof meal)[number];

test.each([
  [one, four, [2, 3, 4, 1]],
  [four, one, [4, 1, 2, 3]],
  [two, one, [2, 1, 3, 4]],
  [one, two, [2, 1, 3, 4]],
])('%j in the place of %j', (entry, at, order) => {
  expect(placedAt(meal, entry, at).map(({ id }) => id)).toEqual(order);
});

test('what is not at the meal changes nothing', () => {
  expect(placedAt(meal, one, { id: 9, position: 0 })).toEqual(meal);
});

test('only what is elsewhere now is saved, also where places were equal', () => {
  const equal = [1, 2, 3].map((id) => ({ id, position: 5 }));
  expect(newPlaces(equal)).toEqual([
    { id: 2, position: 6 },
    { id: 3, position: 7 },
  ]);
  expect(newPlaces(placedAt(meal, one, two))).toEqual([
    { id: 2, position: 1 },
    { id: 1, position: 2 },
  ]);
});
