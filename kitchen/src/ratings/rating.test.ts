import { expect, test } from 'vitest';
import { averageRating, toHalfStars } from './rating.ts';

test.each([
  [[4, 5], 4.5],
  [[0, 5, null], 5],
  [[0, null], 0],
  [[null], null],
  [[], null],
])('the ratings %j are %s on average', (ratings, average) => expect(averageRating(ratings)).toBe(average));

test.each([
  [4.2, 4],
  [4.25, 4.5],
  [4.75, 5],
  [0, 0],
  [7, 5],
  [-1, 0],
])('%d is drawn as %d stars', (rating, stars) => expect(toHalfStars(rating)).toBe(stars));
