import { expect, test } from 'vitest';
import { readRecipe } from '../../read-recipe.ts';
import { withTrueGroups } from './group-names.ts';

const pageOf = (said: string[], shown: string) => {
  const data = {
    '@type': 'Recipe',
    name: 'Gratin',
    recipeIngredient: said,
    recipeInstructions: ['Slice the potatoes.', 'Bake them in cream.'],
  };
  return `<html lang="en"><script type="application/ld+json">${JSON.stringify(data)}</script><body><h1>Gratin</h1>
    <h2>Ingredients</h2>${shown}<h2>Instructions</h2><ol><li>Slice the potatoes.</li><li>Bake them in cream.</li></ol></body></html>`;
};
const listOf = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const potatoes = ['3 potatoes', '1 cup cream', '1 pinch of salt'];

const read = (said: string[], shown: string) => {
  const recipe = readRecipe({ html: pageOf(said, shown), url: 'https://example.org/gratin' });
  return recipe && { groups: recipe.ingredientGroups, equipment: recipe.equipment };
};

test('a heading that repeats a line of the list is no heading', () => {
  const shown = `<h3>1 pinch of salt</h3>${listOf(potatoes)}`;
  expect(read(potatoes, shown)?.groups).toEqual([{ name: null, ingredients: potatoes }]);
});

test('headings of parts stay', () => {
  const shown = `<h3>For the top</h3>${listOf(potatoes)}`;
  expect(read(potatoes, shown)?.groups).toEqual([{ name: 'For the top', ingredients: potatoes }]);
});

test('what the page’s own data calls an ingredient stays one', () => {
  const said = ['1 baking dish', ...potatoes];
  const shown = `<h3>Equipment needed</h3>${listOf(['1 baking dish'])}<h3>Gratin dish</h3>${listOf(potatoes)}`;
  expect(read(said, shown)?.groups.flatMap(({ ingredients }) => ingredients)).toEqual(said);
});

test.each(['Equipment Needed', 'Special equipment:', 'Küchengeräte', 'Ustensiles nécessaires'])(
  'a list under "%s" is no list of ingredients',
  (name) => {
    const recipe = readRecipe({ html: pageOf(potatoes, ''), url: 'https://example.org/gratin' });
    if (!recipe) throw new Error('nothing was read');
    const groups = [...recipe.ingredientGroups, { name, ingredients: ['Baking dish', 'Knife'] }];
    expect(withTrueGroups({ ...recipe, ingredientGroups: groups }, new Set(potatoes))).toMatchObject({
      ingredientGroups: [{ name: null, ingredients: potatoes }],
      equipment: ['Baking dish', 'Knife'],
    });
  },
);
