import { expect, test } from 'vitest';
import { formatNumber } from '../quantities/index.ts';
import { type AmountOfRecipe, type Makes, timesOfRecipe } from './times-of-recipe.ts';

const times = (line: AmountOfRecipe, makes: Makes = {}) => {
  const found = timesOfRecipe(line, makes);
  return found && formatNumber(found);
};

test.each<[string | null, AmountOfRecipe, Makes]>([
  ['1', {}, {}],
  ['1', { quantity: 0 }, {}],
  ['2', { quantity: 2 }, {}],
  ['⅓', { quantity: 0.333 }, {}],
  ['¾', { quantity: 0.75, unit: { name: 'batch', pluralName: 'batches' } }, {}],
  ['2', { quantity: 2, unit: { name: 'Rezept' } }, { recipeServings: 4 }],
  ['½', { quantity: 4, unit: { name: 'serving', pluralName: 'servings' } }, { recipeServings: 8 }],
  ['½', { quantity: 2, unit: { name: 'Portion', pluralName: 'Portionen' } }, { recipeServings: 4 }],
  [null, { quantity: 2, unit: { name: 'serving' } }, { recipeServings: 0 }],
  ['⅓', { quantity: 300, unit: { name: 'gram', abbreviation: 'g' } }, { recipeYield: '900 g of dough' }],
  ['⅓', { quantity: 300, unit: { name: 'gram' } }, { recipeYield: 'about 0.9 kg' }],
  ['½', { quantity: 300, unit: { name: 'gram' } }, { recipeYield: 'g', recipeYieldQuantity: 600 }],
  ['½', { quantity: 1, unit: { name: 'loaf', pluralName: 'loaves' } }, { recipeYield: '2 loaves' }],
  ['1½', { quantity: 18, unit: { name: 'muffin' } }, { recipeYield: 'muffins', recipeYieldQuantity: 12 }],
  ['2', { quantity: 1, unit: { name: 'liter' } }, { recipeYield: '500 ml stock' }],
  [null, { quantity: 300, unit: { name: 'gram' } }, { recipeYield: '2 loaves' }],
  [null, { quantity: 1, unit: { name: 'cup' } }, { recipeYield: '900 g' }],
  [null, { quantity: 1, unit: { name: 'jar' } }, { recipeServings: 4 }],
  [null, { quantity: 1, unit: { name: 'jar' } }, { recipeYield: 'a few' }],
  [null, { quantity: 1, unit: { name: 'jar' } }, { recipeYield: '0 jars' }],
])('so many times a recipe: %s', (expected, line, makes) => expect(times(line, makes)).toBe(expected));

test('numbers that are none ask for it once', () => {
  expect(times({ quantity: Number.NaN })).toBe('1');
});
