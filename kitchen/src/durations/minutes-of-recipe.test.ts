import { expect, test } from 'vitest';
import { minutesOfRecipe } from './minutes-of-recipe.ts';

const none = { totalTime: null, prepTime: null, performTime: null, cookTime: null };

test.each([
  ['what it says itself', { totalTime: '1 hour 10 minutes', prepTime: '5 minutes' }, 70],
  ['its parts together', { prepTime: '20 Min.', performTime: '1 Std.' }, 80],
  ['the older name of cooking', { cookTime: '45' }, 45],
  ['its parts where the whole names no time', { totalTime: 'overnight', prepTime: '10 min' }, 10],
  ['nothing where no time is named', { totalTime: 'quick' }, null],
  ['nothing without times', {}, null],
  ['a hundred years at most', { totalTime: '99999999 days' }, 52_560_000],
])('the minutes of a recipe are %s', (_what, times, minutes) => {
  expect(minutesOfRecipe({ ...none, ...times })).toBe(minutes);
});
