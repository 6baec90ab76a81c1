import type { ArchivedRecipe } from '@larder/contract';
import { expect, test } from 'vitest';
import { chooseAll, chosenOf, firstChoices } from './archive-choices.ts';

const recipe = (path: string, more: Partial<ArchivedRecipe> = {}): ArchivedRecipe => ({
  path,
  name: path,
  ingredients: 1,
  steps: 1,
  files: 0,
  hasPicture: false,
  problem: null,
  known: null,
  ...more,
});
const known = { id: 'id-of-pie', slug: 'pie', name: 'Pie', reason: 'same-name' } as const;
const recipes = [recipe('stew'), recipe('pie', { known }), recipe('broken', { problem: 'It is broken.' })];

test('at first all is brought in but what the household has and what is broken', () => {
  expect(chosenOf(recipes, firstChoices(recipes))).toEqual([{ path: 'stew', into: null }]);
});

test('a recipe that is there is updated by its id', () => {
  const choices = new Map(firstChoices(recipes)).set('pie', 'update').set('stew', 'skip');
  expect(chosenOf(recipes, choices)).toEqual([{ path: 'pie', into: 'id-of-pie' }]);
});

test('all or none are chosen at once, and updates stay updates', () => {
  const updated = new Map(firstChoices(recipes)).set('pie', 'update');
  const all = chooseAll(recipes, updated, true);
  expect(chosenOf(recipes, all)).toEqual([
    { path: 'stew', into: null },
    { path: 'pie', into: 'id-of-pie' },
  ]);
  expect(chosenOf(recipes, chooseAll(recipes, all, false))).toEqual([]);
});
