import { expect, test } from 'vitest';
import { stepFrom } from './use-scale.ts';

test.each([
  [4, 5, 3],
  [1, 2, 0.5],
  [0.5, 1, 0.5],
  [5.37, 6, 5],
  [4.999999999999, 6, 4],
  [1.2, 2, 1],
  [0.8, 1, 0.5],
])('from %d servings one goes up to %d and down to %d', (count, up, down) => {
  expect([stepFrom(count, 1), stepFrom(count, -1)]).toEqual([up, down]);
});
