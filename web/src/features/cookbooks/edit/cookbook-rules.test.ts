import { expect, test } from 'vitest';
import { readRules, writeRules } from './cookbook-rules.ts';

const me = 'me-id';

test.each([
  ['rating >= 4', { rating: 4, foods: [], rest: '' }],
  ['totalMinutes <= 40 AND lastMade IS NULL', { readyIn: 40, made: 'never', foods: [], rest: '' }],
  ['favoritedBy.id = "me-id"', { favorites: 'own', foods: [], rest: '' }],
  [
    'favoritedBy.id IS NOT NULL AND name LIKE "%pie AND tart"',
    { favorites: 'anyone', foods: [], rest: 'name LIKE "%pie AND tart"' },
  ],
  ['recipeIngredient.food.name IN ["leek", "a \\"b\\""]', { foods: ['leek', 'a "b"'], rest: '' }],
  ['rating >= 4 AND (name = "a" OR name = "b")', { rating: 4, foods: [], rest: '(name = "a" OR name = "b")' }],
])('what is chosen in “%s” is read and written as it was', (filter, rules) => {
  expect(readRules(filter, me)).toEqual(rules);
  expect(writeRules(readRules(filter, me), me)).toBe(filter);
});

test.each([
  'rating >= 4 OR lastMade IS NULL',
  'favoritedBy.id = "somebody else"',
  'recipeIngredient.food.name IN [leek]',
  'rating > 4',
  'lastMade <= "$NOW-30d"',
  'name = "never closed',
])('what cannot be chosen stays as it is written: %s', (filter) => {
  expect(readRules(filter, me)).toEqual({ foods: [], rest: filter });
});

test('alternatives that were written stay together beside what is chosen', () => {
  expect(writeRules({ rating: 5, foods: [], rest: 'name = "a" OR name = "b"' }, me)).toBe(
    'rating >= 5 AND (name = "a" OR name = "b")',
  );
});

test('nothing chosen and nothing written is no filter', () => {
  expect(writeRules({ foods: [], rest: ' ' }, me)).toBe('');
});
